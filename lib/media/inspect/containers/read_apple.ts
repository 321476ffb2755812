/**
 * AIFF and CAF files by their chunks: whether they have sound.
 *
 * Sources: Apple, Audio Interchange File Format 1.3; Apple Core Audio Format Specification 1.0.
 */
import { createPartReader, nameAt, type Sound } from "./part_reader.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Files of editors have some twenty chunks, each of two parts. */
const MAX_PARTS = 3000;

/** Reads an AIFF or AIFC until it has met a format with channels, and samples. */
export async function readAiff(content: AsyncIterable<Bytes>): Promise<Sound> {
  const reader = createPartReader(content, MAX_PARTS);
  const kind = nameAt(await reader.take(12), 8);
  if (kind !== "AIFF" && kind !== "AIFC") return {};
  for (let [channels, samples] = [0, 0];;) {
    const head = await reader.take(8);
    const length = head.getUint32(4);
    const end = reader.at + length + length % 2;
    if (nameAt(head, 0) === "COMM") channels = (await reader.take(2)).getUint16(0);
    if (nameAt(head, 0) === "SSND") samples = length - 8;
    if (channels > 0 && samples > 0) return { hasAudio: true };
    await reader.skip(end - reader.at);
  }
}

/** Reads a CAF to the beginning of its sound, before which its format has to be. */
export async function readCaf(content: AsyncIterable<Bytes>): Promise<Sound> {
  const reader = createPartReader(content, MAX_PARTS);
  await reader.skip(8);
  for (let channels = 0;;) {
    const head = await reader.take(12);
    const end = reader.at + Number(head.getBigInt64(4));
    if (nameAt(head, 0) === "data") return channels > 0 ? { hasAudio: true } : {};
    if (nameAt(head, 0) === "desc") channels = (await reader.take(32)).getUint32(24);
    await reader.skip(end - reader.at);
  }
}
