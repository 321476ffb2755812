/** What a page has of uploads, on a device that may store them or not. */
import assert from "node:assert/strict";
import { effect } from "@preact/signals-core";
import { createUploadList } from "../../../../lib/device/uploads/upload_list.ts";
import type { UploadRecord } from "../../../../lib/device/uploads/upload_record.ts";
import { settled } from "../../../support/fakes/fake_timers.ts";
import { file, memoryUploadStore } from "../../../support/fakes/upload_queue.ts";

const record = (over: Partial<UploadRecord> = {}): UploadRecord => ({
  id: "bell",
  kind: "recording",
  name: "bell.wav",
  addedAt: 0,
  userId: "author",
  step: "preparing",
  files: [],
  ...over,
});

type Device = ReturnType<typeof memoryUploadStore>;

/** The list of a page, and what other tabs hear of it. */
function openPage(device: Device, { userId = "author" as string | undefined, now = 0 } = {}) {
  const told: unknown[] = [];
  const changed: string[] = [];
  const channel: Pick<BroadcastChannel, "postMessage" | "onmessage"> = {
    onmessage: null,
    postMessage: (message) => void told.push(message),
  };
  const list = createUploadList({
    store: device.store,
    userId: () => userId,
    channel,
    onChanged: (id) => changed.push(id),
    now: () => now,
  });
  return {
    ...list,
    told,
    changed,
    get: (id: string) => list.uploads.value.get(id),
    /** Another tab says something. */
    async hear(data: unknown) {
      channel.onmessage!.call(channel as never, { data } as MessageEvent);
      await settled();
    },
  };
}

const text = async (blob: Blob | undefined) => await blob?.text();

/** Runs `use` with a device that refuses what is written; it warns of that. */
async function onFullDevice(use: (device: Device) => Promise<void>): Promise<void> {
  const { warn } = console;
  console.warn = () => {};
  try {
    await use(Object.assign(memoryUploadStore(), { isFull: true }));
  } finally {
    console.warn = warn;
  }
}

Deno.test("what the device does not store is shown as that, and read from memory", () =>
  onFullDevice(async (device) => {
    const page = openPage(device);
    page.add(record(), { source: file("bell") });
    assert.equal(page.get("bell")!.isStored, true, "nothing is known yet");
    await page.settled();
    assert.equal(page.get("bell")!.isStored, false);
    assert.equal(await text(await page.readBlob("bell", "source")), "bell");
    assert.deepEqual(page.told, [], "other tabs can read nothing of it");
  }));

Deno.test("a change that the device stores brings along all files that it had not stored", () =>
  onFullDevice(async (device) => {
    const page = openPage(device);
    page.add(record(), { source: file("bell") });
    await page.settled();
    device.isFull = false;
    await page.change("bell", { step: "waiting" }, { 0: file("converted") });
    assert.equal(page.get("bell")!.isStored, true);
    assert.equal(device.all.get("bell")!.step, "waiting");
    assert.deepEqual([...device.files.keys()].sort(), ["bell/0", "bell/source"]);
    assert.deepEqual(page.told, ["bell"]);
  }));

Deno.test("a file that is not wanted any more is gone, whether the device had stored it or not", () =>
  onFullDevice(async (device) => {
    for (const isFull of [true, false]) {
      device.isFull = isFull;
      const page = openPage(device);
      page.add(record(), { source: file("bell") });
      await page.settled();
      await page.change("bell", { step: "finished" }, { source: undefined });
      assert.equal(await page.readBlob("bell", "source"), undefined);
      device.isFull = false;
      await page.change("bell", { seconds: 4 });
      assert.deepEqual([...device.files.keys()], []);
    }
  }));

Deno.test("what another tab says takes away what the device has forgotten, not what it never stored", () =>
  onFullDevice(async (device) => {
    const page = openPage(device);
    page.add(record({ id: "unstored" }), {});
    await page.settled();
    device.isFull = false;
    page.add(record({ id: "stored" }), {});
    await page.settled();
    device.all.clear();
    for (const id of ["unstored", "stored"]) await page.hear(id);
    assert.deepEqual([...page.uploads.value.keys()], ["unstored"]);
  }));

Deno.test("what is removed while it is being stored does not come back", async () => {
  const device = memoryUploadStore();
  const page = openPage(device);
  page.add(record(), { source: file("bell") });
  page.remove("bell");
  await page.settled();
  await settled();
  assert.deepEqual([device.all.size, device.files.size, page.get("bell")], [0, 0, undefined]);
  assert.equal(await page.readBlob("bell", "source"), undefined);
  assert.deepEqual([page.changed, page.told], [["bell"], ["bell"]]);
});

