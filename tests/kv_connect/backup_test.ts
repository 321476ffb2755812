import assert from "node:assert/strict";
import { dirname } from "node:path";
import { createBackup } from "../../lib/backup/create_backup.ts";
import { restoreBackup } from "../../lib/backup/restore_backup.ts";
import { restoreStore } from "../../lib/store/backup/restore_store.ts";
import { openStore } from "../../lib/store/open.ts";
import {
  entriesOf,
  fillStore,
  NOW,
  startPairWriter,
  withFolders,
} from "../support/store/backups.ts";
import { denokvPath, denokvTest, startDenokv } from "../support/servers/denokv.ts";

const restoration = { replace: false, now: NOW };

denokvTest("a store on a server comes back on another one, and nowhere else", async ({ env }) => {
  await using it = await withFolders();
  await using other = await startDenokv(denokvPath()!);
  const { objects } = it.sourceIn("data");
  const [data, target] = [env.KV_URL, other.url].map((url) => ({ store: { url }, objects }));
  await fillStore(data);
  const before = await entriesOf(data);
  const { path } = await createBackup(data, it.backups, NOW);
  await assert.rejects(restoreBackup(data, path, restoration), /holds data already/);
  assert.deepEqual(await entriesOf(data), before);

  async function* cutOff() {
    yield { key: ["tours", "x"], value: 1 };
    await Promise.reject(new Error("The process was killed"));
  }
  await assert.rejects(restoreStore(target.store, { entries: cutOff, ...restoration }));
  await assert.rejects(openStore(target.store), /restore that began at .* has not ended/);
  await restoreBackup(target, path, restoration);
  assert.deepEqual(await entriesOf(target), before.filter(({ key }) => key[1] !== "over"));
});

denokvTest(
  "a store that is written to all the time is backed up from the file of its denokv",
  async () => {
    await using it = await withFolders();
    const { store, objects } = it.sourceIn("data");
    const folder = dirname(store.path);
    await Deno.mkdir(folder, { recursive: true });
    const file = `${folder}/kv.sqlite`;
    await using denokv = await startDenokv(denokvPath()!, file);
    await fillStore({ store: { url: denokv.url }, objects });
    await using _writer = await startPairWriter(denokv.url);
    const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "tools/backup.ts", it.backups, file],
      env: { KV_URL: denokv.url, DATA_DIR: folder },
    }).output();
    assert.ok(success, new TextDecoder().decode(stderr));
    const [path] = new TextDecoder().decode(stdout).split(": ");
    const target = it.sourceIn("restored");
    await restoreBackup(target, path, restoration);
    const { kv, close } = await openStore(target.store);
    const [{ value: a }, { value: b }] = await kv.getMany<[number, number]>([
      ["pair", "a"],
      ["pair", "b"],
    ]);
    close();
    assert.ok(a! > 0);
    assert.equal(b, a);
  },
);

denokvTest(
  "a store that is written to all the time is not backed up, and is when that ends",
  async ({ env }) => {
    await using it = await withFolders();
    const { objects } = it.sourceIn("data");
    const data = { store: { url: env.KV_URL }, objects };
    await fillStore(data);
    {
      await using _writer = await startPairWriter(env.KV_URL);
      await assert.rejects(createBackup(data, it.backups, NOW), /when fewer people are at work/);
      assert.deepEqual([...Deno.readDirSync(it.backups)].map(({ name }) => name), []);
    }
    const { entries } = await createBackup(data, it.backups, NOW);
    assert.equal(entries, (await entriesOf(data)).length);
  },
);
