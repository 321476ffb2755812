/** The length of an MP3, by counting its frames, whatever a header claims. */
import { FRAME_HEAD, readFrame } from "./mp3_frame.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The result; `layer` is missing without frames. */
type Mp3Length = {
  seconds: number;
  layer?: number;
  /** Bytes of the frames, and of tags between them. */
  sound: number;
  tags: number;
};

/**
 * Most bytes that look like the beginning of a frame, and are not: as many as in 50 MB of any other
 * data. A file of such bytes alone would take seconds.
 */
const MAX_FALSE = 200_000;

/** Bytes of an ID3 tag's header. */
const TAG_HEAD = 10;

/**
 * Counts the frames, until there are too many false ones. Each byte is read once. Where frames
 * begin, or continue after other bytes, two must follow each other, because random bytes can look
 * like a header.
 */
export async function measureMp3(content: AsyncIterable<Bytes>): Promise<Mp3Length> {
  const found: Mp3Length = { seconds: 0, sound: 0, tags: 0 };
  let rest: Bytes = new Uint8Array();
  /** Bytes of a frame or tag that are still to come. */
  let ahead = 0;
  let isInSync = false;
  let kind: number | undefined;
  let falseBeginnings = 0;

  /** Counts the frames in `bytes`; returns where the rest begins, which may be beyond their end. */
  function count(bytes: Bytes, start: number, isEnd: boolean): number {
    let at = start;
    while (at + (isEnd ? FRAME_HEAD : TAG_HEAD) <= bytes.length) {
      if (falseBeginnings > MAX_FALSE) return bytes.length;
      const tag = lengthOfTag(bytes, at);
      const frame = tag > 0 ? undefined : readFrame(bytes, at);
      if (tag > 0) {
        found.tags += tag;
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
          found.layer ??= frame.layer;
          found.seconds += frame.seconds;
          found.sound += frame.length;
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
    const at = count(bytes, ahead, false);
    ahead = Math.max(0, at - bytes.length);
    rest = bytes.subarray(Math.min(at, bytes.length));
  }
  count(rest, ahead, true);
  return found;
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
