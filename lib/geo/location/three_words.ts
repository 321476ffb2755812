/** Three-word addresses: `///filled.count.soap`. Which place one names, only its service knows. */

/** Full stops of the scripts in which the service has words. */
const DOTS = ".。｡．・･︒។։။۔።।";

const WORD = String.raw`[\p{L}\p{M}]{3,}`;
const GAP = String.raw`(?:\s*[${DOTS}]\s*|\s+)`;
const ADDRESS = new RegExp(`^(?:///)?\\s*(${WORD})${GAP}(${WORD})${GAP}(${WORD})$`, "u");

/** Longest text that is looked at: words have some ten letters. */
const MAX_LENGTH = 200;

/**
 * The three words of a text, joined by dots and in small letters; null unless it has exactly three
 * parts, each of three letters or more of any script, with dots or spaces between.
 */
export function parseThreeWords(text: string): string | null {
  const trimmed = text.trim();
  const match = trimmed.length > MAX_LENGTH ? null : ADDRESS.exec(trimmed);
  return match && match.slice(1).join(".").toLowerCase();
}

/**
 * True for three words that can hardly be anything else: written with slashes before or dots
 * between.
 */
export function isPlainlyThreeWords(text: string): boolean {
  return parseThreeWords(text) !== null &&
    (text.trim().startsWith("///") || !/\s/.test(text.trim()));
}
