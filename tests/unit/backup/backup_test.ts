import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createBackup } from "../../../lib/backup/create_backup.ts";
import { restoreBackup } from "../../../lib/backup/restore_backup.ts";
import { restoreStore } from "../../../lib/store/backup/restore_store.ts";
import { compactFile } from "../../../lib/store/compact.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { getMediaUsage } from "../../../lib/store/media/media_usage.ts";
import { storedFilesIn } from "../../../lib/media/stored_files.ts";
import { openStore } from "../../../lib/store/open.ts";
import { addPart, createUpload, getUpload } from "../../../lib/store/media/uploads.ts";
import {
  BELL,
  change,
  entriesOf,
  fillStore,
  NOW,
  startPairWriter,
  withBackup,
  withFolders,
} from "../../support/store/backups.ts";
import { missing, pathOf } from "../../../tools/programs.ts";
import { orSkipped } from "../../support/skipped.ts";

const LATER = new Date(NOW.getTime() + 60_000);
const restored = { replace: false, now: NOW };

Deno.test("a backup comes back with all entries and files, without sessions and what expired", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const before = await entriesOf(data);
  const report = await createBackup(data, it.backups, NOW);
  assert.equal(report.path, `${it.backups}/20260504T093000Z`);
  assert.deepEqual([report.files, report.copied, report.lost], [1, 1, []]);
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

Deno.test(
  orSkipped("sha256sum finds a backup as it was written", missing("sha256sum")),
  async () => {
    await using it = await withBackup();
    const { path } = it;
    const { success } = await new Deno.Command(pathOf("sha256sum")!, {
      args: ["--check", "--strict", "--quiet", "SHA256SUMS"],
      cwd: path,
    }).output();
    assert.ok(success);
  },
);

Deno.test("the next backup copies only files that are new, and those that are lost are named", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  await createBackup(data, it.backups, NOW);
  const again = await createBackup(data, it.backups, LATER);
  assert.deepEqual([again.files, again.copied, again.lost], [1, 0, []]);
  await Deno.truncate(`${it.backups}/media/${BELL}`, 100);
  const mended = await createBackup(data, it.backups, new Date(LATER.getTime() + 60_000));
  assert.deepEqual([mended.files, mended.copied, mended.lost], [1, 1, []]);

  await Deno.writeTextFile(`${it.root}/data/media/${BELL}`, "damaged");
  const damaged = await createBackup(data, `${it.root}/others`, NOW);
  assert.deepEqual([damaged.files, damaged.lost], [0, [`media/${BELL}`]]);
  await data.objects.remove(`media/${BELL}`);
  const gone = await createBackup(data, `${it.root}/others`, LATER);
  assert.deepEqual([gone.files, gone.lost], [0, [`media/${BELL}`]]);
  await restoreBackup(it.sourceIn("restored"), gone.path, restored);
});

Deno.test("files that were on their way at a backup are sent from the start after it is restored", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  const { kv, close } = await openStore(data.store);
  const upload = { userId: "01ARZ3NDEKTSV4RRFFQ69G5FAV", name: "The bell", size: 100 };
  const begun = await createUpload(kv, upload, { now: NOW, quota: 1000 });
  await addPart(kv, begun, { name: "0", bytes: 50 }, NOW);
  close();
  const { path } = await createBackup(data, it.backups, NOW);
  const target = it.sourceIn("restored");
  await restoreBackup(target, path, restored);
  const opened = await openStore(target.store);
  assert.equal(await getUpload(opened.kv, upload.userId, begun.id, NOW), null);
  assert.deepEqual(await getMediaUsage(opened.kv, upload.userId), { bytes: 0, uploads: 0 });
  assert.deepEqual(await checkStore(opened.kv, storedFilesIn(target.objects)), []);
  opened.close();
});

Deno.test("a restore puts a recording in place of one that a disk has changed", async () => {
  await using it = await withBackup();
  const { data, path } = it;
  const media = `${it.root}/data/media/${BELL}`;
  const before = await Deno.readFile(media);
  await change(media, (bytes) => bytes[9] ^= 1);
  await restoreBackup(data, path, { replace: true, now: LATER });
  assert.deepEqual(await Deno.readFile(media), before);
});

Deno.test("a restore that is refused has not written recordings beside the data either", async () => {
  await using it = await withBackup();
  const { path } = it;
  const other = it.sourceIn("other");
  (await openStore(other.store)).close();
  await assert.rejects(restoreBackup(other, path, restored), /add --replace/);
  assert.equal(await other.objects.size(`media/${BELL}`), null);
});

