/**
 * The tracks of a WebM file, by its elements before the first cluster.
 *
 * Source: RFC 8794 (EBML), section 4; RFC 9559 (Matroska), section 5.1.4.
 */
import { createPartReader, type PartReader, type Sound, UnreadableParts } from "./part_reader.ts";

/** An element is some five parts; a recording has a dozen elements before its sound. */
const MAX_PARTS = 20_000;

/** The nesting of elements that are read: a segment, its list of tracks, and a track. */
const LEVELS = [0x18538067, 0x1654ae6b, 0xae];
const TRACK_TYPE = 0x83;
const CLUSTER = 0x1f43b675;

const [VIDEO, AUDIO] = [1, 2];

/** Reads the elements before the first cluster. @throws {UnreadableParts} */
export async function readWebm(
  content: AsyncIterable<Uint8Array<ArrayBuffer>>,
  size: number,
): Promise<Sound> {
  const reader = createPartReader(content, MAX_PARTS);
  const sound: Sound = {};
  await readElements(reader, size, sound, 0);
  return sound;
}

/** True after a cluster's beginning, which ends the reading. */
async function readElements(
  reader: PartReader,
  end: number,
  sound: Sound,
  level: number,
): Promise<boolean> {
  while (reader.at < end) {
    const id = await readNumber(reader, "with its mark");
    const length = await readNumber(reader, "without");
    if (id === CLUSTER) return true;
    const after = Math.min(end, reader.at + length);
    if (id === LEVELS[level]) {
      if (await readElements(reader, after, sound, level + 1)) return true;
    } else if (id === TRACK_TYPE && length === 1) {
      const type = (await reader.take(1)).getUint8(0);
      sound.hasVideo ||= type === VIDEO;
      sound.hasAudio ||= type === AUDIO;
    }
    await reader.skip(after - reader.at);
  }
  return false;
}

/** A number whose first byte says its length; one of all ones, "unknown", is infinite. */
async function readNumber(reader: PartReader, mark: "with its mark" | "without"): Promise<number> {
  const first = (await reader.take(1)).getUint8(0);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new UnreadableParts();
  const rest = new Uint8Array((await reader.take(length - 1)).buffer);
  const isWhole = mark === "with its mark";
  const start = isWhole ? first : first & (0xff >> length);
  const isUnknown = start === 0xff >> length && rest.every((byte) => byte === 0xff);
  if (isUnknown && !isWhole) return Infinity;
  return rest.reduce((value, byte) => value * 256 + byte, start);
}
