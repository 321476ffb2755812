/** Files of further containers that cost their reader as much as possible for each byte. */
import { joinBytes } from "./hostile_media.ts";
import { mediaFile } from "./media_files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string): Bytes => new TextEncoder().encode(value);

/** `part` as often as it fits into `size` bytes. */
function filledWith(part: Uint8Array, size: number): Bytes {
  const bytes = new Uint8Array(Math.floor(size / part.length) * part.length);
  for (let at = 0; at < bytes.length; at += part.length) bytes.set(part, at);
  return bytes;
}

/** A number as 32 bits. */
function word(value: number, isLittleEndian = false): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, isLittleEndian);
  return bytes;
}

const chunk = (name: string, body: Uint8Array) =>
  joinBytes(text(name), word(body.length, true), body);

/** Four bytes of seven bits each, as ID3 counts. */
const synchsafe = (size: number) => Uint8Array.from([21, 14, 7, 0], (bits) => (size >> bits) & 127);

/** A WAV file whose tag has one frame. */
function tagged(name: string, body: Uint8Array, version: number): Bytes {
  const frame = joinBytes(text(name), synchsafe(body.length), new Uint8Array(3), body);
  const tag = joinBytes(text("ID3"), Uint8Array.of(version, 0, 0), synchsafe(frame.length), frame);
  const chunks = joinBytes(
    mediaFile("tone.wav").slice(12, 36),
    chunk("id3 ", tag),
    chunk("data", new Uint8Array(8000)),
  );
  return joinBytes(text("RIFF"), word(chunks.length + 4, true), text("WAVE"), chunks);
}

/** The first page of an Ogg file, which begins its stream. */
function firstPage(): Bytes {
  const bytes = mediaFile("tone.ogg");
  const segments = bytes.subarray(27, 27 + bytes[26]);
  return bytes.slice(0, 27 + segments.length + segments.reduce((sum, length) => sum + length, 0));
}

/** A page without segments. */
function emptyPage(): Bytes {
  const page = firstPage().slice(0, 27);
  page[5] = 0;
  page[26] = 0;
  return page;
}

/** A WebM file until its elements; "0x01 and seven bytes" is a length of eight. */
const SEGMENT = joinBytes(
  Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84),
  text("webm"),
  Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255),
);
const TRACKS = joinBytes(
  SEGMENT,
  Uint8Array.of(0x16, 0x54, 0xae, 0x6b, 0x01, 0, 0, 0, 255, 0, 0, 0),
);

/** Three frames of AAC. */
const AAC = filledWith(
  Uint8Array.of(0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc, ...Array(9).fill(0)),
  48,
);

/** An M4A whose boxes of a track are within each other; sizes of 0 reach to the end. */
const deepTrack = (size: number) =>
  joinBytes(
    mediaFile("tone.m4a").slice(0, 28),
    joinBytes(word(0), text("moov"), word(0), text("trak")),
    filledWith(joinBytes(word(0), text("mdia")), size),
  );

/** By their names, original recordings of about `size` bytes. */
export const HOSTILE_ORIGINALS: Record<string, (size: number) => Bytes> = {
  "WAV with a tag of a terms list": (size) =>
    tagged("TIPL", joinBytes(new Uint8Array(1), filledWith(text("a\0"), size)), 4),
  "WAV with a tag of slashes": (size) =>
    tagged("TPE1", joinBytes(new Uint8Array(1), filledWith(text("a/"), size)), 3),
  "M4A of boxes of a track within each other": deepTrack,
  "Ogg of empty pages": (size) => joinBytes(firstPage(), filledWith(emptyPage(), size)),
  "Ogg of many streams": (size) => filledWith(firstPage(), size),
  "FLAC of empty blocks": (size) =>
    joinBytes(mediaFile("tone.flac").slice(0, 42), filledWith(Uint8Array.of(1, 0, 0, 0), size)),
  "FLAC of many comments": (size) => {
    const comments = filledWith(joinBytes(word(3, true), text("a=b")), size);
    const length = word(comments.length + 8);
    return joinBytes(
      mediaFile("tone.flac").slice(0, 42),
      Uint8Array.of(4, ...length.slice(1)),
      joinBytes(word(0), word(comments.length / 7, true), comments),
    );
  },
  "AAC of the shortest frames": (size) =>
    filledWith(Uint8Array.of(0xff, 0xf1, 0x50, 0x80, 0x00, 0xff, 0xfc), size),
  "AAC of 0xFF": (size) => joinBytes(AAC, new Uint8Array(size).fill(0xff)),
  "WebM of empty elements": (size) =>
    joinBytes(SEGMENT, filledWith(Uint8Array.of(0xec, 0x80), size)),
  "WebM of empty tracks": (size) => joinBytes(TRACKS, filledWith(Uint8Array.of(0xae, 0x80), size)),
  "WebM of elements within each other": (size) =>
    joinBytes(TRACKS, filledWith(Uint8Array.of(0xae, 0xff), size)),
};
