/**
 * Checks that a file ends where its picture does. Data after a picture is never shown and may be
 * anything: a second file, or a part that somebody has cropped.
 *
 * Sources: https://www.w3.org/TR/png-3/#5DataRep; ITU-T T.81, appendix B, for JPEG;
 * https://developers.google.com/speed/webp/docs/riff_container
 */

/** There is data after the picture, its end is missing, or it has more parts than any picture. */
type PictureEnd = "whole" | "more follows" | "no end" | "too many parts";

/** Most steps: a PNG of 50 MB has 13,000, for chunks of 8 KB. */
const MAX_STEPS = 100_000;

/** The kinds of pictures whose ends are known. */
export type PictureKind = "jpg" | "png" | "webp";

/** The next step in a format: bytes to read, bytes to skip, or the next marker of a JPEG. */
type Wish = { take: number } | { skip: number } | "marker";

type Walk = Generator<Wish, void, number[]>;

const WALKS: Record<PictureKind, () => Walk> = { jpg: walkJpeg, png: walkPng, webp: walkWebp };

/** Markers of JPEG; those below the first one, and the restarts, have no length. */
const [FIRST_SEGMENT, FIRST_RESTART, END_OF_IMAGE] = [0xc0, 0xd0, 0xd9];

/** Takes a picture chunk by chunk and keeps a few bytes; each byte is read once at most. */
export function createPictureEnd(kind: PictureKind) {
  const walk = WALKS[kind]();
  let wish = walk.next();
  let held: number[] = [];
  let skipped = 0;
  let isAfterFill = false;
  let hasMore = false;
  let steps = 0;

  function goOn(): void {
    steps++;
    wish = walk.next(held);
    held = [];
    skipped = 0;
  }

  /** Follows one step from `at`; returns the new position, and whether the step is complete. */
  function follow(asked: Wish, bytes: Uint8Array, at: number): [at: number, isDone: boolean] {
    if (asked === "marker") return findMarker(bytes, at);
    if ("skip" in asked) {
      const count = Math.min(asked.skip - skipped, bytes.length - at);
      skipped += count;
      return [at + count, skipped === asked.skip];
    }
    while (held.length < asked.take && at < bytes.length) held.push(bytes[at++]);
    return [at, held.length === asked.take];
  }

  /** The next marker that has a length, or ends the picture. One pass, whatever the bytes are. */
  function findMarker(bytes: Uint8Array, from: number): [at: number, isDone: boolean] {
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at];
      if (isAfterFill && byte !== 0xff) {
        isAfterFill = false;
        if (isSegment(byte) || byte === END_OF_IMAGE) {
          held.push(byte);
          return [at + 1, true];
        }
      } else isAfterFill = byte === 0xff;
    }
    return [bytes.length, false];
  }

  return {
    push(bytes: Uint8Array): void {
      let at = 0;
      while (!wish.done && steps <= MAX_STEPS) {
        const [next, isDone] = follow(wish.value, bytes, at);
        at = next;
        if (!isDone) return;
        goOn();
      }
      hasMore ||= at < bytes.length;
    },
    /** The result, after the last chunk. */
    found(): PictureEnd {
      if (steps > MAX_STEPS) return "too many parts";
      if (!wish.done) return "no end";
      return hasMore ? "more follows" : "whole";
    },
  };
}

const isSegment = (marker: number): boolean =>
  marker >= FIRST_SEGMENT && (marker < FIRST_RESTART || marker > END_OF_IMAGE);

/** The CRC bytes after each chunk of a PNG. */
const CHECKSUM = 4;

function* walkPng(): Walk {
  yield { skip: 8 };
  for (let name = ""; name !== "IEND";) {
    const head = yield { take: 8 };
    name = String.fromCharCode(...head.slice(4));
    yield { skip: head.slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0) + CHECKSUM };
  }
}

function* walkWebp(): Walk {
  const head = yield { take: 8 };
  yield { skip: head.slice(4).reduceRight((sum, byte) => sum * 256 + byte, 0) };
}

/**
 * Segments, and data in scans: there 0xFF is followed by 0, by a restart, or by the next segment's
 * marker. Between other segments there is nothing, or it is skipped.
 */
function* walkJpeg(): Walk {
  yield { skip: 2 };
  for (;;) {
    const [marker] = yield "marker";
    if (marker === END_OF_IMAGE) return;
    const [high, low] = yield { take: 2 };
    yield { skip: Math.max(0, high * 256 + low - 2) };
  }
}
