/**
 * Whether one word becomes the other in at most `most` edits: inserting, deleting or replacing a
 * letter, or swapping two neighbours. Swapped letters are not edited again.
 *
 * Source: optimal string alignment (Damerau, 1964), with the rows cut off where they exceed `most`.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { isWithin } from "./edit_distance.ts";
 *
 * assert.equal(isWithin(1, "bridge", "brigde"), true);
 * assert.equal(isWithin(1, "bridge", "brick"), false);
 * ```
 */
export function isWithin(most: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let beforeLast: number[] = [];
  let last: number[] = [];
  let row: number[] = [];
  for (let j = 0; j <= b.length; j++) row.push(j);
  for (let i = 1; i <= a.length; i++) {
    [beforeLast, last, row] = [last, row, [i]];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = isSame ? last[j - 1] : 1 + Math.min(last[j - 1], last[j], row[j - 1]);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, 1 + beforeLast[j - 2]);
      row.push(edits);
      least = Math.min(least, edits);
    }
    // A swap looks back two rows, and costs one edit more than the value there.
    if (least > most && Math.min(...last) >= most) return false;
  }
  return row[b.length] <= most;
}
