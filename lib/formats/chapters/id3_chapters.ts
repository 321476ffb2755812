/**
 * Chapters in the ID3 tag of an MP3.
 *
 * Source: https://id3.org/id3v2-chapters-1.0, https://id3.org/id3v2.4.0-structure
 */
import type { RawChapter } from "./fit_chapters.ts";

const HEADER = 10;

/** The bytes of the tag at the beginning of a file, with its header; 0 without one. */
export function id3Length(head: Uint8Array): number {
  const isTag = head.length >= HEADER && latin1(head.subarray(0, 3)) === "ID3" && head[3] >= 3;
  return isTag ? HEADER + synchsafe(head, 6) : 0;
}

/** The chapters of a tag, of version 2.3 or 2.4. */
export function id3Chapters(tag: Uint8Array): RawChapter[] {
  const [version, flags] = [tag[3], tag[5]];
  const isUnsynchronised = (flags & 0x80) !== 0 && version === 3;
  const body = isUnsynchronised ? synchronised(tag.subarray(HEADER)) : tag.subarray(HEADER);
  const frames = (flags & 0x40) === 0 ? body : body.subarray(extendedLength(body, version));
  return [...framesIn(frames, version)].flatMap(({ id, content }) =>
    id === "CHAP" ? chapterIn(content, version) : []
  );
}

/** A name that ends with 0, four numbers of 32 bits (the first is the start in ms), then frames. */
function chapterIn(content: Uint8Array, version: number): RawChapter[] {
  const end = content.indexOf(0);
  if (end < 0 || content.length < end + 17) return [];
  const texts = new Map([...framesIn(content.subarray(end + 17), version)].map(
    ({ id, content }) => [id, textIn(content)],
  ));
  const synopsis = texts.get("TIT3");
  return [{
    at: uint32(content, end + 1),
    title: texts.get("TIT2") ?? "",
    ...synopsis && { synopsis },
  }];
}

function* framesIn(bytes: Uint8Array, version: number) {
  for (let at = 0; at + HEADER <= bytes.length;) {
    const id = latin1(bytes.subarray(at, at + 4));
    if (!/^[A-Z\d]{4}$/.test(id)) return;
    const size = version === 4 ? synchsafe(bytes, at + 4) : uint32(bytes, at + 4);
    const content = bytes.subarray(at + HEADER, at + HEADER + size);
    yield { id, content: version === 4 ? plainFrame(content, bytes[at + 9]) : content };
    at += HEADER + size;
  }
}

/** A frame of version 2.4 may say its length first, and be unsynchronised. */
function plainFrame(content: Uint8Array, flags: number): Uint8Array {
  const rest = (flags & 1) === 0 ? content : content.subarray(4);
  return (flags & 2) === 0 ? rest : synchronised(rest);
}

/** An extended header: version 2.3 does not count its four bytes of length. */
const extendedLength = (body: Uint8Array, version: number): number =>
  version === 4 ? synchsafe(body, 0) : uint32(body, 0) + 4;

const ENCODINGS = ["windows-1252", "utf-16", "utf-16be", "utf-8"];

/** A text begins with its encoding, and may end with a zero. */
function textIn(content: Uint8Array): string {
  const encoding = ENCODINGS[content[0]];
  if (encoding === undefined) return "";
  return new TextDecoder(encoding).decode(content.subarray(1)).split("\0")[0];
}

/** Without the zeros that keep 0xFF from looking like the beginning of sound. */
const synchronised = (bytes: Uint8Array): Uint8Array =>
  bytes.filter((byte, i) => byte !== 0 || bytes[i - 1] !== 0xff);

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const uint32 = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

/** Four bytes of seven bits each. */
const synchsafe = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
