import assert from "node:assert/strict";
import { createBackup } from "../../../lib/backup/create_backup.ts";
import { removeUnnamedFiles } from "../../../lib/backup/backups_in.ts";
import { findWithdrawnRecordings } from "../../../lib/backup/withdrawn_recordings.ts";
import { addRelease, changeRelease } from "../../../lib/store/consent/releases.ts";
import { deleteTour, removeTrashedTour } from "../../../lib/store/closing/tour_trash.ts";
import { openStore } from "../../../lib/store/open.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { BELL, fillStore, NOW, withFolders } from "../../support/store/backups.ts";

const HASH = BELL.slice(0, 64);
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

/** Data with an archive whose recording has a release, and two backups of it. */
async function withReleased() {
  const it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const { kv, close } = await openStore(data.store);
  const userId = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  const audioStops = [makeStop({ id: "bell", audioUrl: `/media/${BELL}` })];
  const { id: tourId } = await createTour(kv, makeTour({ title: "The tower", audioStops }), {
    userId,
    now: NOW,
  });
  const change = { by: { id: userId, isAdmin: false }, now: NOW };
  const terms = { person: "Ada Bell", scope: "public" as const };
  const { id } = await addRelease(kv, tourId, { stopId: "bell", ...terms }, change);
  for (const at of [NOW, minutes(1)]) await createBackup(data, it.backups, at);
  return {
    ...it,
    data,
    withdraw: () => changeRelease(kv, { tourId, id }, { ...terms, isWithdrawn: true }, change),
    find: () => findWithdrawnRecordings(data.store, it.backups),
    async removeForGood() {
      await deleteTour(kv, tourId, change);
      await removeTrashedTour(kv, tourId, change);
    },
    async [Symbol.asyncDispose]() {
      close();
      await it[Symbol.asyncDispose]();
    },
  };
}

Deno.test("backups that have a recording whose release is withdrawn are named, while the program runs", async () => {
  await using it = await withReleased();
  assert.deepEqual(await it.find(), []);
  await it.withdraw();
  const backups = ["20260504T093000Z", "20260504T093100Z"];
  assert.deepEqual(await it.find(), [{ hash: HASH, archives: ["The tower"], backups }]);
  await Deno.remove(`${it.backups}/${backups[0]}`, { recursive: true });
  assert.deepEqual((await it.find())[0].backups, backups.slice(1));
  assert.deepEqual(
    Array.from(Deno.readDirSync(it.backups), ({ name }) => name).sort(),
    [backups[1], "media", "unfinished"],
    "no copy of the data is left",
  );
});

Deno.test("a withdrawn recording is named after its archive was removed for good", async () => {
  await using it = await withReleased();
  await it.withdraw();
  await it.removeForGood();
  const backups = ["20260504T093000Z", "20260504T093100Z"];
  assert.deepEqual(await it.find(), [{ hash: HASH, archives: ["a deleted archive"], backups }]);
});

Deno.test("files that no backup names any more are removed, unless one is being made or is damaged", async () => {
  await using it = await withReleased();
  assert.deepEqual(await removeUnnamedFiles(it.backups), []);
  await Deno.remove(`${it.backups}/20260504T093000Z`, { recursive: true });
  assert.deepEqual(await removeUnnamedFiles(it.backups), []);
  await Deno.mkdir(`${it.backups}/20260504T094500Z.unfinished`);
  await assert.rejects(removeUnnamedFiles(it.backups), /A backup is being made/);
  await Deno.remove(`${it.backups}/20260504T094500Z.unfinished`);
  await Deno.writeTextFile(`${it.backups}/20260504T093100Z/backup.json`, "{");
  await assert.rejects(removeUnnamedFiles(it.backups), /20260504T093100Z: backup.json is damaged/);
  await Deno.remove(`${it.backups}/20260504T093100Z`, { recursive: true });
  assert.deepEqual(await removeUnnamedFiles(it.backups), [`media/${BELL}`]);
  await assert.rejects(removeUnnamedFiles(`${it.root}/nowhere`), /There are no backups/);
});
