/**
 * The codes with which pupils join a class: ten random letters of Crockford's base 32, 50 bits.
 * Without zod, because pages use it too.
 */
import { CODE_LETTERS } from "../tour/short_code.ts";

/** The number of letters of a class's code. */
export const CLASS_CODE_LENGTH = 10;

/** Ten letters of `CODE_LETTERS` in capitals. */
export type ClassCode = string;

/** A new code, of 50 random bits. */
export function newClassCode(): ClassCode {
  const bytes = crypto.getRandomValues(new Uint8Array(CLASS_CODE_LENGTH));
  return Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join("");
}

/**
 * Reads a code as people type it: in any case, with spaces or hyphens, O for 0, I or L for 1.
 * Undefined for a text that is no code.
 */
export function parseClassCode(text: string): ClassCode | undefined {
  const code = text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, "")
    .replace(/O/g, "0").replace(/[IL]/g, "1");
  const isCode = code.length === CLASS_CODE_LENGTH &&
    [...code].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? code : undefined;
}

/** A code as it is shown: `ABCDE-FGHJK`. */
export const formatClassCode = (code: ClassCode): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The path of the page that joins with a code. */
export const joinPath = (code: ClassCode): string => `/join/${code}`;
