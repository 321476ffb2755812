/** Objects of a bucket as streams that give up their connection while the reader pauses. */
import type { ByteRange } from "./object_store.ts";
import { inTurn, type Turns } from "./turns.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes per request for a reader who has lost the connection. */
const PIECE = 256 * 1024;

/**
 * Requests an object, by default all of it: `get` returns the answer, or null for a missing one.
 */
export type ObjectSource = {
  turns: Turns;
  get(range?: ByteRange): Promise<Response | null>;
};

/**
 * The bytes of an object; null for a missing one. They come over one connection, which takes a
 * turn. Between two chunks another reader may take over the turn, because 500 clients that pause
 * would use up the descriptors, and Deno would end; the rest is then requested in pieces.
 */
export async function streamObject(
  source: ObjectSource,
  range?: ByteRange,
): Promise<ReadableStream<Bytes> | null> {
  const turn = await source.turns.take();
  const answer = await source.get(range).catch((error) => {
    turn.end();
    throw error;
  });
  if (!answer?.body) {
    turn.end();
    return null;
  }
  const reader = answer.body.getReader();
  let isConnected = true;
  const leave = () => {
    isConnected = false;
    reader.cancel().catch(() => {});
    turn.end();
  };
  turn.rest(leave);
  let at = range?.start ?? 0;
  const end = range?.end ?? Number(answer.headers.get("content-length") ?? NaN) - 1;

  async function readOn(): Promise<Bytes | undefined> {
    turn.goOn();
    try {
      const { value } = await reader.read();
      if (value) turn.rest(leave);
      else turn.end();
      return value;
    } catch (error) {
      leave();
      throw error;
    }
  }

  return new ReadableStream({
    async pull(controller) {
      const bytes = isConnected ? await readOn() : await readPiece(source, at, end);
      if (!bytes) return controller.close();
      at += bytes.length;
      controller.enqueue(bytes);
    },
    cancel: leave,
  }, { highWaterMark: 0 });
}

/** Some bytes from `start`; undefined after `end`. */
async function readPiece(
  { turns, get }: ObjectSource,
  start: number,
  end: number,
): Promise<Bytes | undefined> {
  if (start > end) return undefined;
  return await inTurn(turns, async () => {
    const answer = await get({ start, end: Math.min(end, start + PIECE - 1) });
    if (answer?.status === 206) return await answer.bytes();
    throw new Error("The object is gone, or the S3 server answers no ranges");
  });
}
