/** Long work on the page's own thread that lets its author go on typing. */

/** How long the page may do nothing else, in milliseconds. */
const SLICE = 12;

/** The same items, with pauses in which the page answers its author. */
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
