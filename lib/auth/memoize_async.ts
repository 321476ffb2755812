/** Values that are made when they are first needed. */

/** `make`, called once for all who ask; again for the next who asks after it failed. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
}
