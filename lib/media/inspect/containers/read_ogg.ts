/**
 * The streams in an Ogg file by its first pages.
 *
 * Source: RFC 3533, sections 4 and 6; a page that begins a stream comes before all other pages.
 */
import { createPartReader, nameAt, type Sound, UnreadableParts } from "./part_reader.ts";

/** A page is three parts; a recording has one stream, and sometimes one about it. */
const MAX_PARTS = 100;

/** The header of a page, without its list of segments. */
const HEAD = 27;

/** The flag of a page that begins a stream. */
const BEGINS = 2;

/** Streams by their first bytes. */
const SOUNDS: Record<string, string> = {
  "OpusHead": "Opus",
  "\x01vorbis": "Vorbis",
  "\x7fFLAC": "FLAC",
  "Speex   ": "Speex",
};
const FILMS = ["\x80theora"];
const LONGEST_NAME = 8;

/** Reads the first pages. @throws {UnreadableParts} */
export async function readOgg(content: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Sound> {
  const reader = createPartReader(content, MAX_PARTS);
  const sound: Sound = {};
  for (;;) {
    const head = await reader.take(HEAD);
    if (nameAt(head, 0) !== "OggS") throw new UnreadableParts();
    if (!(head.getUint8(5) & BEGINS)) return sound;
    const segments = new Uint8Array((await reader.take(head.getUint8(26))).buffer);
    const length = segments.reduce((sum, bytes) => sum + bytes, 0);
    const beginning = nameAt(await reader.take(length), 0, Math.min(LONGEST_NAME, length));
    const name = Object.keys(SOUNDS).find((name) => beginning.startsWith(name));
    sound.codec ??= name && SOUNDS[name];
    sound.hasVideo ||= FILMS.some((name) => beginning.startsWith(name));
  }
}
