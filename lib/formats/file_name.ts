/** Names for files that every file system takes. */

/** Most bytes of a name without its ending: file systems take 255 with it. */
const MAX_BYTES = 200;

/**
 * What a file system, or somebody who reads the name, could stumble over: also marks that turn the
 * direction of text.
 */
// deno-lint-ignore no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/g;

/** Names that Windows keeps for devices, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The title of a tour (or 'audio-tour') as the name of a file with this ending, such as "json". */
export function fileNameOf(title: string | undefined, ending: string): string {
  const plain = (title ?? "").toWellFormed().normalize("NFC").replace(UNSAFE, " ");
  // A file that begins with a dot is hidden.
  const name = truncate(plain.replace(/\s+/g, " ")).replace(/^[ .]+|[ .]+$/g, "");
  return `${RESERVED.test(name) ? "_" : ""}${name || "audio-tour"}.${ending}`;
}

/** The longest beginning that has no more bytes than allowed, and no half of a character. */
function truncate(text: string): string {
  const encoder = new TextEncoder();
  const { read } = encoder.encodeInto(text, new Uint8Array(MAX_BYTES));
  return text.slice(0, read);
}
