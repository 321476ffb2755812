import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { hashFile } from "../../../lib/backup/checksums.ts";
import { restoreBackup } from "../../../lib/backup/restore_backup.ts";
import { decodeEntries, encodeEntries } from "../../../lib/store/backup/entry_file.ts";
import { BELL, change, entriesOf, NOW, withBackup } from "../../support/store/backups.ts";

const EMPTY_HASH = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const restored = { replace: false, now: NOW };

const LOST_MEDIA = /^Damaged or missing beside .*: media\/[0-9a-f]{64}\.mp3\. Nothing was restored/;

/** How a backup is damaged, and what a restore says of it. */
const DAMAGES: Record<string, [damage: (path: string) => Promise<void>, said: RegExp]> = {
  "an entry was changed": [
    (path) => change(`${path}/entries.bin.gz`, (bytes) => bytes[200] ^= 1),
    /^entries\.bin\.gz of the backup is damaged/,
  ],
  "the entries were cut off": [
    (path) => Deno.truncate(`${path}/entries.bin.gz`, 300),
    /^entries\.bin\.gz of the backup is damaged/,
  ],
  "the entries are missing": [
    (path) => Deno.remove(`${path}/entries.bin.gz`),
    /^entries\.bin\.gz of the backup is missing/,
  ],
  "a recording was changed": [
    (path) => change(`${path}/../media/${BELL}`, (bytes) => bytes[9] ^= 1),
    LOST_MEDIA,
  ],
  "a recording is missing": [(path) => Deno.remove(`${path}/../media/${BELL}`), LOST_MEDIA],
  "the description was cut off": [
    (path) => Deno.truncate(`${path}/backup.json`, 40),
    /^backup\.json is damaged, or not of this program/,
  ],
  "the description was changed": [
    (path) => manifest(path, { entries: 1 }),
    /^The backup has \d\d+ entries, and should have 1\./,
  ],
  "it is of another program": [
    (path) => manifest(path, { program: "another" }),
    /^backup\.json is damaged, or not of this program/,
  ],
  "it is of a newer version": [(path) => manifest(path, { format: 99 }), /newer .* \(format 99, /],
  "its records are of a newer version": [
    (path) => manifest(path, { schema: 99 }),
    /newer .* schema 99;/,
  ],
  "its records are of a newer version than it says": [
    async (path) => {
      const content = (await Deno.open(`${path}/entries.bin.gz`)).readable;
      const all = await Array.fromAsync(decodeEntries(content));
      const schema = all.find(({ key }) => key[0] === "schema_version")!;
      schema.value = 99;
      await replace(path, "entries.bin.gz", encodeEntries(ReadableStream.from(all)));
    },
    /newer .* schema 99;/,
  ],
  "its files would be written elsewhere": [
    async (path) => {
      await Deno.writeTextFile(`${path}/../../x`, "");
      const line = `${EMPTY_HASH}  ../media/../../x\n`;
      await Deno.writeTextFile(`${path}/SHA256SUMS`, line, { append: true });
      await manifest(path, { media: ["../../x"] });
    },
    /^backup\.json is damaged, or not of this program/,
  ],
  "more follows its last entry": [
    async (path) => {
      const content = (await Deno.open(`${path}/entries.bin.gz`)).readable;
      const bytes = await Array.fromAsync(content.pipeThrough(new DecompressionStream("gzip")));
      await entries(path, [...bytes, new Uint8Array(3)]);
    },
    /^An entry of the backup is damaged: it is cut off/,
  ],
  "an entry is not of this program": [
    (path) => entries(path, [Buffer.from("\0\0\0\x05hello")]),
    /^An entry of the backup is damaged/,
  ],
  "its entries are a device": [
    (path) => device(`${path}/entries.bin.gz`),
    /^entries\.bin\.gz of the backup is missing/,
  ],
  "its description is a device": [
    (path) => device(`${path}/backup.json`),
    /backup\.json is no file of a backup/,
  ],
  "a recording is a folder": [
    async (path) => {
      await Deno.remove(`${path}/../media/${BELL}`);
      await Deno.mkdir(`${path}/../media/${BELL}`);
    },
    LOST_MEDIA,
  ],
  "the checksums are missing": [
    (path) => Deno.remove(`${path}/SHA256SUMS`),
    /^There is no backup: .*SHA256SUMS is missing/,
  ],
  "the checksums were cut off": [
    (path) => Deno.truncate(`${path}/SHA256SUMS`, 90),
    /^SHA256SUMS of the backup is damaged/,
  ],
};
for (const [what, [damage, said]] of Object.entries(DAMAGES)) {
  Deno.test(`a backup is refused, and nothing written, when ${what}`, async () => {
    await using it = await withBackup();
    const { path } = it;
    await damage(path);
    await assert.rejects(restoreBackup(it.sourceIn("restored"), path, restored), (error: Error) => {
      assert.match(error.message, said);
      return error.name === "StoreError";
    });
    await assert.rejects(Deno.stat(`${it.root}/restored`), Deno.errors.NotFound);
  });
}

const LOST = ["a recording was changed", "a recording is missing", "a recording is a folder"];
for (const damage of LOST) {
  Deno.test(`where ${damage}, all else of a backup comes back when that is asked for`, async () => {
    await using it = await withBackup();
    const { data, path } = it;
    await DAMAGES[damage][0](path);
    const target = it.sourceIn("restored");
    await assert.rejects(restoreBackup(target, path, restored), /add --skip-damaged/);
    const report = await restoreBackup(target, path, { ...restored, skipsDamaged: true });
    assert.deepEqual([report.files, report.lost], [0, [`media/${BELL}`]]);
    assert.equal(await target.objects.size(`media/${BELL}`), null);
    const expected = (await entriesOf(data)).filter(({ key }) => key[1] !== "over");
    assert.deepEqual(await entriesOf(target), expected);
  });
}

Deno.test("an entry that no store would take is refused before it is read", async () => {
  let pieces = 0;
  async function* longEntry() {
    yield Buffer.from("ffffffff", "hex");
    for (; pieces < 500; pieces++) yield new Uint8Array(64 * 1024);
  }
  const packed = ReadableStream.from(longEntry()).pipeThrough(new CompressionStream("gzip"));
  const reading = Array.fromAsync(decodeEntries(packed));
  await assert.rejects(reading, /^StoreError: An entry .* damaged: it has 4294967295 bytes/);
  assert.ok(pieces < 100, `${pieces} pieces of 64 KiB were read`);
});

Deno.test("a description that is too long for memory is not read", async () => {
  await using it = await withBackup();
  await Deno.truncate(`${it.path}/SHA256SUMS`, 300e6);
  const restoring = restoreBackup(it.sourceIn("restored"), it.path, restored);
  await assert.rejects(restoring, /SHA256SUMS is no file of a backup, or damaged/);
});

/** Puts a device into the place of a file: one with an end, so that a test that fails has one. */
async function device(path: string): Promise<void> {
  await Deno.remove(path);
  await Deno.symlink("/dev/null", path);
}

/** Changes what a backup says of itself, and its checksum, as somebody would who means to. */
async function manifest(path: string, changes: object): Promise<void> {
  const text = await Deno.readTextFile(`${path}/backup.json`);
  const changed = JSON.stringify({ ...JSON.parse(text), ...changes });
  await replace(path, "backup.json", ReadableStream.from([new TextEncoder().encode(changed)]));
}

/** Changes the entries of a backup, and their checksum. */
async function entries(path: string, bytes: Uint8Array<ArrayBuffer>[]): Promise<void> {
  const packed = ReadableStream.from(bytes).pipeThrough(new CompressionStream("gzip"));
  await replace(path, "entries.bin.gz", packed);
}

async function replace(path: string, name: string, content: ReadableStream<Uint8Array>) {
  await Deno.writeFile(`${path}/${name}`, content);
  const hash = await hashFile(`${path}/${name}`);
  const sums = await Deno.readTextFile(`${path}/SHA256SUMS`);
  const line = new RegExp(`^.*${name}$`, "m");
  await Deno.writeTextFile(`${path}/SHA256SUMS`, sums.replace(line, `${hash}  ${name}`));
}
