import assert from "node:assert/strict";
import { decodeText, type Encoding, ENCODINGS } from "../../../lib/formats/decode_text.ts";

const TEXT = "name;Größe\nMühle;Östlich – „alt“";

const utf16 = (text: string, swap: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), !swap);
  return new Uint8Array(view.buffer);
};
const withMark = (mark: number[], bytes: Uint8Array) => new Uint8Array([...mark, ...bytes]);
const utf8 = (text: string) => new TextEncoder().encode(text);
/** What windows-1252 has beyond Latin-1 in the text. */
const SIGNS: Record<string, number> = { "–": 0x96, "„": 0x84, "“": 0x93 };
const oneByte = (text: string) =>
  Uint8Array.from([...text].map((letter) => SIGNS[letter] ?? letter.charCodeAt(0)));

const FILES: [what: string, bytes: Uint8Array][] = [
  ["UTF-8", utf8(TEXT)],
  ["UTF-8 with a mark", withMark([0xef, 0xbb, 0xbf], utf8(TEXT))],
  ["UTF-16 with a mark", withMark([0xff, 0xfe], utf16(TEXT, false))],
  ["UTF-16, big end first, with a mark", withMark([0xfe, 0xff], utf16(TEXT, true))],
  ["UTF-16 without a mark", utf16(TEXT.slice(0, 20), false)],
  ["UTF-16, big end first, without a mark", utf16(TEXT.slice(0, 20), true)],
];
for (const [what, bytes] of FILES) {
  Deno.test(`a file in ${what} is read letter by letter`, () => {
    const { text, guessed } = decodeText(bytes);
    assert.equal(text, what.includes("without") ? TEXT.slice(0, 20) : TEXT);
    assert.equal(guessed, undefined);
  });
}

Deno.test("what is not UTF-8 and does not say what it is, is read as windows-1252, and that is said", () => {
  assert.deepEqual(decodeText(oneByte(TEXT)), { text: TEXT, guessed: "windows-1252" });
});

Deno.test("a text in Mac Roman is recognised by its accents within words", () => {
  const bytes = Uint8Array.from("Br\x9fcke, caf\x8e, M\x9fhle", (letter) => letter.charCodeAt(0));
  assert.deepEqual(decodeText(bytes), { text: "Brücke, café, Mühle", guessed: "macintosh" });
});

Deno.test("a text in UTF-8 with a few pasted letters in windows-1252 keeps them all", () => {
  const bytes = new Uint8Array([...utf8("Mühle, Größe, "), 0x42, 0x72, 0xfc, 0x63, 0x6b, 0x65]);
  assert.deepEqual(decodeText(bytes), { text: "Mühle, Größe, Brücke", guessed: "utf-8" });
});

Deno.test("the author's choice of an encoding counts", () => {
  const bytes = Uint8Array.from([0xec, 0xe5, 0xeb, 0xfc, 0xed, 0xe8, 0xf6, 0xe0]);
  assert.equal(decodeText(bytes, "windows-1251").text, "мельница");
  for (const encoding of Object.keys(ENCODINGS) as Encoding[]) {
    assert.equal(typeof decodeText(bytes, encoding).text, "string", encoding);
  }
});

Deno.test("letters that cannot be read are left out and counted", () => {
  const marked = Uint8Array.from([0xef, 0xbb, 0xbf, 0x4d, 0xff, 0x41, 0xfe]);
  assert.deepEqual(decodeText(marked), { text: "MA", broken: 2 });
  assert.deepEqual(decodeText(Uint8Array.from([0x4d, 0xff, 0x41]), "utf-8"), {
    text: "MA",
    broken: 1,
  });
});

Deno.test("the encoding that XML declares is used, unless the bytes cannot be in it", () => {
  const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Mühle</a>`;
  assert.deepEqual(decodeText(oneByte(xml("ISO-8859-1"))), { text: xml("ISO-8859-1") });
  const greek = new Uint8Array([...oneByte(xml("ISO-8859-7").slice(0, 46)), 0xcc, 0xfd]);
  assert.ok(decodeText(greek).text.endsWith("Μύ"));
  assert.deepEqual(decodeText(utf8(xml("UTF-16"))), { text: xml("UTF-16") });
  assert.deepEqual(decodeText(oneByte(xml("UTF-8"))), {
    text: xml("UTF-8"),
    guessed: "windows-1252",
  });
  assert.deepEqual(decodeText(utf8(xml("klingon"))), { text: xml("klingon") });
});

Deno.test("nothing, one byte, and bytes that are no text make no error", () => {
  for (
    const bytes of [[], [0], [0xff], [0xff, 0xfe], [0xef, 0xbb], [0, 0, 0, 0], [0x80, 0, 0x80]]
  ) {
    assert.equal(typeof decodeText(Uint8Array.from(bytes)).text, "string");
  }
});
