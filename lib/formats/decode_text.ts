/** Decodes the bytes of a text file in any common encoding. */
import { type TextKey, texts } from "../texts/texts.ts";

const t = texts("imports");

/** The encoding if it is a guess, and the number of letters that cannot be read, if any. */
export type DecodedText = { text: string; guessed?: Encoding; broken?: number };

/** The encodings that an author can choose from, with the keys of their names. */
export const ENCODINGS = {
  "utf-8": "utf8",
  "windows-1252": "westernEuropean",
  "windows-1250": "centralEuropean",
  "windows-1251": "cyrillic",
  "windows-1253": "greek",
  "windows-1256": "arabic",
  "macintosh": "macRoman",
  "shift_jis": "japanese",
} as const satisfies Record<string, TextKey<"imports">>;
export type Encoding = keyof typeof ENCODINGS;

/** The name of an encoding, for people. */
export const encodingName = (encoding: Encoding): string => t(ENCODINGS[encoding]);

/**
 * The text of a file, decoded by the `chosen` encoding, its byte order mark, its XML declaration,
 * or its bytes: UTF-16 has a zero in every other byte, and texts with one byte a letter are most
 * often in windows-1252, which includes Latin-1. Letters that cannot be read are left out.
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText {
  const isWide = byMark(bytes)?.startsWith("utf-16") || byZeros(bytes);
  const whole = chosen || isWide ? undefined : utf8(bytes);
  if (whole !== undefined && !declaredEncoding(bytes)) return { text: whole };
  const { text, guessed } = decoded(bytes, chosen);
  const broken = text.split(BROKEN).length - 1;
  return {
    text: broken > 0 ? text.replaceAll(BROKEN, "") : text,
    ...guessed && { guessed },
    ...broken > 0 && { broken },
  };
}

/** The text if all bytes are UTF-8. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Stands for bytes that are no letter. */
const BROKEN = "\ufffd";

function decoded(bytes: Uint8Array, chosen?: Encoding): DecodedText {
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes) };
  const marked = byMark(bytes) ?? byZeros(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes) };
  const declared = declaredEncoding(bytes);
  if (declared) return { text: new TextDecoder(declared).decode(bytes) };
  const text = utf8(bytes);
  return text === undefined ? mixed(bytes) ?? oneByteText(bytes) : { text };
}

/** What letters with accents in Mac Roman are in windows-1252: signs and capitals within words. */
const MAC_ROMAN = /\p{Ll}[ŸŠŽŒ†‡ˆ‰\u0081\u008d\u008f\u0090\u009d]\p{Ll}/u;

function oneByteText(bytes: Uint8Array): DecodedText {
  const western = new TextDecoder("windows-1252").decode(bytes);
  const guessed = MAC_ROMAN.test(western) ? "macintosh" : "windows-1252";
  return {
    text: guessed === "macintosh" ? new TextDecoder(guessed).decode(bytes) : western,
    guessed,
  };
}

/** Each byte from 0x80 is a letter from U+F780 on in this encoding. */
const BYTES = new TextDecoder("x-user-defined");

/** A letter that UTF-8 writes in two to four bytes, or any other byte from 0x80 on. */
const LETTERS =
  /[\uf7c2-\uf7df][\uf780-\uf7bf]|[\uf7e0-\uf7ef][\uf780-\uf7bf]{2}|[\uf7f0-\uf7f4][\uf780-\uf7bf]{3}|[\uf780-\uf7ff]/g;

/** A text in UTF-8 into which a few letters in windows-1252 were pasted; undefined for others. */
function mixed(bytes: Uint8Array): DecodedText | undefined {
  let [whole, single] = [0, 0];
  const text = BYTES.decode(bytes).replace(LETTERS, (letter) => {
    letter.length > 1 ? whole++ : single++;
    const encoding = letter.length > 1 ? "utf-8" : "windows-1252";
    return new TextDecoder(encoding).decode(
      Uint8Array.from(letter, (unit) => unit.charCodeAt(0) & 0xff),
    );
  });
  return whole > single ? { text, guessed: "utf-8" } : undefined;
}

function byMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

/** How many bytes are examined, an even number. */
const LOOK = 512;

/** UTF-16 without a mark: most letters have one zero byte. */
function byZeros(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, Math.min(LOOK, bytes.length - bytes.length % 2));
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]++;
  });
  const many = head.length / 2 * 0.6;
  if (head.length < 4) return undefined;
  if (zeros[1] > many && zeros[0] === 0) return "utf-16le";
  if (zeros[0] > many && zeros[1] === 0) return "utf-16be";
  return undefined;
}

/** The encoding of an XML declaration, unless the bytes contradict it. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, LOOK));
  const label = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1];
  if (!label) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    // The declaration was readable byte by byte, so it is not UTF-16. Many files say UTF-8 by
    // habit.
    return /^utf-/.test(encoding) ? undefined : encoding;
  } catch {
    return undefined;
  }
}
