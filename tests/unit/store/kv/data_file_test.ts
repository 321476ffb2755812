/** What a disk may do to the data file, and what the host is told then. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { restoreBackup } from "../../../../lib/backup/restore_backup.ts";
import { DatabaseSync } from "node:sqlite";
import { compactFile } from "../../../../lib/store/compact.ts";
import { checkPages, watchDataFile } from "../../../../lib/store/kv/data_file.ts";
import { openStore } from "../../../../lib/store/open.ts";
import { seedTours } from "../../../../lib/store/site/seed.ts";
import { StoreError, storeError } from "../../../../lib/store/kv/store_error.ts";
import { deleteTour } from "../../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import {
  entriesOf,
  fillStore,
  NOW,
  withBackup,
  withFolders,
} from "../../../support/store/backups.ts";
import { hashOf } from "../../../support/data/media_files.ts";
import { randomOf } from "../../../support/fuzz/random.ts";
import { soon } from "../../../support/measure/soon.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { withKv } from "../../../support/store/store.ts";

/** Fails unless opening is refused with one line that matches; nothing is made in its place. */
async function refused(location: { path: string; mustExist?: boolean }, message: RegExp) {
  await assert.rejects(openStore(location), (error) => {
    assert.ok(error instanceof StoreError, String(error));
    assert.match(error.message, message);
    assert.ok(!error.message.includes("\n"));
    return true;
  });
}

const isThere = (path: string) => Deno.stat(path).then(() => true, () => false);

Deno.test("where there was data, a file that is gone or empty is not made anew", async () => {
  await using it = await withFolders();
  const { store, objects } = it.sourceIn("data");
  await fillStore({ store, objects });
  await Deno.rename(store.path, `${it.root}/elsewhere.sqlite`);
  const gone = /is gone, and there was data in it.*Nothing was made in its place.*Put it back/;
  await refused(store, gone);
  assert.equal(await isThere(store.path), false);
  await Deno.writeFile(store.path, new Uint8Array());
  await refused(store, /is empty, and there was data/);

  await Deno.rename(`${it.root}/elsewhere.sqlite`, store.path);
  assert.ok((await entriesOf({ store })).length > 10);
});

Deno.test("a disk that is not mounted is noticed where the settings say that there is data", async () => {
  await using it = await withFolders();
  const path = join(it.root, "mount", "tours.sqlite");
  await Deno.mkdir(join(it.root, "mount"));
  await refused({ path, mustExist: true }, /is gone, and DATA_MUST_EXIST says.*Mount the disk/);
  assert.equal(await isThere(path), false);
  // The refusal itself is not taken for a start with data.
  const first = await openStore({ path });
  first.close();
  const again = await openStore({ path, mustExist: true });
  again.close();
});

Deno.test("before a large file is looked at, the host is told that this takes long", async () => {
  await using it = await withFolders();
  const { store, objects } = it.sourceIn("data");
  await fillStore({ store, objects });
  const said: string[] = [];
  (await openStore(store, (text) => said.push(text))).close();
  assert.equal(said.length, 0);
  // Of zeros, which take no room, and of which SQLite knows nothing.
  await Deno.truncate(store.path, 3.2e9);
  (await openStore(store, (text) => said.push(text))).close();
  assert.equal(said.length, 1);
  assert.match(said[0], /^Looking at each page of the data first, 3\.2 GB/);
});

Deno.test("damaged pages are found before the data is opened, and it is put aside for a backup", async () => {
  await using it = await withBackup();
  const { data, path: backup } = it;
  const { path } = data.store;
  const { kv, close } = await openStore(data.store);
  for (let i = 0; i < 50; i++) await kv.set(["filler", i], new Uint8Array(20_000));
  close();
  const { size } = await Deno.stat(path);
  const file = await Deno.open(path, { write: true });
  // In the middle, because opening the file reads only the first pages.
  await file.seek(4096 * Math.floor(size / 2 / 4096), Deno.SeekMode.Start);
  await file.write(new Uint8Array(40_000).fill(0xa5));
  file.close();
  // The first page says how the file is to be opened, which changes when it is put aside.
  const hashOfPages = async (path: string) => hashOf((await Deno.readFile(path)).subarray(4096));
  const before = await hashOfPages(path);
  await refused(data.store, /has damaged pages/);
  assert.equal(await hashOfPages(path), before);

  const { aside } = await restoreBackup(data, backup, { replace: true, now: NOW });
  assert.equal(await hashOfPages(aside!), before);
  assert.ok((await entriesOf(data)).length > 10);
});

/** A page that a disk has lost, as SQLite counts them. */
const PAGE = 4096;

function writePage(file: Deno.FsFile, page: number, bytes: Uint8Array): void {
  file.seekSync((page - 1) * PAGE, Deno.SeekMode.Start);
  file.writeSync(bytes);
}

/** The pages of a file in which there is no data: what was deleted is there, or nothing. */
function emptyPages(path: string): Set<number> {
  using database = new DatabaseSync(path);
  const used = database.prepare("SELECT pageno FROM dbstat").all().map(({ pageno }) => pageno);
  const { page_count } = database.prepare("PRAGMA page_count").get()!;
  const all = Array.from({ length: Number(page_count) }, (_, i) => i + 1);
  return new Set(all.filter((page) => !used.includes(page)));
}

