/**
 * The count of frames that may stand in the first frame of an MP3, after the words "Xing" or
 * "Info".
 *
 * Source: https://id3.org/id3v2.4.0-structure, section 3.1, for what may stand before that frame.
 */
import { inBlocks } from "./blocks.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of the first frame in which the word may stand. */
const FIRST_FRAME = 256;

/** Bytes of an ID3 tag's header. */
const TAG_HEADER = 10;

const BLOCK = 64 * 1024;

/**
 * The same MP3 without that count, which may say anything: whoever wants to know how long the sound
 * is has to count.
 */
export async function* withoutFrameCount(content: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  let frameAt: number | undefined;
  let at = 0;
  /** What of the frame has come, while the rest of it is missing. */
  let held: Bytes | undefined;
  for await (const next of inBlocks(content, BLOCK)) {
    frameAt ??= lengthOfTag(next);
    const block = held ? concat(held, next) : next;
    held = undefined;
    const [begin, end] = [frameAt - at, frameAt + FIRST_FRAME - at];
    if (begin < block.length && end > block.length) {
      held = block;
      continue;
    }
    if (end > 0) blankWord(block, begin, end);
    at += block.length;
    yield block;
  }
  if (!held) return;
  blankWord(held, frameAt! - at, held.length);
  yield held;
}

/** Bytes of the ID3 tag with which a file begins; 0 without one. */
function lengthOfTag(start: Bytes): number {
  if (start.length < TAG_HEADER || !isWord(start, 0, "ID3")) return 0;
  // Four bytes of seven bits each.
  return TAG_HEADER + start.subarray(6, TAG_HEADER).reduce((sum, byte) => sum * 128 + byte, 0);
}

function blankWord(block: Bytes, begin: number, end: number): void {
  for (let at = Math.max(0, begin); at < Math.min(end, block.length); at++) {
    if (isWord(block, at, "Xing") || isWord(block, at, "Info")) block.fill(0, at, at + 4);
  }
}

const isWord = (bytes: Bytes, at: number, word: string) =>
  String.fromCharCode(...bytes.subarray(at, at + word.length)) === word;

function concat(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
