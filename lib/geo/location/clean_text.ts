/** Pasted location texts, reduced to plain digits, signs and spaces. */

/** Longest text that is examined, in UTF-16 units; links to a map have some hundreds. */
const MAX_LENGTH = 4096;

/**
 * Invisible format characters, such as direction marks; joiners belong to words of some scripts.
 */
const INVISIBLE = /[^\P{Cf}\u200c\u200d]|[\ufe0e\ufe0f]/gu;

/** What may enclose the whole text. */
const PAIRS = ['""', "''", "``", "“”", "„“", "„”", "‘’", "«»", "»«", "‹›", "「」", "()", "<>"];

/** Punctuation that ends a sentence or a cell, and means nothing after a location. */
const TRAILING = " \t\n\r.,;:!?…。、，،；";

/**
 * The text without invisible marks, and without space, quotes and punctuation around it; digits and
 * punctuation of other scripts and of full width become ASCII. Empty for a text that is too long to
 * be a location. Cleaning a clean text changes nothing.
 */
export function cleanText(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return "";
  const plain = toPlainSigns(trimmed.replace(INVISIBLE, "")).replace(
    /^\p{Extended_Pictographic}/u,
    "",
  );
  return withoutCellQuotes(unwrap(plain));
}

/** A text, trimmed and without the invisible marks that come with copying from a page. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "").trim();

function toPlainSigns(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[^\P{Nd}0-9]/gu, toAsciiDigit)
    .replace(/٫/g, ".")
    .replace(/،/g, ",")
    .replace(/؛/g, ";");
}

/** The ten digits of a script are consecutive, from a code that ends in 0 or 6. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  if (code > 0xffff) return digit;
  const last = code % 16;
  return String(/\p{Nd}/u.test(String.fromCharCode(code - last)) ? last : last - 6);
}

/** A text without the quotes, brackets and full stop around it, however often they nest. */
function unwrap(text: string): string {
  let inner = text.trim();
  for (;;) {
    let end = inner.length;
    while (end > 0 && TRAILING.includes(inner[end - 1])) end--;
    let next = inner.slice(0, end);
    const isPair = next.length > 1 && PAIRS.includes(next[0] + next.at(-1));
    if (isPair && !isTwoCells(next)) next = next.slice(1, -1).trim();
    if (next === inner) return inner;
    inner = next;
  }
}

const TWO_CELLS = /^(["'])([^"']*)\1\s?[,;\t]\s?(["'])([^"']*)\3$/;

const isTwoCells = (text: string) => TWO_CELLS.test(text);

/** "40.7","-74.6", as two cells of a table are copied, without the quotes. */
const withoutCellQuotes = (text: string) => text.replace(TWO_CELLS, "$2; $4");
