/** Long work on the page's main thread, with pauses in which the page responds. */

/** The longest blocking time in milliseconds. */
const SLICE = 12;

/** The same items, with pauses in which the page responds. */
export async function* unhurried<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  let start = performance.now();
  for await (const item of items) {
    if (performance.now() - start > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
    yield item;
  }
}
