/**
 * The sound of WAV files by their chunks; tags are skipped.
 *
 * Source: Microsoft and IBM, Multimedia Programming Interface and Data Specifications 1.0, "WAVE".
 */
import { createPartReader, nameAt, type Sound } from "./part_reader.ts";

/** Files of editors have some twenty chunks before their sound, each of two parts or three. */
const MAX_PARTS = 3000;

/** The codec that all browsers play. */
export const PCM = "PCM";
const CODECS: Record<number, string> = {
  0x1: PCM,
  0x2: "ADPCM",
  0x3: "IEEE_FLOAT",
  0x6: "A-law",
  0x7: "µ-law",
  0x11: "DVI ADPCM",
  0x31: "GSM 6.10",
  0x55: "MP3",
};

/**
 * Reads a WAV file to the beginning of its sound. A file that is cut off is as long as its rest.
 *
 * @throws {UnreadableParts} where it has no sound.
 */
export async function readWav(
  content: AsyncIterable<Uint8Array<ArrayBuffer>>,
  size: number,
): Promise<Sound> {
  const reader = createPartReader(content, MAX_PARTS);
  await reader.skip(12);
  let format: { codec: string; bytesPerSecond: number } | undefined;
  for (;;) {
    const head = await reader.take(8);
    const [name, length] = [nameAt(head, 0), head.getUint32(4, true)];
    if (name === "data") {
      const bytes = Math.min(length, size - reader.at);
      return {
        hasAudio: true,
        codec: format?.codec,
        seconds: bytes / (format?.bytesPerSecond ?? 0),
      };
    }
    const end = reader.at + length + length % 2;
    if (name === "fmt ") {
      const view = await reader.take(16);
      const kind = view.getUint16(0, true);
      const [rate, blockBytes] = [view.getUint32(4, true), view.getUint16(12, true)];
      format = { codec: CODECS[kind] ?? `number ${kind}`, bytesPerSecond: rate * blockBytes };
    }
    await reader.skip(end - reader.at);
  }
}
