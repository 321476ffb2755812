/** Backups and restores in the middle of other things. */
import assert from "node:assert/strict";
import { createBackup } from "../../../lib/backup/create_backup.ts";
import { restoreBackup } from "../../../lib/backup/restore_backup.ts";
import { restoreStore } from "../../../lib/store/backup/restore_store.ts";
import { openStore } from "../../../lib/store/open.ts";
import {
  entriesOf,
  fillStore,
  NOW,
  startPairWriter,
  withBackup,
  withFolders,
} from "../../support/store/backups.ts";

Deno.test("a backup that is made while a program writes is of one point in time", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const target = it.sourceIn("restored");
  {
    await using _writer = await startPairWriter(data.store.path);
    const { path } = await createBackup(data, it.backups, NOW);
    await restoreBackup(target, path, { replace: false, now: NOW });
  }
  const { kv, close } = await openStore(target.store);
  const { value: a } = await kv.get<number>(["pair", "a"]);
  const { value: b } = await kv.get<number>(["pair", "b"]);
  const { value: latest } = await kv.get<number>(["pairs", a! % 100]);
  close();
  assert.ok(a! > 0);
  assert.deepEqual([b, latest], [a, a]);
});

Deno.test("a restore that is killed leaves what was there, and the next one ends it", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const { path: small } = await createBackup(data, it.backups, new Date(NOW.getTime() - 60_000));
  const { kv, close } = await openStore(data.store);
  for (let i = 0; i < 200; i++) await kv.set(["filler", i], new Uint8Array(60_000));
  close();
  const { path } = await createBackup(data, it.backups, NOW);
  const other = it.sourceIn("other");
  await fillStore(other);
  const before = await entriesOf(other);
  const expected = (await entriesOf(data))
    .filter(({ key }) => key[1] !== "over" && key[0] !== "filler");

  await killedRestore(path, `${it.root}/other`);
  assert.deepEqual(await entriesOf(other), before);
  await restoreBackup(other, small, { replace: true, now: NOW });
  assert.deepEqual(await entriesOf(other), expected);

  // Where nothing was, no program begins anew, as if there had never been data.
  const empty = it.sourceIn("empty");
  await killedRestore(path, `${it.root}/empty`);
  await assert.rejects(
    openStore(empty.store),
    /A restore to .* was interrupted.*Restore once more/,
  );
  await restoreBackup(empty, small, { replace: false, now: NOW });
  assert.deepEqual(await entriesOf(empty), expected);
});

/** Kills a restore to a data folder once it has written a megabyte. */
async function killedRestore(path: string, folder: string): Promise<void> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "tools/restore.ts", path, "--replace"],
    env: { DATA_DIR: folder },
  }).spawn();
  const unfinished = `${folder}/tours.sqlite.restoring-wal`;
  while (!await Deno.stat(unfinished).then(({ size }) => size > 1_000_000, () => false)) {
    await new Promise((goOn) => setTimeout(goOn, 1));
  }
  child.kill("SIGKILL");
  await child.status;
}

Deno.test("while a restore copies recordings, there is already what keeps a program from beginning anew", async () => {
  await using it = await withFolders();
  const { store } = it.sourceIn("data");
  async function* none() {}
  let names: string[] = [];
  const files = () => {
    names = Array.from(Deno.readDirSync(`${it.root}/data`), ({ name }) => name);
    return Promise.resolve();
  };
  await restoreStore(store, { entries: none, files, replace: false, now: NOW });
  assert.ok(names.includes("tours.sqlite.restoring"), names.join());
});

Deno.test("what was noted of a file that is gone is not held against the one that is restored", async () => {
  await using it = await withBackup();
  const { data, path } = it;
  const { kv, close } = await openStore(data.store);
  for (let i = 0; i < 200; i++) await kv.set(["filler"], i);
  close();
  (await openStore(data.store)).close(); // It notes at its start how far the data has come.
  await Deno.remove(data.store.path);
  await restoreBackup(data, path, { replace: false, now: NOW });
  // Some disks give the file the inode of the one that is gone, others another.
  const { ino } = await Deno.stat(data.store.path);
  const note = await Deno.readTextFile(`${data.store.path}.lock`);
  assert.match(note, new RegExp(`^There is data.*\\nVersion +\\d+ of file +${ino}\\n$`));
  (await openStore(data.store)).close();
});

Deno.test("whatever the clock says, data that is put aside leaves what was put aside before", async () => {
  await using it = await withBackup();
  const { data, path } = it;
  const asides: string[] = [];
  for (const n of [1, 2, 3]) {
    const { kv, close } = await openStore(data.store);
    await kv.set(["n"], n);
    close();
    const { aside } = await restoreBackup(data, path, { replace: true, now: NOW });
    asides.push(aside!);
  }
  const kept = await Promise.all(
    asides.map(async (path) =>
      (await entriesOf({ store: { path } })).find(({ key }) => key[0] === "n")?.value
    ),
  );
  assert.deepEqual(kept, [1, 2, 3]);
});

Deno.test("data of a program that was killed is put aside with its last writes", async () => {
  await using it = await withBackup();
  const { path } = it;
  const other = it.sourceIn("other");
  await fillStore(other);
  await (await startPairWriter(other.store.path))[Symbol.asyncDispose]();
  assert.ok((await Deno.stat(`${other.store.path}-wal`)).size > 0);
  const { aside } = await restoreBackup(other, path, { replace: true, now: NOW });
  const keys = (await entriesOf({ store: { path: aside! } })).map(({ key }) => key.join(" "));
  assert.ok(keys.includes("pair a") && keys.includes("tour_transfers open"));
  assert.ok(!(await entriesOf(other)).some(({ key }) => key[0] === "pair"));
});
