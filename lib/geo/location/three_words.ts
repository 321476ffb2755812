/** Three-word addresses: `///filled.count.soap`. Only their service knows their places. */

/** Full stops of the scripts that the service has words in. */
const DOTS = ".。｡．・･︒។։။۔።।";

const WORD = String.raw`[\p{L}\p{M}]{3,}`;
const GAP = String.raw`(?:\s*[${DOTS}]\s*|\s+)`;
const ADDRESS = new RegExp(`^(?:///)?\\s*(${WORD})${GAP}(${WORD})${GAP}(${WORD})$`, "u");

/** Longest text that is examined; words have some ten letters. */
const MAX_LENGTH = 200;

/**
 * The three words of a text, joined by dots and in lower case; null unless it has exactly three
 * parts of three letters or more, of any script, separated by dots or spaces.
 */
export function parseThreeWords(text: string): string | null {
  const trimmed = text.trim();
  const match = trimmed.length > MAX_LENGTH ? null : ADDRESS.exec(trimmed);
  return match && match.slice(1).join(".").toLowerCase();
}

/** True for three words that are certainly an address: with slashes before or dots between them. */
export function isPlainlyThreeWords(text: string): boolean {
  return parseThreeWords(text) !== null &&
    (text.trim().startsWith("///") || !/\s/.test(text.trim()));
}
