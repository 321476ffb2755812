/** Parts of stored MP3s, which are made of whole frames of the file when somebody asks for them. */
import {
  bytesWith,
  createFrameIndex,
  type Cut,
  cutFrames,
  type FrameIndex,
  type SeenFrame,
  spanOf,
} from "../formats/mp3/cut_frames.ts";
import { walkFrames } from "../formats/mp3/walk_frames.ts";
import { Problem } from "../model/web/problem.ts";
import { joined } from "./blocks.ts";
import type { ByteRange, ObjectStore } from "./object_store.ts";
import { createTurns, inTurn } from "./turns.ts";
import { texts } from "../texts/texts.ts";

const t = texts("fileProblems");

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of `size` bytes. `read` gives them, or a valid range; null once the recording is gone. */
export type PartFile = {
  size: number;
  read(range?: ByteRange): Promise<ReadableStream<Bytes> | null>;
};

export type RecordingParts = {
  /**
   * A part of the stored object `name` between two times in milliseconds, as a file. Null without
   * that object.
   *
   * @throws {Problem} 400 for a part that begins after the end, and for a file that is not an MP3.
   */
  part(name: string, times: { from: number; to: number }): Promise<PartFile | null>;
};

/** Most files whose frames are remembered (17 KB for an hour), and most parts (about 1 KB). */
const MOST_FILES = 100;
const MOST_PARTS = 1000;

/** Most files that are read for their frames at once, and the longest wait for that (ms). */
const [MOST_READ, PATIENCE] = [2, 60_000];

export function createRecordingParts(objects: ObjectStore): RecordingParts {
  const turns = createTurns(MOST_READ, PATIENCE);
  const indexes = createMemory<FrameIndex>(MOST_FILES);
  const cuts = createMemory<Cut>(MOST_PARTS);

  /** Reads the whole file; others have their turn between its chunks. */
  async function indexFrames(name: string): Promise<FrameIndex> {
    const index = createFrameIndex();
    await walkFrames(await open(name), index);
    const found = index.result();
    if (!found) throw new Problem(400, t("recordingIsntMpOnly"));
    return found;
  }

  async function open(name: string, range?: ByteRange): Promise<ReadableStream<Bytes>> {
    const content = await objects.read(name, range);
    if (!content) throw new Problem(404, t("recordingGone"));
    return content;
  }

  async function cut(name: string, times: { from: number; to: number }): Promise<Cut> {
    const index = await indexes.get(name, () => inTurn(turns, () => indexFrames(name)));
    const span = spanOf(index, times);
    if (!span) throw new Problem(400, t("partBeginsAfterEnd"));
    return await cutFrames(index, span, async (from, to) => {
      const { start, end, number } = bytesWith(index, from, to);
      const bytes = await new Response(await open(name, { start, end: end - 1 })).bytes();
      const frames: SeenFrame[] = [];
      const onFrame = (_: unknown, at: number, bytes: Bytes) =>
        frames.push({ offset: start + at, bytes });
      await walkFrames(ReadableStream.from([bytes]), { onFrame }, index.kind);
      return frames.slice(Math.max(0, from - number), to - number + 1);
    });
  }

  return {
    async part(name, times) {
      // Another process may have removed it.
      if (await objects.size(name) === null) return null;
      const { from, to } = times;
      const { head, start, end } = await cuts.get(
        `${name} ${from} ${to}`,
        () => cut(name, times),
      );
      return {
        size: head.length + end - start,
        async read(range = { start: 0, end: head.length + end - start - 1 }) {
          const own = head.slice(range.start, range.end + 1);
          const [first, last] = [range.start, range.end].map((at) => start + at - head.length);
          const rest = { start: Math.max(start, first), end: last };
          if (own.length === 0) return await objects.read(name, rest);
          return ReadableStream.from(joined([
            () => Promise.resolve(ReadableStream.from([own])),
            ...last < start ? [] : [() => open(name, rest)],
          ]));
        },
      };
    },
  };
}

/** Remembers the values of the latest `most` keys; a failure is not remembered. */
function createMemory<V>(most: number) {
  const values = new Map<string, Promise<V>>();
  return {
    get(key: string, make: () => Promise<V>): Promise<V> {
      const value = values.get(key) ?? make();
      values.delete(key);
      values.set(key, value);
      if (values.size > most) values.delete(values.keys().next().value!);
      value.catch(() => values.get(key) === value && values.delete(key));
      return value;
    },
  };
}