Deno.test("a page finds what its user has left there, and what was added before the sign-in", async () => {
  const device = memoryUploadStore();
  const owners = { mine: "author", nobodys: undefined, theirs: "visitor" };
  for (const [id, userId] of Object.entries(owners)) device.all.set(id, record({ id, userId }));
  const page = openPage(device);
  assert.equal(page.isLoaded(), false);
  await page.load();
  assert.equal(page.isLoaded(), true);
  assert.deepEqual([...page.uploads.value.keys()], ["mine", "nobodys"]);
  const { progress, isActive, isStored } = page.get("mine")!;
  assert.deepEqual({ progress, isActive, isStored }, {
    progress: 0,
    isActive: false,
    isStored: true,
  });
  for (const id of Object.keys(owners)) await page.hear(id);
  assert.deepEqual([...page.uploads.value.keys()], ["mine", "nobodys"]);
});

Deno.test("what this page has added since it was opened counts before what the device tells late", async () => {
  const device = memoryUploadStore();
  device.all.set("bell", record({ step: "failed" }));
  const page = openPage(device);
  page.add(record({ step: "waiting" }), {});
  await page.load();
  assert.equal(page.get("bell")!.step, "waiting");
});

Deno.test("what was added thirty days ago is kept, and what is older goes", async () => {
  const device = memoryUploadStore();
  const days = 24 * 3600 * 1000;
  device.all.set("old", record({ id: "old", addedAt: days - 1 }));
  device.all.set("kept", record({ id: "kept", addedAt: days }));
  const page = openPage(device, { now: 31 * days });
  await page.load();
  assert.deepEqual([...page.uploads.value.keys()], ["kept"]);
  assert.deepEqual([...device.all.keys()], ["kept"]);
});

Deno.test("tabs tell each other how the work goes, and only what they do themselves", async () => {
  const page = openPage(memoryUploadStore());
  for (const id of ["bell", "gate"]) page.add(record({ id }), {});
  await page.settled();
  page.told.length = 0;
  page.showWork("bell", { isActive: true });
  page.showWork("bell", { progress: 0.5 });
  assert.deepEqual(page.told, [
    { id: "bell", progress: 0, isActive: true },
    { id: "bell", progress: 0.5, isActive: true },
  ]);
  await page.hear({ id: "bell", progress: 0.1, isActive: false });
  assert.equal(page.get("bell")!.progress, 0.5, "this tab knows better");
  await page.hear({ id: "gate", progress: 0.7, isActive: true });
  assert.equal(page.get("gate")!.progress, 0.7);
  page.told.length = 0;
  await page.hear({ asksForWork: true });
  assert.deepEqual(page.told, [{ id: "bell", progress: 0.5, isActive: true }]);
  page.showWork("bell", { isActive: false });
  page.told.length = 0;
  await page.hear({ asksForWork: true });
  assert.deepEqual(page.told, []);
});

Deno.test("a file that another tab has replaced is read anew", async () => {
  const device = memoryUploadStore();
  const page = openPage(device);
  page.add(record(), { source: file("bell") });
  await page.settled();
  device.all.set("bell", record({ step: "waiting" }));
  device.files.set("bell/source", file("of the other tab"));
  await page.hear("bell");
  assert.equal(await text(await page.readBlob("bell", "source")), "of the other tab");
  assert.equal(page.get("bell")!.step, "waiting");
});

Deno.test("the first of several is that of the lowest rank, then the one that was added first", () => {
  const page = openPage(memoryUploadStore());
  const added = { late: 3, early: 1, postponed: 0, paused: 0 };
  for (const [id, addedAt] of Object.entries(added)) {
    page.add(record({ id, addedAt, step: id === "paused" ? "paused" : "waiting" }), {});
  }
  const rank = ({ id }: UploadRecord) => id === "postponed" ? 1 : 0;
  assert.equal(page.first(({ step }) => step === "waiting", rank)?.id, "early");
});

Deno.test("a page that forgets all says so of each upload, and has no file any more", () =>
  onFullDevice(async (device) => {
    const page = openPage(device);
    for (const id of ["bell", "gate"]) page.add(record({ id }), { source: file(id) });
    await page.settled();
    page.clear();
    assert.equal(page.uploads.value.size, 0);
    assert.deepEqual(page.changed, ["bell", "gate"]);
    assert.equal(await page.readBlob("bell", "source"), undefined);
    await page.change("bell", { step: "waiting" });
    assert.equal(page.uploads.value.size, 0);
  }));

Deno.test("the device keeps the last change, also where who sees a change makes a further one", async () => {
  const device = memoryUploadStore();
  const list = openPage(device);
  list.add(record(), {});
  const stop = effect(() => {
    if (list.get("bell")?.cut) list.change("bell", { cut: undefined });
  });
  await list.change("bell", { cut: 2.75, step: "waiting" });
  await list.settled();
  stop();
  const { cut, step } = (await device.store.read("bell"))!;
  assert.deepEqual([cut, step], [undefined, "waiting"]);
});
