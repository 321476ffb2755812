/** Characters that no form sends, and that other programs cannot handle. Without zod. */

import { wellFormed } from "./well_formed.ts";

/** Control characters, except tabs, line breaks and page breaks. */
// deno-lint-ignore no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/**
 * What is wrong with a text, as the key of a message among `problems`; undefined for a good one.
 * Lone surrogates would change when they are stored.
 */
export function unfitness(text: string): "halfCharacter" | "controlCharacter" | undefined {
  if (/\p{Surrogate}/u.test(text)) return "halfCharacter";
  return text.search(CONTROLS) < 0 ? undefined : "controlCharacter";
}

/** The text without control characters, with U+FFFD for lone surrogates. */
export const fitText = (text: string): string => wellFormed(text).replace(CONTROLS, "");

/** The first `most` UTF-16 units of a text, without a lone surrogate at the end. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
