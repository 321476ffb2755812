/** Finds the frames of an MP3, whatever its first frame claims. */
import { type Frame, FRAME_HEAD, readFrame } from "./frame_header.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Most bytes that look like the beginning of a frame, and are not: as many as in 50 MB of any other
 * data. A file of such bytes alone would take seconds.
 */
const MAX_FALSE = 200_000;

/** Bytes of an ID3 tag's header. */
const TAG_HEAD = 10;

type Found = {
  /**
   * Called with each frame, its offset in the content, and its bytes: all of the first frame's, and
   * of those that are in one block.
   */
  onFrame(frame: Frame, offset: number, bytes: Bytes): void;
  /** Called with the bytes of each tag. */
  onTag?(bytes: number): void;
};

/**
 * Calls `onFrame` for the frames, until there are too many false ones. Each byte is read once.
 * Where frames begin, or continue after other bytes, two must follow each other, because random
 * bytes can look like a header.
 *
 * @param kind The frames' kind, for content that begins with one of them.
 */
export async function walkFrames(
  content: AsyncIterable<Bytes>,
  { onFrame, onTag }: Found,
  kind?: number,
): Promise<void> {
  let rest: Bytes = new Uint8Array();
  /** Bytes of a frame or tag that are still to come. */
  let ahead = 0;
  /** Bytes before `rest`. */
  let before = 0;
  let isInSync = kind !== undefined;
  let falseBeginnings = 0;

  /** Finds the frames in `bytes`; returns where the rest begins, possibly beyond their end. */
  function find(bytes: Bytes, start: number, isEnd: boolean): number {
    let at = start;
    while (at + (isEnd ? FRAME_HEAD : TAG_HEAD) <= bytes.length) {
      if (falseBeginnings > MAX_FALSE) return bytes.length;
      const tag = lengthOfTag(bytes, at);
      const frame = tag > 0 ? undefined : readFrame(bytes, at);
      if (tag > 0) {
        onTag?.(tag);
        at += tag;
      } else if (frame === undefined || kind !== undefined && frame.kind !== kind) {
        isInSync = false;
        falseBeginnings++;
        at = nextCandidate(bytes, at);
      } else {
        const end = at + frame.length;
        if (!isInSync && !isEnd && end + FRAME_HEAD > bytes.length) return at;
        if (isInSync || isFollowed(bytes, end, frame.kind)) {
          ({ kind } = frame);
          isInSync = true;
          onFrame(frame, before + at, bytes.subarray(at, end));
          at = end;
        } else {
          falseBeginnings++;
          at = nextCandidate(bytes, at);
        }
      }
    }
    return at;
  }

  for await (const block of content) {
    const bytes = rest.length > 0 ? concat(rest, block) : block;
    const at = find(bytes, ahead, false);
    const used = Math.min(at, bytes.length);
    ahead = at - used;
    before += used;
    rest = bytes.subarray(used);
  }
  find(rest, ahead, true);
}

/** The next byte that could begin a frame. */
function nextCandidate(bytes: Bytes, at: number): number {
  const next = bytes.indexOf(0xff, at + 1);
  return next < 0 ? bytes.length : next;
}

/** Whether a frame is followed by another of its kind, or by the end of the file. */
const isFollowed = (bytes: Bytes, end: number, kind: number) =>
  end === bytes.length || readFrame(bytes, end)?.kind === kind;

/** Bytes of the ID3 tag at `at`; 0 without one. */
function lengthOfTag(bytes: Bytes, at: number): number {
  if (bytes[at] !== 0x49 || bytes[at + 1] !== 0x44 || bytes[at + 2] !== 0x33) return 0;
  if (at + TAG_HEAD > bytes.length) return 0;
  // Four bytes with seven bits each.
  const size = bytes.subarray(at + 6, at + TAG_HEAD).reduce((sum, byte) => sum * 128 + byte, 0);
  return TAG_HEAD + size;
}

function concat(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
