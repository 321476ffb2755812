/** One act on several things at once. Without zod, because pages use it too. */

/** Most archives or accounts of one request. */
export const MAX_AT_ONCE = 100;

/** What became of each: done, now or before; or refused, with the reason in words for people. */
export type ActResult =
  | { id: string; isDone: true }
  | { id: string; isDone: false; status: number; reason: string };