Deno.test("what a file that was moved away has left is not taken for the last writes to the restored one", async () => {
  await using it = await withBackup();
  const { data, path } = it;
  const other = it.sourceIn("other");
  await fillStore(other);
  await (await startPairWriter(other.store.path))[Symbol.asyncDispose]();
  await Deno.remove(other.store.path);
  const expected = (await entriesOf(data)).filter(({ key }) => key[1] !== "over");
  await restoreBackup(other, path, restored);
  assert.deepEqual(await entriesOf(other), expected);
});

Deno.test("a restore for which there is no room leaves what was there, and takes no room", async () => {
  await using it = await withBackup();
  const { data } = it;
  const before = await entriesOf(data);
  async function* cutOff() {
    yield { key: ["tours", "x"], value: 1 };
    await Promise.reject(new Error("No space left on device (os error 28)"));
  }
  const restoring = restoreStore(data.store, { entries: cutOff, replace: true, now: LATER });
  await assert.rejects(restoring, /No space left.*The data is as it was\. Make room/);
  const left = Array.from(Deno.readDirSync(`${it.root}/data`), ({ name }) => name);
  assert.deepEqual(left.filter((name) => name.includes("restor")), []);
  assert.deepEqual(await entriesOf(data), before);
});

Deno.test("two backups that are made in the same second do not write into each other", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const both = await Promise.allSettled(
    [1, 2].map(() => createBackup(data, it.backups, NOW)),
  );
  const made = both.flatMap((one) => one.status === "fulfilled" ? one.value.path : []);
  const refused = both.flatMap((one) => one.status === "rejected" ? one.reason : []);
  assert.deepEqual([made.length, refused.length], [1, 1]);
  assert.match(refused[0].message, /^No backup was made in .*File exists.* no other backup/);
  await restoreBackup(it.sourceIn("restored"), made[0], restored);
});

Deno.test("a backup that cannot be written says so in one line, and leaves nothing half", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  await Deno.writeTextFile(it.backups, "");
  await assert.rejects(createBackup(data, it.backups, NOW), { name: "StoreError" });
  await Deno.mkdir(`${it.root}/others`);
  await Deno.writeTextFile(`${it.root}/others/media`, "");
  await assert.rejects(createBackup(data, `${it.root}/others`, NOW), (error: Error) => {
    assert.match(error.message, /^No backup was made in .*earlier backups are as they were/);
    return error.name === "StoreError" && !error.message.includes("\n");
  });
  const left = Array.from(Deno.readDirSync(`${it.root}/others`), ({ name }) => name);
  assert.deepEqual(left.filter((name) => name.startsWith("2026")), []);
});

Deno.test("data with damaged pages is not backed up as if it were whole", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const { kv, close } = await openStore(data.store);
  for (let i = 0; i < 50; i++) await kv.set(["filler", i], new Uint8Array(20_000));
  close();
  await change(data.store.path, (bytes) => bytes.fill(0xa5, 40 * 4096, 50 * 4096));
  await assert.rejects(createBackup(data, it.backups, NOW), (error: Error) => {
    assert.match(error.message, /The data file .*data\/tours\.sqlite has damaged pages/);
    return error.name === "StoreError";
  });
  assert.deepEqual([...Deno.readDirSync(it.backups)], []);
});

Deno.test("an entry that a disk has changed is named by a check and a backup, and nothing else happens", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  const opened = await openStore(data.store);
  await opened.kv.set(["geocodes", "x"], { text: "marker" });
  opened.close();
  // Before the letters of a text stand its length and its kind.
  await change(data.store.path, (bytes) => bytes[Buffer.from(bytes).indexOf("marker") - 2] = 1);
  const damaged = (error: Error) => {
    assert.match(error.message, /^One of the 500 entries after .* is damaged .*restore the newest/);
    return error.name === "StoreError";
  };
  await assert.rejects(createBackup(data, it.backups, NOW), damaged);
  assert.deepEqual([...Deno.readDirSync(it.backups)], []);
  const { kv, close } = await openStore(data.store);
  await assert.rejects(checkStore(kv), damaged);
  close();
});

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
  const mistyped = compactFile(`${it.root}/mistyped/tours.sqlite`);
  await assert.rejects(mistyped, /There is no data to compact: .*Check DATA_DIR/);
  await assert.rejects(Deno.stat(`${it.root}/mistyped`), Deno.errors.NotFound);
  const entries = await entriesOf(data);
  const { before, after } = await compactFile(data.store.path);
  assert.ok(before > 6_000_000 && after < 1_000_000, `${before} bytes became ${after}`);
  assert.deepEqual(await entriesOf(data), entries);
});
