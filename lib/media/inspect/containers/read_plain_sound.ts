/**
 * FLAC and AAC files, which have no container around their sound: whether they begin with it.
 *
 * Sources: RFC 9639, section 8.2, for FLAC; ISO/IEC 13818-7, section 6.2, for AAC (ADTS); ID3 tag
 * version 2.4.0, section 3.1.
 */
import { createPartReader, nameAt, type PartReader, type Sound } from "./part_reader.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The parts of a tag before the sound, and of the sound's beginning. */
const MAX_PARTS = 20;

/** Bytes of a tag's header, of FLAC's until its sample rate, and more than those of AAC's. */
const HEAD = 10;

/** Frames of AAC in a row that show sound: other bytes hardly ever look like so many. */
const FRAMES = 3;

/** Reads the beginning of a FLAC file. @throws {UnreadableParts} */
export async function readFlac(content: AsyncIterable<Bytes>): Promise<Sound> {
  const reader = createPartReader(content, MAX_PARTS);
  if (nameAt(await takeAfterTag(reader), 0) !== "fLaC") return {};
  const rate = (await reader.take(HEAD + 2)).getUint32(8) >>> 12;
  return rate > 0 ? { hasAudio: true, codec: "FLAC" } : {};
}

/** Reads the first frames of an AAC file. @throws {UnreadableParts} */
export async function readAac(content: AsyncIterable<Bytes>): Promise<Sound> {
  const reader = createPartReader(content, MAX_PARTS);
  let head = await takeAfterTag(reader);
  for (let frame = 1; frame < FRAMES; frame++) {
    const isFrame = (head.getUint16(0) & 0xfff6) === 0xfff0;
    if (!isFrame) return {};
    const length = (head.getUint32(3) >>> 13) & 0x1fff;
    await reader.skip(length - HEAD);
    head = await reader.take(HEAD);
  }
  return { hasAudio: true, codec: "AAC" };
}

/** The first bytes of the sound, behind an ID3 tag if there is one. */
async function takeAfterTag(reader: PartReader): Promise<DataView> {
  const head = await reader.take(HEAD);
  if (nameAt(head, 0, 3) !== "ID3") return head;
  // Four bytes with seven bits each.
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + head.getUint8(at), 0);
  await reader.skip(size);
  return await reader.take(HEAD);
}