Deno.test("of any store each page that a disk has filled with zeros is missed, and none that is whole", async () => {
  await using it = await withFolders();
  let empty = 0;
  for (let round = 0; round < 6; round++) {
    const path = `${it.root}/${round}.sqlite`;
    const random = randomOf(round);
    {
      using kv = await Deno.openKv(path);
      for (let i = 0; i < 60; i++) {
        // Zeros, too, and what ends soon: its time is the last that stands on a page.
        const value = new Uint8Array(random.below(random.below(4) ? 5000 : 50_000));
        if (random.below(3)) crypto.getRandomValues(value);
        const expireIn = random.below(3) ? undefined : 1e9 + random.below(1e9);
        await kv.set(["filler", random.below(40)], value, { expireIn });
        if (random.below(3) === 0) await kv.delete(["filler", random.below(40)]);
        if (random.below(9) === 0) await kv.set(["a".repeat(random.below(900)), i], { i });
      }
    }
    await checkPages(path);
    if (round % 3 === 0) await compactFile(path);
    await checkPages(path);
    const unused = emptyPages(path);
    empty += unused.size;
    using file = await Deno.open(path, { read: true, write: true });
    const count = (await file.stat()).size / PAGE;
    for (let page = 1; page <= count; page += 1 + random.below(4)) {
      const whole = new Uint8Array(PAGE);
      file.seekSync((page - 1) * PAGE, Deno.SeekMode.Start);
      file.readSync(whole);
      writePage(file, page, new Uint8Array(PAGE));
      const check = checkPages(path);
      // Some of those that are empty say which others are.
      if (unused.has(page)) await check.catch(() => {});
      else await assert.rejects(check, `page ${page} of ${count} in round ${round}`);
      writePage(file, page, whole);
    }
    await checkPages(path);
  }
  assert.ok(empty > 0);
});

Deno.test("a full disk and one that cannot be written are named, with what does no harm", () => {
  const full = new TypeError("database or disk is full");
  const { message } = storeError("Cannot open the data in x", full, "Restore a backup of it.");
  assert.match(message, /^Cannot open the data in x: database or disk is full\. The data is as it/);
  assert.doesNotMatch(message, /Restore/);
  const readOnly = new TypeError("Can not write to a read-only database.");
  assert.match(storeError("x", readOnly, "Restore it.").message, /write to the folder/);
  const other = new Error("another reason");
  assert.match(storeError("x", other, "Restore it.").message, /another reason\. Restore it\.$/);
});

Deno.test("on a full disk nothing is opened, restored or compacted, and the host is told to make room", async () => {
  await using it = await withBackup();
  const { data, path } = it;
  const full =
    /^Cannot write to the data folder .*No space left.*The data is as it was\. Make room/;
  const names = () => Array.from(Deno.readDirSync(`${it.root}/data`), ({ name }) => name).sort();
  const before = [names(), await Deno.readFile(data.store.path)];
  const restore = () => restoreBackup(data, path, { replace: true, now: NOW });
  for (const act of [() => openStore(data.store), restore, () => compactFile(data.store.path)]) {
    // What is written to it fails as on a disk that is full.
    await Deno.symlink("/dev/full", `${data.store.path}.trial`);
    await assert.rejects(act, (error: Error) => {
      assert.match(error.message, full);
      return error instanceof StoreError;
    });
  }
  assert.deepEqual([names(), await Deno.readFile(data.store.path)], before);
});

Deno.test("a file that is moved away while it is open is noticed, and one that grows is not", async () => {
  await using it = await withFolders();
  const { store } = it.sourceIn("data");
  const { kv, close } = await openStore(store);
  const gone = Promise.withResolvers<void>();
  let calls = 0;
  await watchDataFile(store.path, () => {
    calls++;
    gone.resolve();
  }, 5);
  for (let i = 0; i < 20; i++) await kv.set(["a", i], new Uint8Array(60_000));
  assert.equal(calls, 0);
  await Deno.rename(store.path, `${store.path}.moved`);
  await soon(gone.promise, "the move is noticed");
  assert.equal(calls, 1);
  close();
});

for (const suffix of ["-wal", "-shm"]) {
  Deno.test(`a ${suffix} that is removed while it is open is noticed, and nothing is lost`, async () => {
    await using it = await withFolders();
    const { store } = it.sourceIn("data");
    const { kv, close } = await openStore(store);
    const gone = Promise.withResolvers<string>();
    await watchDataFile(store.path, gone.resolve, 5);
    await kv.set(["a"], 1);
    await Deno.remove(store.path + suffix);
    await kv.set(["a"], 2);
    assert.equal(await soon(gone.promise, "the removal is noticed"), store.path + suffix);
    close();
    const again = await openStore(store);
    assert.equal((await again.kv.get(["a"])).value, 2);
    again.close();
  });
}

Deno.test(
  "demo archives come to new stores only, not to those whose archives were all deleted",
  withKv(async (kv) => {
    const seeds = [{ input: makeTour(), createdAt: NOW }];
    assert.equal(await seedTours(kv, seeds), 1);
    const [first] = await Array.fromAsync(kv.list<{ id: string }>({ prefix: ["tours"] }));
    await deleteTour(kv, first.value.id);
    assert.equal(await seedTours(kv, seeds), 0);
  }),
);

Deno.test(
  "demo archives do not come to a store in which somebody has signed in",
  withKv(async (kv) => {
    await kv.set(["users", "01ARZ3NDEKTSV4RRFFQ69G5FAV"], {});
    assert.equal(await seedTours(kv, [{ input: makeTour(), createdAt: NOW }]), 0);
    await createTour(kv, makeTour(), { userId: "01ARZ3NDEKTSV4RRFFQ69G5FAV" });
  }),
);
