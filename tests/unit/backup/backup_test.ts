import assert from "node:assert/strict";
import { createBackup } from "../../../lib/backup/create_backup.ts";
import { restoreBackup } from "../../../lib/backup/restore_backup.ts";
import { compactFile } from "../../../lib/store/compact.ts";
import { openStore } from "../../../lib/store/open.ts";
import { BELL, entriesOf, fillStore, NOW, withBackup, withFolders } from "../../support/backups.ts";

const EMPTY_HASH = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const LATER = new Date(NOW.getTime() + 60_000);
const restored = { replace: false, now: NOW };

Deno.test("a backup comes back with all entries and files, without sessions and what expired", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const before = await entriesOf(data);
  const report = await createBackup(data, it.backups, NOW);
  assert.equal(report.path, `${it.backups}/20260504T093000Z`);
  assert.deepEqual([report.media, report.copied, report.lost], [1, 1, []]);
  assert.deepEqual(
    Array.from(Deno.readDirSync(report.path), ({ name }) => name).sort(),
    ["SHA256SUMS", "backup.json", "entries.bin.gz"],
  );

  const target = it.sourceIn("restored");
  const { entries, aside } = await restoreBackup(target, report.path, restored);
  assert.deepEqual([entries, aside], [report.entries, null]);
  const expected = before.filter(({ key }) => key[1] !== "over");
  assert.equal(expected.length, before.length - 1);
  assert.deepEqual(await entriesOf(target), expected);
  assert.equal(await target.objects.size(`media/${BELL}`), 8482);
  const { kv, close } = await openStore(target.store);
  const sessions = await Array.fromAsync(kv.list({ prefix: ["sessions"] }));
  close();
  assert.deepEqual(sessions, []);
});

Deno.test("sha256sum finds a backup as it was written", async () => {
  await using it = await withBackup();
  const { path } = it;
  const { success } = await new Deno.Command("sha256sum", {
    args: ["--check", "--strict", "--quiet", "SHA256SUMS"],
    cwd: path,
  }).output();
  assert.ok(success);
});

Deno.test("the next backup copies only files that are new, and those that are lost are named", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  await createBackup(data, it.backups, NOW);
  const again = await createBackup(data, it.backups, LATER);
  assert.deepEqual([again.media, again.copied, again.lost], [1, 0, []]);
  await Deno.truncate(`${it.backups}/media/${BELL}`, 100);
  const mended = await createBackup(data, it.backups, new Date(LATER.getTime() + 60_000));
  assert.deepEqual([mended.media, mended.copied, mended.lost], [1, 1, []]);

  await Deno.writeTextFile(`${it.root}/data/media/${BELL}`, "damaged");
  const damaged = await createBackup(data, `${it.root}/others`, NOW);
  assert.deepEqual([damaged.media, damaged.lost], [0, [BELL]]);
  await data.objects.remove(`media/${BELL}`);
  const gone = await createBackup(data, `${it.root}/others`, LATER);
  assert.deepEqual([gone.media, gone.lost], [0, [BELL]]);
  await restoreBackup(it.sourceIn("restored"), gone.path, restored);
});

const DAMAGES: Record<string, (path: string) => Promise<void>> = {
  "an entry was changed": (path) => change(`${path}/entries.bin.gz`, (bytes) => bytes[200] ^= 1),
  "the entries were cut off": (path) => Deno.truncate(`${path}/entries.bin.gz`, 300),
  "the entries are missing": (path) => Deno.remove(`${path}/entries.bin.gz`),
  "a recording was changed": (path) => change(`${path}/../media/${BELL}`, (bytes) => bytes[9] ^= 1),
  "a recording is missing": (path) => Deno.remove(`${path}/../media/${BELL}`),
  "the description was cut off": (path) => Deno.truncate(`${path}/backup.json`, 40),
  "the description was changed": (path) => manifest(path, { entries: 1 }),
  "it is of another program": (path) => manifest(path, { program: "another" }),
  "it is of a newer version": (path) => manifest(path, { format: 2 }),
  "its records are of a newer version": (path) => manifest(path, { schema: 99 }),
  "its files would be written elsewhere": async (path) => {
    await Deno.writeTextFile(`${path}/../../x`, "");
    const line = `${EMPTY_HASH}  ../media/../../x\n`;
    await Deno.writeTextFile(`${path}/SHA256SUMS`, line, { append: true });
    await manifest(path, { media: ["../../x"] });
  },
  "the checksums are missing": (path) => Deno.remove(`${path}/SHA256SUMS`),
  "the checksums were cut off": (path) => Deno.truncate(`${path}/SHA256SUMS`, 90),
};
for (const [what, damage] of Object.entries(DAMAGES)) {
  Deno.test(`a backup is refused, and nothing written, when ${what}`, async () => {
    await using it = await withBackup();
    const { path } = it;
    await damage(path);
    await assert.rejects(restoreBackup(it.sourceIn("restored"), path, restored), {
      name: "StoreError",
    });
    await assert.rejects(Deno.stat(`${it.root}/restored`), Deno.errors.NotFound);
  });
}

Deno.test("data that is there is not replaced unasked, and is put aside whole when it is", async () => {
  await using it = await withBackup();
  const { data, path } = it;
  const other = it.sourceIn("other");
  await fillStore(other);
  const before = await entriesOf(other);
  await assert.rejects(restoreBackup(other, path, restored), /add --replace/);
  assert.deepEqual(await entriesOf(other), before);

  const { aside } = await restoreBackup(other, path, { replace: true, now: LATER });
  assert.deepEqual(await entriesOf({ store: { path: aside! } }), before);
  const expected = (await entriesOf(data)).filter(({ key }) => key[1] !== "over");
  assert.deepEqual(await entriesOf(other), expected);
});

Deno.test("nothing is restored while a server has the data", async () => {
  await using it = await withBackup();
  const { data, path } = it;
  const { close } = await openStore(data.store);
  const restoring = restoreBackup(data, path, { replace: true, now: NOW });
  await assert.rejects(restoring, /in use by another process/);
  close();
});

Deno.test("a data file is smaller after what was deleted, and holds the same", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const { kv, close } = await openStore(data.store);
  for (let i = 0; i < 100; i++) await kv.set(["filler", i], new Uint8Array(60_000));
  for (let i = 0; i < 100; i++) await kv.delete(["filler", i]);
  close();
  const entries = await entriesOf(data);
  const { before, after } = await compactFile(data.store.path);
  assert.ok(before > 6_000_000 && after < 1_000_000, `${before} bytes became ${after}`);
  assert.deepEqual(await entriesOf(data), entries);
});

async function change(path: string, damage: (bytes: Uint8Array) => void): Promise<void> {
  const bytes = await Deno.readFile(path);
  damage(bytes);
  await Deno.writeFile(path, bytes);
}

/** Changes what a backup says of itself, and its checksum, as somebody would who means to. */
async function manifest(path: string, changes: object): Promise<void> {
  const file = `${path}/backup.json`;
  const text = JSON.stringify({ ...JSON.parse(await Deno.readTextFile(file)), ...changes });
  await Deno.writeTextFile(file, text);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const sums = await Deno.readTextFile(`${path}/SHA256SUMS`);
  const line = `${new Uint8Array(digest).toHex()}  backup.json`;
  await Deno.writeTextFile(`${path}/SHA256SUMS`, sums.replace(/^.*backup\.json$/m, line));
}
