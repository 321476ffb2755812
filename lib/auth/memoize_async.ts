/** Values that are made when they are first needed. */

/** Calls `make` once for all callers, and again at the next call after a failure. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
}
