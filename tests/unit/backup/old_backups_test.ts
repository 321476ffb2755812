import assert from "node:assert/strict";
import { backupsToRemove, removeOldBackups } from "../../../lib/backup/old_backups.ts";
import { createBackup } from "../../../lib/backup/create_backup.ts";
import { BELL, fillStore, NOW, withFolders } from "../../support/store/backups.ts";

const DAY_MS = 86_400_000;

const nameOf = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, "");

Deno.test("of a year of backups twice a day those of 7 days, 4 weeks and 12 months stay", () => {
  const end = Date.parse("2026-05-04T22:00:00Z");
  const names = Array.from({ length: 2 * 365 }, (_, half) => nameOf(end - half * DAY_MS / 2));
  const removed = new Set(
    backupsToRemove([...names, "media", "notes.txt"], { daily: 7, weekly: 4, monthly: 12 }),
  );
  const stay = names.filter((name) => !removed.has(name)).map((name) => name.slice(0, 8));
  assert.deepEqual(stay, [
    ...["20260504", "20260503", "20260502", "20260501", "20260430", "20260429", "20260428"],
    ...["20260426", "20260419"],
    ...["20260331", "20260228", "20260131", "20251231", "20251130", "20251031", "20250930"],
    ...["20250831", "20250731", "20250630"],
  ]);
  assert.ok(names[0].startsWith("20260504T22") && !removed.has(names[0]), "the last of its day");
  assert.ok(!removed.has("media") && !removed.has("notes.txt"));
});

Deno.test("the newest backup stays whatever is asked for, and a pause removes nothing", () => {
  const names = ["20240101T000000Z", "20240102T000000Z"];
  assert.deepEqual(backupsToRemove(names, { daily: 0, weekly: 0, monthly: 0 }), [names[0]]);
  assert.deepEqual(backupsToRemove(names, { daily: 2, weekly: 0, monthly: 0 }), []);
});

Deno.test("files go with the last backup that has them, unless one is being made", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const first = await createBackup(data, it.backups, NOW);
  const later = await createBackup(data, it.backups, new Date(NOW.getTime() + DAY_MS));
  const stranger = `${it.backups}/media/${"0".repeat(64)}.mp3`;
  await Deno.writeTextFile(stranger, "of a backup that is gone");
  const one = { daily: 1, weekly: 0, monthly: 0 };
  const unfinished = `${it.backups}/20260506T093000Z.unfinished`;
  await Deno.mkdir(unfinished);
  assert.deepEqual(await removeOldBackups(it.backups, one), { backups: 1, files: 0 });
  await assert.rejects(Deno.stat(first.path), Deno.errors.NotFound);
  await Deno.stat(stranger);

  await Deno.remove(unfinished);
  await createBackup(data, it.backups, new Date(NOW.getTime() + 2 * DAY_MS));
  assert.deepEqual(await removeOldBackups(it.backups, one), { backups: 1, files: 1 });
  await assert.rejects(Deno.stat(stranger), Deno.errors.NotFound);
  await assert.rejects(Deno.stat(later.path), Deno.errors.NotFound);
  await Deno.stat(`${it.backups}/media/${BELL}`);
});

Deno.test("where a backup that stays is damaged, no other one is removed", async () => {
  await using it = await withFolders();
  const data = it.sourceIn("data");
  await fillStore(data);
  const first = await createBackup(data, it.backups, NOW);
  const later = await createBackup(data, it.backups, new Date(NOW.getTime() + DAY_MS));
  await Deno.remove(`${later.path}/backup.json`);
  await assert.rejects(
    removeOldBackups(it.backups, { daily: 1, weekly: 0, monthly: 0 }),
    /backup\.json is damaged/,
  );
  await Deno.stat(first.path);
});
