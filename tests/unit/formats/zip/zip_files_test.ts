/** Zip files of recordings and photographs. */
import assert from "node:assert/strict";
import { zipSync } from "fflate";
import { importFile } from "../../../../lib/formats/import_file.ts";
import { unpackFiles } from "../../../../lib/formats/zip/zip_files.ts";

const isWanted = (name: string) => /\.(mp3|jpg)$/.test(name);
const unpack = (bytes: Uint8Array) =>
  unpackFiles(new Blob([bytes as Uint8Array<ArrayBuffer>]), isWanted);
const messageOf = async (bytes: Uint8Array) => {
  const unpacked = await unpack(bytes);
  return "message" in unpacked ? unpacked.message : "";
};

const byte = (value: number) => new Uint8Array(1000).fill(value);

Deno.test("recordings and pictures come out of their folders, with their times", async () => {
  const mtime = new Date(2026, 4, 1, 10, 30, 20);
  const bytes = zipSync({
    "Recorder/01 Mühle.mp3": [byte(1), { mtime, level: 0 }],
    "Recorder/gate.jpg": [byte(2), { mtime }],
    "Recorder/notes.txt": byte(3),
    "__MACOSX/Recorder/._01 Mühle.mp3": byte(4),
    "Recorder/.DS_Store": byte(5),
    "Recorder/Thumbs.db": byte(6),
  });
  const unpacked = await unpack(bytes);
  assert.ok("files" in unpacked);
  assert.deepEqual(unpacked.others, ["notes.txt"]);
  assert.deepEqual(unpacked.files, [
    { name: "01 Mühle.mp3", modified: mtime.getTime(), bytes: byte(1) },
    { name: "gate.jpg", modified: mtime.getTime(), bytes: byte(2) },
  ]);
});

Deno.test("an archive of ours is not taken apart: it says where it is imported", async () => {
  const bytes = zipSync({ "My archive/archive.json": byte(32), "My archive/media/a.mp3": byte(1) });
  assert.match(await messageOf(bytes), /whole archive.*“Import file”/);
});

Deno.test("what is damaged, locked, too large or too many is refused in words", async () => {
  const zip = zipSync({ "a.mp3": [byte(1), { level: 9 }] });
  for (let at = 0; at < zip.length; at++) {
    const damaged = zip.slice();
    damaged[at] ^= 0xff;
    await unpack(damaged);
    await unpack(zip.slice(0, at));
  }
  assert.match(await messageOf(zip.slice(0, -10)), /damaged/);
  const locked = zip.slice();
  locked[findDirectory(locked) + 8] |= 1;
  assert.match(await messageOf(locked), /locked by a password/);
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`${i}.mp3`, byte(1)]));
  assert.match(await messageOf(zipSync(many)), /The limit is 1,000 files and 600 MiB/);
  // An entry that says to have 2 GB.
  const large = zip.slice();
  new DataView(large.buffer).setUint32(findDirectory(large) + 24, 0x7fffffff, true);
  assert.match(await messageOf(large), /too large/);
  const huge = { size: 601 * 1024 * 1024 } as Blob;
  assert.match(JSON.stringify(await unpackFiles(huge, isWanted)), /too large/);
});

Deno.test("an import of such a file says where its recordings can be added", () => {
  const bytes = zipSync({ "01 Mill.mp3": byte(1) });
  const { report } = importFile(bytes, "recordings.zip", "https://tours.example.org");
  assert.match(report[0].message, /“Add recordings and photos”/);
});

const findDirectory = (bytes: Uint8Array) => {
  for (let at = 0; at < bytes.length; at++) {
    if (new DataView(bytes.buffer).getUint32(at, true) === 0x02014b50) return at;
  }
  throw new Error("No directory");
};
