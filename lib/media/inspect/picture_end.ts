/**
 * Checks that a file ends where its picture does. Data after a picture is never shown and may be
 * anything: a second file, or a part that somebody has cropped.
 *
 * Sources: https://www.w3.org/TR/png-3/#5DataRep; ITU-T T.81, appendix B, for JPEG;
 * https://developers.google.com/speed/webp/docs/riff_container
 */

/** There is data after the picture, or its end is missing. */
type PictureEnd = "whole" | "more follows" | "no end";

/** The kinds of pictures whose ends are known. */
export type PictureKind = "jpg" | "png" | "webp";

/** The next step in a format: bytes to read, bytes to skip, or the marker after a 0xFF. */
type Wish = { take: number } | { skip: number } | { seek: 0xff };

type Walk = Generator<Wish, void, number[]>;

const WALKS: Record<PictureKind, () => Walk> = { jpg: walkJpeg, png: walkPng, webp: walkWebp };

/** Markers of JPEG; those below the first one, and the restarts, have no length. */
const [FIRST_SEGMENT, FIRST_RESTART, START_OF_IMAGE, END_OF_IMAGE] = [0xc0, 0xd0, 0xd8, 0xd9];

/** Takes a picture chunk by chunk and keeps a few bytes; each byte is read once at most. */
export function createPictureEnd(kind: PictureKind) {
  const walk = WALKS[kind]();
  let wish = walk.next();
  let held: number[] = [];
  let skipped = 0;
  let hasMore = false;

  function goOn(): void {
    wish = walk.next(held);
    held = [];
    skipped = 0;
  }

  /** Follows one step from `at`; returns the new position, and whether the step is complete. */
  function follow(asked: Wish, bytes: Uint8Array, at: number): [at: number, isDone: boolean] {
    if ("skip" in asked) {
      const count = Math.min(asked.skip - skipped, bytes.length - at);
      skipped += count;
      return [at + count, skipped === asked.skip];
    }
    if ("take" in asked) {
      while (held.length < asked.take && at < bytes.length) held.push(bytes[at++]);
      return [at, held.length === asked.take];
    }
    const found = bytes.indexOf(asked.seek, at);
    return found < 0 ? [bytes.length, false] : [found + 1, true];
  }

  return {
    push(bytes: Uint8Array): void {
      let at = 0;
      while (!wish.done) {
        const [next, isDone] = follow(wish.value, bytes, at);
        at = next;
        if (!isDone) return;
        goOn();
      }
      hasMore ||= at < bytes.length;
    },
    /** The result, after the last chunk. */
    found(): PictureEnd {
      if (!wish.done) return "no end";
      return hasMore ? "more follows" : "whole";
    },
  };
}

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
    yield { seek: 0xff };
    let [marker] = yield { take: 1 };
    while (marker === 0xff) [marker] = yield { take: 1 };
    if (marker === END_OF_IMAGE) return;
    if (marker < FIRST_SEGMENT || marker >= FIRST_RESTART && marker <= START_OF_IMAGE) continue;
    const [high, low] = yield { take: 2 };
    yield { skip: Math.max(0, high * 256 + low - 2) };
  }
}
