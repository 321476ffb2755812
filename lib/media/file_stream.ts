/** Files as streams: none stays open while its reader takes nothing. */
import type { ByteRange } from "./object_store.ts";
import { createTurns, inTurn } from "./turns.ts";

/** Bytes in one chunk. */
const CHUNK = 64 * 1024;

/**
 * At most so many files are open at once. More are read no faster, and each step of a visitor's
 * page would stand behind the steps of all of them.
 */
const turns = createTurns(4);

/**
 * The bytes of the file at `path`, by default all. It is opened anew for each chunk: 500 clients
 * that take nothing of a recording would hold the last descriptors, without which Deno ends. Where
 * another file takes its place meanwhile, or it is gone, the stream breaks off.
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
