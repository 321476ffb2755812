/** Files that cost their reader as much as possible for each of their bytes. */
import { readFrame } from "../../../lib/formats/mp3/frame_header.ts";
import { mediaFile } from "./media_files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string): Bytes => new TextEncoder().encode(value);

/** Numbers as big-endian words of 32 bits. */
function words(...values: number[]): Bytes {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, n) => view.setUint32(4 * n, value));
  return bytes;
}

function littleEndian(value: number): Bytes {
  return words(value).reverse();
}

/** Parts one after the other. */
export function joinBytes(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** `pattern` again and again, in `size` bytes. */
function repeated(pattern: Uint8Array, size: number): Bytes {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += pattern.length) {
    bytes.set(pattern.subarray(0, size - at), at);
  }
  return bytes;
}

const whole = (pattern: Uint8Array, size: number) =>
  repeated(pattern, Math.floor(size / pattern.length) * pattern.length);

/** An ISO box with its size in front. */
const box = (name: string, ...content: Uint8Array[]) => {
  const body = joinBytes(...content);
  return joinBytes(words(8 + body.length), text(name), body);
};

const FTYP = box("ftyp", text("M4A "), words(0), text("M4A mp42isom"));

/** Four bytes of seven bits each, as ID3 counts. */
const synchsafe = (size: number) =>
  Uint8Array.of((size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127);

const tag = (body: Uint8Array, claimed = body.length, version = 4) =>
  joinBytes(text("ID3"), Uint8Array.of(version, 0, 0), synchsafe(claimed), body);

const frame = (name: string, body: Uint8Array) =>
  joinBytes(text(name), synchsafe(body.length), Uint8Array.of(0, 0), body);

/** The first three frames of an MP3 that has no head. */
function threeFrames(): Bytes {
  const bytes = mediaFile("without_header.mp3");
  let end = 0;
  for (let n = 0; n < 3; n++) end += readFrame(bytes, end)!.length;
  return bytes.slice(0, end);
}

const wav = (...chunks: Uint8Array[]) => {
  const body = joinBytes(...chunks);
  return joinBytes(text("RIFF"), littleEndian(body.length + 4), text("WAVE"), body);
};

const chunk = (name: string, body: Uint8Array) =>
  joinBytes(text(name), littleEndian(body.length), body);

const track = (...tables: Uint8Array[]) =>
  box(
    "trak",
    box("mdia", box("mdhd", words(0, 0, 0, 16000, 32000, 0)), box("minf", box("stbl", ...tables))),
  );

const table = (name: string, entry: Uint8Array, size: number) => {
  const entries = Math.floor(size / entry.length);
  return box(name, words(0, entries), repeated(entry, entries * entry.length));
};

function nested(name: string, levels: number, size: number): Bytes {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  for (let level = 0; level < levels; level++) {
    view.setUint32(8 * level, size - 8 * level);
    bytes.set(text(name), 8 * level + 4);
  }
  return bytes;
}

/** By their names, files of about `size` bytes. */
export const HOSTILE_FILES: Record<string, (size: number) => Bytes> = {
  "MP3 of three frames and 0xFF": (size) =>
    joinBytes(threeFrames(), repeated(Uint8Array.of(0xff), size)),
  "MP3 of three frames and zeros": (size) => joinBytes(threeFrames(), new Uint8Array(size)),
  "MP3 of three frames and false beginnings": (size) =>
    joinBytes(threeFrames(), repeated(Uint8Array.of(0xff, 0xfb, 0xff, 0xff), size)),
  "MP3 of the shortest frames": (size) =>
    whole(joinBytes(Uint8Array.of(0xff, 0xf3, 0x14, 0xc4), new Uint8Array(20)), size),
  "ID3 of many empty frames": (size) =>
    joinBytes(tag(whole(frame("TXXX", new Uint8Array(1)), size)), mediaFile("tone.mp3")),
  "ID3 of many texts": (size) =>
    joinBytes(tag(whole(frame("TIT2", text("\x03a")), size)), mediaFile("tone.mp3")),
  "ID3 of many pictures": (size) =>
    joinBytes(
      tag(whole(frame("APIC", text("\x00image/png\0\x03\0x")), size)),
      mediaFile("tone.mp3"),
    ),
  "ID3 of one text of slashes": (size) =>
    joinBytes(
      tag(frame("TPE1", joinBytes(Uint8Array.of(0), repeated(text("a/"), size))), undefined, 3),
      mediaFile("tone.mp3"),
    ),
  "ID3 of a terms list": (size) =>
    joinBytes(
      tag(frame("TIPL", joinBytes(Uint8Array.of(0), repeated(text("a\0"), size)))),
      mediaFile("tone.mp3"),
    ),
  "ID3 of genres": (size) =>
    joinBytes(
      tag(frame("TCON", joinBytes(Uint8Array.of(0), repeated(text("(1)("), size))), undefined, 3),
      mediaFile("tone.mp3"),
    ),
  "ID3 of chapters": (size) =>
    joinBytes(
      tag(whole(frame("CHAP", joinBytes(text("a\0"), words(0, 1, 0, 1))), size)),
      mediaFile("tone.mp3"),
    ),
  "ID3 that claims 256 MB": (size) =>
    joinBytes(tag(new Uint8Array(size), 2 ** 28 - 1), threeFrames()),
  "ID3 after ID3": (size) => joinBytes(whole(tag(new Uint8Array(0)), size), mediaFile("tone.mp3")),
  "M4A of empty boxes": (size) => joinBytes(FTYP, whole(box("free"), size)),
  "M4A of empty boxes in moov": (size) => joinBytes(FTYP, box("moov", whole(box("free"), size))),
  "M4A of unknown boxes in moov": (size) => joinBytes(FTYP, box("moov", whole(box("abcd"), size))),
  "M4A of nested boxes": (size) => joinBytes(FTYP, nested("moov", Math.floor(size / 8), size)),
  "M4A of boxes of size 0": (size) =>
    joinBytes(FTYP, box("moov", whole(joinBytes(words(0), text("free")), size))),
  "M4A of boxes of size 1": (size) =>
    joinBytes(FTYP, whole(joinBytes(words(1), text("free"), words(0, 16)), size)),
  "M4A of a box that claims 4 GB": (size) =>
    joinBytes(
      FTYP,
      words(0xffffffff),
      text("moov"),
      words(0xfffffff0),
      text("mvhd"),
      new Uint8Array(size),
    ),
  "M4A of many tracks": (size) =>
    joinBytes(FTYP, box("moov", whole(box("trak", box("tkhd", words(0, 0, 0, 0, 0, 0))), size))),
  "M4A of a long table of times": (size) =>
    joinBytes(FTYP, box("moov", track(table("stts", words(1, 1024), size)))),
  "M4A of a long table of sizes": (size) =>
    joinBytes(
      FTYP,
      box("moov", track(box("stsz", words(0, 0, size / 4), repeated(words(100), size)))),
    ),
  "M4A of a long table of chunks": (size) =>
    joinBytes(FTYP, box("moov", track(table("stsc", words(1, 1, 1), size)))),
  "M4A of a long table of places": (size) =>
    joinBytes(FTYP, box("moov", track(table("stco", words(40), size)))),
  "M4A of many descriptions": (size) =>
    joinBytes(
      FTYP,
      box(
        "moov",
        track(
          box(
            "stsd",
            words(0, size / 16),
            whole(joinBytes(words(16), text("mp4a"), words(0, 0)), size),
          ),
        ),
      ),
    ),
  "M4A of many tags": (size) =>
    joinBytes(
      FTYP,
      box(
        "moov",
        box(
          "udta",
          box(
            "meta",
            words(0),
            box(
              "ilst",
              whole(
                box("©nam".slice(1).padStart(4, "x"), box("data", words(1, 0), text("a"))),
                size,
              ),
            ),
          ),
        ),
      ),
    ),
  "M4A of many fragments": (size) =>
    joinBytes(
      FTYP,
      whole(box("moof", box("traf", box("tfhd", words(0, 1)), box("trun", words(0, 0)))), size),
    ),
  "JPEG of empty segments": (size) =>
    joinBytes(Uint8Array.of(0xff, 0xd8), whole(Uint8Array.of(0xff, 0xe1, 0, 2), size)),
  "JPEG of fill bytes": (size) =>
    joinBytes(Uint8Array.of(0xff, 0xd8), repeated(Uint8Array.of(0xff), size)),
  "JPEG of many EXIFs": (size) =>
    joinBytes(
      Uint8Array.of(0xff, 0xd8),
      whole(
        joinBytes(
          Uint8Array.of(0xff, 0xe1, 0, 24),
          text("Exif\0\0MM"),
          Uint8Array.of(0, 42, 0, 0, 0, 8, 0xff, 0xff, 0, 0, 0, 0, 0, 0),
        ),
        size,
      ),
    ),
  "PNG of empty chunks": (size) =>
    joinBytes(
      mediaFile("gate.png").slice(0, 33),
      whole(joinBytes(words(0), text("tEXt"), words(0)), size),
    ),
  "WebP of empty chunks": (size) => {
    const body = joinBytes(
      text("WEBPVP8X"),
      littleEndian(10),
      new Uint8Array(10),
      whole(chunk("ABCD", new Uint8Array()), size),
    );
    return joinBytes(text("RIFF"), littleEndian(body.length), body);
  },
  "WAV of empty chunks": (size) =>
    wav(mediaFile("tone.wav").slice(12, 36), whole(chunk("abcd", new Uint8Array()), size)),
  "WAV of empty lists": (size) =>
    wav(mediaFile("tone.wav").slice(12, 36), whole(chunk("LIST", text("INFO")), size)),
  "WAV of a long list": (size) =>
    wav(
      mediaFile("tone.wav").slice(12, 36),
      chunk("LIST", joinBytes(text("INFO"), whole(chunk("IART", text("ab")), size))),
    ),
  "WAV of formats": (size) => wav(whole(mediaFile("tone.wav").slice(12, 36), size)),
  "WAV of empty data": (size) =>
    wav(mediaFile("tone.wav").slice(12, 36), whole(chunk("data", new Uint8Array()), size)),
};
