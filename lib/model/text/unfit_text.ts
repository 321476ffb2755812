/** Texts that are no texts: what no form sends, and other programs choke on. Without zod. */

import { wellFormed } from "./well_formed.ts";

/** Control characters, but for tabs and breaks of lines and pages. */
// deno-lint-ignore no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/**
 * What is wrong with a text, as the end of a message; undefined where nothing is. Halves of
 * characters (lone surrogates) would be stored as others than they were sent.
 */
export function unfitness(text: string): string | undefined {
  if (/\p{Surrogate}/u.test(text)) return "This text has half a character. Type it again";
  return text.search(CONTROLS) < 0 ? undefined : "This text has a control character. Type it again";
}

/** The text without control characters, and with U+FFFD for halves of characters. */
export const fitText = (text: string): string => wellFormed(text).replace(CONTROLS, "");

/** The first `most` UTF-16 units of a text, without half a character at their end. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
