/**
 * Short codes: six letters and digits that name an archive or a stop on signs and labels. Without
 * zod, because visitors' pages read them.
 *
 * Five letters of Crockford's base 32 (https://www.crockford.com/base32.html) are random. The sixth
 * is a check letter of the same alphabet, a weighted sum in the field of 32 elements, so that one
 * wrong letter, or two neighbours that changed places, never make another valid code.
 */

/** The letters of codes: no I, L, O and U. */
export const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The number of letters of a code with its check letter. */
export const CODE_LENGTH = 6;

/** Six letters of `CODE_LETTERS` in capitals, of which the last is the check letter. */
export type ShortCode = string;

/** The reason why a text is not a code. */
export type CodeFlaw =
  /** Fewer or more than six letters. */
  | "length"
  /** A character that codes do not have, such as U. */
  | "letter"
  /** The check letter does not match the others. */
  | "check";

/** x⁵ + x² + 1: the field's polynomial, of which x generates all 31 elements but zero. */
const POLYNOMIAL = 0b100101;

/** Multiplies an element of the field by x. */
const timesX = (element: number): number => {
  const product = element << 1;
  return product >= 32 ? product ^ POLYNOMIAL : product;
};

/** The check letter of five letters of `CODE_LETTERS`. */
export function checkLetterOf(letters: string): string {
  let sum = 0;
  for (const letter of letters) sum = timesX(sum ^ CODE_LETTERS.indexOf(letter));
  return CODE_LETTERS[sum];
}

/** Whether a text is a code as it is stored: capitals without hyphens. */
export function isShortCode(text: string): boolean {
  return "code" in readShortCode(text) && text === squeeze(text);
}

/**
 * Reads a code as people type it: in any case, with spaces or hyphens, O for 0, I or L for 1.
 */
export function readShortCode(text: string): { code: ShortCode } | { flaw: CodeFlaw } {
  const code = squeeze(text);
  if ([...code].some((letter) => !CODE_LETTERS.includes(letter))) return { flaw: "letter" };
  if (code.length !== CODE_LENGTH) return { flaw: "length" };
  return checkLetterOf(code.slice(0, -1)) === code.at(-1) ? { code } : { flaw: "check" };
}

/** The code in a text, or undefined for a text that is no code. */
export function parseShortCode(text: string): ShortCode | undefined {
  const read = readShortCode(text);
  return "code" in read ? read.code : undefined;
}

/** Letters that are taken for each other, in print and by hand. */
const ALIKE = ["0DQ", "17", "2Z", "5S", "6G", "8B", "UVY"];

/** Most letters of one code that are taken to be misread. */
const MAX_MISREAD = 2;

/**
 * The codes that a text of six letters may be a misreading of, without the text itself: usually
 * none or one, since their check letter is right.
 */
export function alikeCodes(text: string): ShortCode[] {
  const letters = [...squeeze(text)];
  if (letters.length !== CODE_LENGTH) return [];
  let read = [{ code: "", misread: 0 }];
  for (const letter of letters) {
    const alike = ALIKE.find((group) => group.includes(letter)) ?? letter;
    read = read.flatMap(({ code, misread }) =>
      [...alike].map((other) => ({
        code: code + other,
        misread: misread + Number(other !== letter),
      }))
    ).filter(({ misread }) => misread <= MAX_MISREAD);
  }
  return read.filter(({ code, misread }) => misread > 0 && isShortCode(code))
    .map(({ code }) => code);
}

/** Capitals without spaces and hyphens, with Crockford's 0 for O and 1 for I and L. */
const squeeze = (text: string): string =>
  text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");

/** A code as it is printed and shown: `K7M-4QX`. */
export const formatShortCode = (code: ShortCode): string => `${code.slice(0, 3)}-${code.slice(3)}`;

/** The path of a code's address. */
export const shortCodePath = (code: ShortCode): string => `/q/${code}`;

/** What a code opens, for those who may see it: `path` is a page of ours, at the stop. */
export type OpenedCode = { code: ShortCode; tourId: string; stopId?: string; path: string };
