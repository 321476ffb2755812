/** Chapters in files; their bytes are those that ffmpeg writes. */
import assert from "node:assert/strict";
import { fileChapters } from "../../../../lib/formats/chapters/file_chapters.ts";

const bytes = (text: string) => [...new TextEncoder().encode(text)];
const uint32 = (n: number) => [24, 16, 8, 0].map((bits) => n >>> bits & 0xff);
const synchsafe = (n: number) => [21, 14, 7, 0].map((bits) => n >>> bits & 0x7f);
const sizeIn = (version: number) => version === 4 ? synchsafe : uint32;

const frame = (version: number, id: string, content: number[], flags = [0, 0]) => [
  ...bytes(id),
  ...sizeIn(version)(content.length),
  ...flags,
  ...content,
];

const chap = (version: number, at: number, ...subframes: number[][]) =>
  frame(version, "CHAP", [
    ...bytes(`ch${at}\0`),
    ...[at, at + 1000, 0xffffffff, 0xffffffff].flatMap(uint32),
    ...subframes.flat(),
  ]);

const utf16 = (text: string) => [
  1,
  0xff,
  0xfe,
  ...[...text].flatMap((c) => [c.charCodeAt(0) & 0xff, c.charCodeAt(0) >> 8]),
];

const tag = (version: number, frames: number[][], flags = 0) => {
  const body = [...frames.flat(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  return [...bytes("ID3"), version, 0, flags, ...synchsafe(body.length), ...body];
};

const read = async (file: number[]) =>
  (await fileChapters(new Blob([new Uint8Array(file), "sound"]))).chapters;

Deno.test("an MP3's chapters are read from its tag, in versions 2.3 and 2.4", async () => {
  for (const version of [3, 4]) {
    const text = (id: string, content: number[]) => frame(version, id, content);
    const file = tag(version, [
      text("TIT2", [3, ...bytes("The whole")]),
      chap(version, 83_000, text("TIT2", utf16("Mühle")), text("TIT3", [3, ...bytes("Oak.")])),
      chap(version, 0, text("TIT2", [3, ...bytes("Start\0")])),
      // Sizes of 2.4 have seven bits a byte: a long frame tells the versions apart.
      text("TXXX", Array(300).fill(65)),
      chap(version, 90_000),
    ]);
    assert.deepEqual(await read(file), [
      { at: 0, title: "Start" },
      { at: 83_000, title: "Mühle", synopsis: "Oak." },
      { at: 90_000, title: "Chapter 3" },
    ]);
  }
});

Deno.test("a tag that is written without false sound marks is read", async () => {
  const whole = tag(3, [chap(3, 0, frame(3, "TIT2", [0, ...bytes("A"), 0xff])), chap(3, 5)], 0x80);
  const escaped = whole.flatMap((byte, i) => i > 10 && byte === 0xff ? [byte, 0] : [byte]);
  const size = synchsafe(escaped.length - 10);
  const file = [...escaped.slice(0, 6), ...size, ...escaped.slice(10)];
  assert.deepEqual(await read(file), [{ at: 0, title: "Aÿ" }, { at: 5, title: "Chapter 2" }]);
});

const box = (name: string, content: number[]) => [
  ...uint32(content.length + 8),
  ...bytes(name),
  ...content,
];

const uint64 = (n: number) => [...uint32(Math.floor(n / 2 ** 32)), ...uint32(n % 2 ** 32)];

Deno.test("an M4A's chapters are read, before its sound and behind it", async () => {
  const titled = (at: number, title: string) => [
    ...uint64(at * 10_000),
    bytes(title).length,
    ...bytes(title),
  ];
  const list = [1, 0, 0, 0, 0, 0, 0, 0, 2, ...titled(0, "Start"), ...titled(500_000, "Mühle")];
  const moov = box("moov", [...box("mvhd", [1, 2]), ...box("udta", box("chpl", list))]);
  const [ftyp, mdat] = [box("ftyp", bytes("M4A     ")), box("mdat", Array(5000).fill(7))];
  for (const file of [[...ftyp, ...moov, ...mdat], [...ftyp, ...mdat, ...moov]]) {
    assert.deepEqual(
      (await fileChapters(new Blob([new Uint8Array(file)]))).chapters,
      [{ at: 0, title: "Start" }, { at: 500_000, title: "Mühle" }],
    );
  }
});

Deno.test("a file without chapters, and a damaged one, have none", async () => {
  const whole = tag(4, [chap(4, 0), chap(4, 83_000)]);
  for (const file of [[], bytes("RIFF"), [...bytes("ID3"), 4, 0, 0, 127, 127, 127, 127]]) {
    assert.deepEqual(await read(file), []);
  }
  for (let length = 0; length < whole.length; length++) await read(whole.slice(0, length));
});
