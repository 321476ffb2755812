/** Recordings that are under way, on devices that store them or do not, through pages that end. */
import assert from "node:assert/strict";
import { TAKE_LIFETIME } from "../../../../lib/device/takes/takes.ts";
import { settled } from "../../../support/fakes/fake_timers.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";
import { silentRecords } from "../../../support/fakes/records.ts";
import { memoryTakeStore, piece, STOP, takesOf, textOf } from "../../../support/browser/takes.ts";

Deno.test("what was recorded before the page was lost is there in the next one, with its stop", async () => {
  const device = memoryTakeStore();
  const lost = await takesOf(device, { userId: "author" });
  const id = lost.begin(STOP);
  lost.add(id, piece("one "), 1);
  lost.add(id, piece("two"), 2);
  await lost.settled();
  const next = await takesOf(device, { userId: "author" });
  const { stopId, target, seconds, isRunning, isFinished } = next.takes.value.get(id)!;
  assert.deepEqual({ stopId, target, seconds, isRunning, isFinished }, {
    stopId: "mill",
    target: "create",
    seconds: 2,
    isRunning: false,
    isFinished: undefined,
  });
  assert.equal(await textOf(next, id), "one two");
});

Deno.test("a take is for the account that made it; one that was made before a sign-in is for who comes", async () => {
  const device = memoryTakeStore();
  for (const userId of ["author", undefined]) {
    const takes = await takesOf(device, { userId });
    takes.add(takes.begin({ ...STOP, stopId: userId ?? "nobody" }), piece("sound"), 1);
    await takes.settled();
  }
  const stopsFor = async (userId?: string) =>
    [...(await takesOf(device, { userId })).takes.value.values()].map(({ stopId }) => stopId)
      .sort();
  assert.deepEqual(await stopsFor("author"), ["author", "nobody"]);
  assert.deepEqual(await stopsFor("other"), ["nobody"]);
  assert.deepEqual(await stopsFor(), ["nobody"]);
});

Deno.test("a take that is used or deleted leaves nothing on the device, and neither does an old one", async () => {
  const device = memoryTakeStore();
  const takes = await takesOf(device);
  const [removed, old] = [takes.begin(STOP), takes.begin(STOP)];
  for (const id of [removed, old]) takes.add(id, piece("sound"), 1);
  takes.end(old, "author");
  takes.remove(removed);
  await takes.settled();
  assert.deepEqual([...device.all.keys()], [old]);
  await takesOf(device, { now: Date.now() + TAKE_LIFETIME - 1000 });
  assert.deepEqual([...device.files.keys()], [`${old}/00000000`]);
  // Of another account, too.
  await takesOf(device, { userId: "other", now: Date.now() + TAKE_LIFETIME + 1000 });
  assert.deepEqual([device.all.size, device.files.size], [0, 0]);
});

Deno.test("a take that the server has leaves the device, but its page can cut it again, which stores it", async () => {
  const device = memoryTakeStore();
  const earlier = await takesOf(device);
  const old = earlier.begin(STOP);
  earlier.add(old, piece("old"), 1);
  await earlier.settled();
  const takes = await takesOf(device);
  const id = takes.begin(STOP);
  takes.add(id, piece("sound"), 1);
  for (const one of [old, id]) takes.setSent(one);
  await takes.settled();
  assert.equal(device.all.size, 0);
  assert.deepEqual([...takes.takes.value.keys()], [id], "one of an earlier page is gone");
  assert.equal(await textOf(takes, id), "sound");
  takes.setUsed(id, "upload");
  await takes.settled();
  assert.equal(await textOf(await takesOf(device), id), "sound");
});

Deno.test("a full device records in memory, says so, and stores all of it once there is room", async () => {
  const device = memoryTakeStore();
  const takes = await takesOf(device);
  const id = takes.begin(STOP);
  takes.add(id, piece("one "), 1);
  await takes.settled();
  device.isFull = true;
  takes.add(id, piece("two "), 2);
  await takes.settled();
  assert.equal(takes.takes.value.get(id)?.isStored, false);
  assert.equal(await textOf(takes, id), "one two ");
  device.isFull = false;
  takes.add(id, piece("three"), 3);
  await takes.settled();
  assert.equal(takes.takes.value.get(id)?.isStored, true);
  assert.equal(await textOf(await takesOf(device), id), "one two three");
});

Deno.test("a device that does not answer records in memory", async () => {
  using time = new FakeTime();
  const opening = takesOf(memoryTakeStore(), { store: silentRecords() });
  await time.advance(6000);
  const takes = await opening;
  const id = takes.begin(STOP);
  for (let second = 1; second <= 3; second++) takes.add(id, piece("."), second);
  takes.end(id, "author");
  await time.advance(6000);
  assert.equal(takes.takes.value.get(id)?.isStored, false);
  assert.equal(await textOf(takes, id), "...");
});

Deno.test("what another tab records is not offered here until that tab is gone", async () => {
  const device = memoryTakeStore();
  const held = new Set<string>();
  const locks = {
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    async request(name: string, work: () => Promise<void>) {
      held.add(name);
      await work();
      held.delete(name);
    },
  } as unknown as LockManager;
  const tab = await takesOf(device, { locks });
  const id = tab.begin(STOP);
  tab.add(id, piece("sound"), 1);
  await tab.settled();
  assert.equal((await takesOf(device, { locks })).takes.value.size, 0);
  tab.clear();
  await settled();
  assert.equal((await takesOf(device, { locks })).takes.value.size, 1);
});

Deno.test("a recording that ends before its first piece leaves no take", async () => {
  const device = memoryTakeStore();
  const takes = await takesOf(device);
  takes.end(takes.begin(STOP), "author");
  await takes.settled();
  assert.deepEqual([takes.takes.value.size, device.all.size], [0, 0]);
});
