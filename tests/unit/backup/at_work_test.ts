/** Backups and restores in the middle of other things. */
import assert from "node:assert/strict";
import { createBackup } from "../../../lib/backup/create_backup.ts";
import { restoreBackup } from "../../../lib/backup/restore_backup.ts";
import { openStore } from "../../../lib/store/open.ts";
import {
  entriesOf,
  fillStore,
  NOW,
  startPairWriter,
  withBackup,
  withFolders,
} from "../../support/backups.ts";

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

  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "tools/restore.ts", path, "--replace"],
    env: { DATA_DIR: `${it.root}/other` },
  }).spawn();
  const unfinished = `${other.store.path}.restoring-wal`;
  while (!await Deno.stat(unfinished).then(({ size }) => size > 1_000_000, () => false)) {
    await new Promise((goOn) => setTimeout(goOn, 1));
  }
  child.kill("SIGKILL");
  await child.status;
  assert.deepEqual(await entriesOf(other), before);

  await restoreBackup(other, small, { replace: true, now: NOW });
  const expected = (await entriesOf(data))
    .filter(({ key }) => key[1] !== "over" && key[0] !== "filler");
  assert.deepEqual(await entriesOf(other), expected);
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
