import assert from "node:assert/strict";
import { dirname } from "node:path";
import { createBackup } from "../../lib/backup/create_backup.ts";
import { restoreBackup } from "../../lib/backup/restore_backup.ts";
import { restoreStore } from "../../lib/store/backup/restore_store.ts";
import { checkStore } from "../../lib/store/check/check_store.ts";
import { saveIdentity } from "../../lib/store/accounts/users.ts";
import { getDraft, listDrafts } from "../../lib/store/drafts/drafts.ts";
import { openStore } from "../../lib/store/open.ts";
import { createTour, getTour } from "../../lib/store/tours/tours.ts";
import { identityOf } from "../support/data/full_account.ts";
import { makeTour } from "../support/data/tours.ts";
import {
  entriesOf,
  fillStore,
  NOW,
  startAuthor,
  startPairWriter,
  withFolders,
} from "../support/store/backups.ts";
import { denokvPath, denokvTest, startDenokv } from "../support/servers/denokv.ts";
import { PublicTours, Tours } from "../../lib/store/records/tours.ts";

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

const ROUNDS = 3;

denokvTest(
  "of a store that is written to all the time archives and drafts are whole, and lists fit",
  async ({ env }) => {
    await using it = await withFolders();
    const { objects } = it.sourceIn("data");
    const data = { store: { url: env.KV_URL }, objects };
    const { kv, close } = await openStore(data.store);
    const { id: userId } = await saveIdentity(kv, identityOf(1), NOW);
    for (let i = 0; i < 60; i++) await createTour(kv, makeTour(), { userId });
    const before = await Array.fromAsync(PublicTours.list(kv), ({ key }) => key);
    close();
    await using _author = await startAuthor(env.KV_URL, userId);
    for (let round = 0; round < ROUNDS; round++) {
      const at = new Date(NOW.getTime() + 1000 * round);
      const { path } = await createBackup(data, it.backups, at);
      const target = it.sourceIn(`restored-${round}`);
      await restoreBackup(target, path, restoration);
      const restored = await openStore(target.store);
      const wrong = (await checkStore(restored.kv)).filter(({ level }) => level === "wrong");
      assert.deepEqual(wrong.map(({ key, what }) => ({ key, what })), []);
      for (const key of before) {
        assert.notEqual((await restored.kv.get(key)).versionstamp, null, String(key));
      }
      await assertWhole(restored.kv, userId);
      restored.close();
    }
  },
);

/** In whatever the author has saved, title, stops and data say the same. */
async function assertWhole(kv: Deno.Kv, userId: string): Promise<void> {
  let seen = 0;
  for await (const { key } of Tours.list(kv)) {
    const { tour } = (await getTour(kv, String(key[1])))!;
    if (!/^\d$/.test(tour.title)) continue;
    seen++;
    assert.deepEqual(tour.audioStops.map(({ title }) => title), [tour.title, tour.title]);
  }
  assert.ok(seen >= 3);
  const [{ id }] = await listDrafts(kv, userId);
  const { title, draftData } = (await getDraft(kv, userId, id))!;
  assert.deepEqual(draftData, { title, text: title.repeat(40_000) });
}
