/** Streams of bytes, cut and joined. */

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A file of `size` bytes that can be read more than once, each time from its start. `isOriginal`:
 * an original recording, in any format.
 */
export type FileSource = { size: number; isOriginal?: boolean; open(): AsyncGenerator<Bytes> };

/**
 * The same bytes in blocks of `size`, the last one shorter, none empty. When `content` throws, the
 * bytes before that come first.
 */
export async function* inBlocks(content: AsyncIterable<Uint8Array>, size: number) {
  let block = new Uint8Array(size);
  let filled = 0;
  try {
    for await (const chunk of content) {
      for (let at = 0; at < chunk.length;) {
        const some = chunk.subarray(at, at + size - filled);
        block.set(some, filled);
        filled += some.length;
        at += some.length;
        if (filled < size) continue;
        yield block;
        block = new Uint8Array(size);
        filled = 0;
      }
    }
  } catch (error) {
    if (filled > 0) yield block.subarray(0, filled);
    throw error;
  }
  if (filled > 0) yield block.subarray(0, filled);
}

/**
 * A stream that ends where `content` breaks off, so that all bytes before that are read: an error
 * would discard the stream's queue.
 *
 * @param content A stream that may break off.
 * @param onBreak Called with the error when it does.
 */
export function endedWhereBroken(
  content: ReadableStream<Bytes>,
  onBreak: (error: unknown) => void,
): ReadableStream<Bytes> {
  async function* received() {
    try {
      yield* content;
    } catch (error) {
      onBreak(error);
    }
  }
  return ReadableStream.from(received());
}

/** The bytes of several streams, one after the other; each is opened when it is next. */
export async function* joined(
  streams: Iterable<() => Promise<AsyncIterable<Bytes>>>,
): AsyncGenerator<Bytes> {
  for (const open of streams) yield* await open();
}
