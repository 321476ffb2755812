/**
 * Reads a file forward, part by part: a part is a header, a field or a stretch that is skipped. The
 * number of parts is bounded, because a file may have one for every few of its bytes.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** A structure that cannot be read: damaged, cut off, or of more parts than any recording has. */
export class UnreadableParts extends Error {}

/** Most bytes of a part that is read, and not skipped. */
const MAX_PART = 1024 * 1024;

export type PartReader = {
  /** The position in bytes of the next part. */
  readonly at: number;
  /** The next `count` bytes. @throws {UnreadableParts} when the file ends before. */
  take(count: number): Promise<DataView<ArrayBuffer>>;
  /** Goes on `count` bytes later. @throws {UnreadableParts} when the file ends before. */
  skip(count: number): Promise<void>;
};

/** Makes one, which throws after `most` parts. */
export function createPartReader(content: AsyncIterable<Bytes>, most: number): PartReader {
  const blocks = content[Symbol.asyncIterator]();
  let block: Bytes = new Uint8Array();
  let [at, parts] = [0, 0];

  /** Calls `use` with the next `count` bytes, or as many as there are, piece by piece. */
  async function pass(count: number, use: (piece: Bytes, from: number) => void): Promise<void> {
    if (count === 0) return;
    if (!(count > 0) || ++parts > most) throw new UnreadableParts();
    for (let from = 0; from < count;) {
      if (block.length === 0) {
        const next = await blocks.next();
        if (next.done) throw new UnreadableParts();
        block = next.value;
      }
      const piece = block.subarray(0, count - from);
      block = block.subarray(piece.length);
      use(piece, from);
      from += piece.length;
      at += piece.length;
    }
  }

  return {
    get at() {
      return at;
    },
    async take(count) {
      if (count > MAX_PART) throw new UnreadableParts();
      const bytes = new Uint8Array(count);
      await pass(count, (piece, from) => bytes.set(piece, from));
      return new DataView(bytes.buffer);
    },
    skip: (count) => pass(count, () => {}),
  };
}

/** `count` bytes from `at` as Latin-1, such as the name of a box. */
export const nameAt = (view: DataView, at: number, count = 4): string =>
  String.fromCharCode(...Array.from({ length: count }, (_, i) => view.getUint8(at + i)));

/** What a container says about its sound; `seconds` and `codec` are missing where unknown. */
export type Sound = { seconds?: number; codec?: string; hasAudio?: boolean; hasVideo?: boolean };
