/** Files as streams that are closed while the reader pauses. */
import type { ByteRange } from "./object_store.ts";
import { createTurns, inTurn } from "./turns.ts";

/** Bytes in one chunk. */
const CHUNK = 64 * 1024;

/**
 * Most files that are open at once. More would not be read faster, and would delay each read of a
 * visitor's page.
 */
const turns = createTurns(4);

/**
 * The bytes of the file at `path`, by default all. It is opened again for each chunk: 500 clients
 * that pause within a recording would use up the descriptors, and Deno would end. If the file is
 * replaced or removed meanwhile, the stream breaks off.
 */
export function streamFile(
  path: string,
  { start, end }: ByteRange = { start: 0, end: Infinity },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = start;
  let before: Deno.FileInfo | undefined;
  return new ReadableStream({
    async pull(controller) {
      const length = Math.min(CHUNK, end + 1 - at);
      const { info, bytes } = length > 0
        ? await inTurn(turns, () => read(path, at, length))
        : NOTHING;
      if (!bytes) return controller.close();
      before ??= info;
      if (info.size !== before.size || +info.mtime! !== +before.mtime!) {
        throw new Error(`${path} is another file now`);
      }
      at += bytes.length;
      controller.enqueue(bytes);
    },
  }, { highWaterMark: 0 });
}

type Read = { info: Deno.FileInfo; bytes: Uint8Array<ArrayBuffer> | null };

const NOTHING = { info: undefined, bytes: null };

async function read(path: string, at: number, length: number): Promise<Read> {
  using file = await Deno.open(path);
  const info = await file.stat();
  if (at > 0) await file.seek(at, Deno.SeekMode.Start);
  const buffer = new Uint8Array(length);
  const count = await file.read(buffer);
  return { info, bytes: count === null ? null : buffer.subarray(0, count) };
}
