/** Writes that are lost with the file beside the data file, and files that only look like that. */
import assert from "node:assert/strict";
import { createBackup } from "../../../../lib/backup/create_backup.ts";
import { restoreBackup } from "../../../../lib/backup/restore_backup.ts";
import { compactFile } from "../../../../lib/store/compact.ts";
import { watchDataFile } from "../../../../lib/store/kv/data_file.ts";
import { noteData } from "../../../../lib/store/kv/data_note.ts";
import { openStore } from "../../../../lib/store/open.ts";
import { countTours } from "../../../../lib/store/index/tour_lists.ts";
import { NOW, withBackup, withFolders } from "../../../support/store/backups.ts";
import { startChild } from "../start_child.ts";

const MISSING = {
  name: "StoreError",
  message: /The last writes to the data file .*tours\.sqlite are missing: .*-wal, .*Put that file/,
};

/** A data folder as a process that was killed leaves it. */
async function withKilledStore() {
  const folders = await withFolders();
  const source = folders.sourceIn("data");
  await using child = startChild(source.store.path);
  assert.equal(await child.said(), "open");
  await child.kill();
  return { ...folders, source, path: source.store.path };
}

async function countIn(path: string): Promise<number> {
  const { kv, close } = await openStore({ path });
  const { tours } = await countTours(kv);
  close();
  return tours;
}

Deno.test("where a kill has left writes beside the data file and they are lost, nothing is opened", async () => {
  await using it = await withKilledStore();
  const { path, source } = it;
  await Deno.rename(`${path}-wal`, `${it.root}/found`);
  const before = await Deno.readFile(path);
  await assert.rejects(openStore({ path }), MISSING);
  await assert.rejects(compactFile(path), MISSING);
  await assert.rejects(createBackup(source, it.backups, NOW), MISSING);
  assert.deepEqual(await Deno.readFile(path), before);

  await Deno.rename(`${it.root}/found`, `${path}-wal`);
  assert.equal(await countIn(path), 1);
});

Deno.test("writes that a disk has damaged beside the data file are missed", async () => {
  await using it = await withKilledStore();
  using wal = await Deno.open(`${it.path}-wal`, { write: true });
  await wal.seek(10_000, Deno.SeekMode.Start);
  await wal.write(new Uint8Array(100).fill(0xa5));
  await assert.rejects(openStore({ path: it.path }), MISSING);
});

Deno.test("a host who does without lost writes removes the lock file, and starts with the rest", async () => {
  await using it = await withKilledStore();
  const { path } = it;
  assert.equal(await countIn(path), 1);
  const { kv, close } = await openStore({ path });
  const older = await Deno.readFile(path);
  await kv.set(["a"], 1);
  await noteData(path, NOW);
  close();
  // Into the same file, not in its place.
  await Deno.writeFile(path, older);
  await assert.rejects(openStore({ path }), MISSING);
  await Deno.remove(`${path}.lock`);
  assert.equal(await countIn(path), 1);
});

Deno.test("while data is open it is noted how far it has come", async () => {
  await using it = await withFolders();
  const { store: { path } } = it.sourceIn("data");
  const { kv, close } = await openStore({ path });
  const noted = () => Deno.readTextFile(`${path}.lock`);
  const first = await noted();
  assert.match(first, /^There is data beside this file since .*\nVersion +\d+ of file +\d+\n$/);
  const endWatch = await watchDataFile(path, () => assert.fail(), 5);
  await kv.set(["a"], 1);
  while (await noted() === first) await Deno.stat(path);
  endWatch();
  close();
  assert.equal((await noted()).length, first.length);
  assert.equal(await countIn(path), 0);
});

Deno.test("data that a host, a restore or compacting has put in the place of newer data is opened", async () => {
  await using it = await withBackup();
  const { data, path: backup } = it;
  const { path } = data.store;
  await Deno.copyFile(path, `${it.root}/older.sqlite`);
  const { kv, close } = await openStore({ path });
  for (let i = 0; i < 300; i++) await kv.set(["filler", i], new Uint8Array(3000));
  await noteData(path, NOW);
  close();
  await compactFile(path);
  assert.equal(await countIn(path), 3);
  await restoreBackup(data, backup, { replace: true, now: NOW });
  assert.equal(await countIn(path), 3);
  await Deno.rename(`${it.root}/older.sqlite`, path);
  assert.equal(await countIn(path), 3);
  // As older versions of the program wrote it, and as a kill in the middle of it might leave it.
  for (const text of ["There is data beside this file.\n", "There is data\nVersion  of fi", ""]) {
    await Deno.writeTextFile(`${path}.lock`, text);
    assert.equal(await countIn(path), 3);
  }
});
