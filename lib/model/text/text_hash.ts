/** A short mark of a text, which shows whether it has changed since. */

/**
 * 53 bits of a text as 11 letters and digits: cyrb53, by bryc (public domain,
 * https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js). Not for secrets.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { textHash } from "./text_hash.ts";
 *
 * assert.equal(textHash("The bell"), textHash("The bell"));
 * assert.notEqual(textHash("The bell"), textHash("The bells"));
 * ```
 */
export function textHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, "0");
}
