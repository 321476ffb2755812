import assert from "node:assert/strict";
import { stopIdsOf } from "../../../lib/model/tour/player_tour.ts";
import type { TourProgress } from "../../../lib/model/tour/progress.ts";
import { DEVICE_PROGRESS_KEY } from "../../../lib/device/storage_keys.ts";
import * as device from "../../../lib/progress/device_progress.ts";
import { readLeftWalk } from "../../../lib/progress/left_walk.ts";
import * as merge from "../../../lib/progress/merge_progress.ts";
import * as outbox from "../../../lib/progress/outbox.ts";
import { createProgressSync, type ProgressModules } from "../../../lib/progress/progress_sync.ts";
import type { OutboxEntry } from "../../../lib/progress/merge_entries.ts";
import { memoryRecords } from "../../support/fakes/records.ts";
import { memoryStorage } from "../device/memory_storage.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { warningsOf } from "../../support/measure/warnings.ts";

const [ANNA, BEN] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAW"];
const [ONE, TWO] = ["01ARZ3NDEKTSV4RRFFQ69G5FB1", "01ARZ3NDEKTSV4RRFFQ69G5FB2"];
const [first, second] = [ONE, TWO].map((id) => ({ ...playerTour(3), id }));
const place = (currentStopIndex: number, completedStops: number[]): TourProgress => ({
  currentStopIndex,
  completedStops,
});

/** As the page itself has reported it, by the ids of the stops. */
const own = (...[current, completed]: Parameters<typeof place>) => ({
  ...place(current, completed),
  stopIds: stopIdsOf(first),
});

/** Lets everything run that waits for nothing but its turn. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

const ALL = "/api/user/progress";

/** A server that knows `records`. */
function createServer() {
  const calls: string[] = [];
  const held = new Map<string, Promise<void>>();
  const server = {
    calls,
    records: new Map<string, TourProgress>(),
    isOnline: true,
    /** Set to true, it reads and does not write. */
    isBusy: false,
    /**
     * Holds the answer to the next request for `path` back; returns the function that lets it go.
     */
    hold(path: string): () => Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        resolve();
        return settled();
      };
    },
    /** Answers as of the time of the request, however late the answer arrives. */
    async fetch(path: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
      calls.push(`${method} ${path}`);
      if (!server.isOnline) throw new TypeError("Failed to fetch");
      if (server.isBusy && method !== "GET") return new Response(null, { status: 503 });
      const answer = JSON.stringify(respond(path, body));
      const release = held.get(path);
      held.delete(path);
      await release;
      return new Response(answer);
    },
  };
  function respond(path: string, body: unknown) {
    if (path === ALL) {
      return [...server.records].map(([tourId, known]) => ({ tourId, id: tourId, ...known }));
    }
    const tourId = /[0-9A-Z]{26}/.exec(path)![0];
    const known = server.records.get(tourId) ?? place(0, []);
    const changed = body ? { ...known, ...JSON.parse(String(body)) } : known;
    server.records.set(tourId, changed);
    return { tourId, id: tourId, ...changed };
  }
  return server;
}

type Device = ReturnType<typeof memoryRecords<OutboxEntry>>;

type Setup = { user?: string; store?: ReturnType<typeof memoryStorage>; device?: Device };

function setUp(
  { user = ANNA, store = memoryStorage(), device: waiting = memoryRecords() }: Setup = {},
) {
  const server = createServer();
  const modules: ProgressModules = {
    outbox: () => Promise.resolve({ createOutbox: withoutLock }),
    device: () => Promise.resolve(device),
    merge: () => Promise.resolve(merge),
  };
  const test = { user: user as string | undefined, server, store, waiting, modules };
  const sync = createProgressSync({
    user: () => test.user || undefined,
    store,
    records: waiting.records,
    modules,
    fetch: server.fetch as typeof fetch,
  });
  return Object.assign(test, { sync, heard: heardBy(sync) });
}

/** Tests of other files run at the same time, and have the same browser's locks. */
const withoutLock: typeof outbox.createOutbox = (parts) =>
  outbox.createOutbox({ ...parts, exclusive: (work) => work() });

function heardBy(sync: ReturnType<typeof createProgressSync>) {
  const heard: [string, number[]][] = [];
  sync.onHeard((tourId, { completedStops }) => heard.push([tourId, completedStops]));
  return heard;
}

Deno.test("progress that the server knows is shown, and its heard stops are reported", async () => {
  const { sync, server, heard } = setUp();
  server.records.set(ONE, place(1, [0]));
  sync.refresh();
  await settled();
  assert.deepEqual(sync.byTour.value, { [ONE]: place(1, [0]) });
  assert.deepEqual(heard, [[ONE, [0]]]);
});

Deno.test("progress that is made while older progress loads stays", async () => {
  const { sync, server } = setUp();
  server.records.set(ONE, place(0, []));
  server.records.set(TWO, place(2, [0, 1]));
  const release = server.hold(ALL);
  sync.refresh();
  await settled();
  sync.save(first, place(1, [0]));
  await settled();
  assert.deepEqual(server.records.get(ONE), own(1, [0]), "sent without waiting for the load");
  await release();
  assert.deepEqual(sync.byTour.value, { [ONE]: own(1, [0]), [TWO]: place(2, [0, 1]) });
});

Deno.test("a tour that begins anew while its finished walk loads does not count as heard", async () => {
  const { sync, server, heard } = setUp();
  server.records.set(ONE, place(2, [0, 1, 2]));
  const release = server.hold(ALL);
  sync.refresh();
  await settled();
  server.records.set(ONE, place(0, []));
  sync.start(first);
  await settled();
  await release();
  assert.deepEqual(sync.byTour.value, { [ONE]: place(0, []) });
  assert.deepEqual(heard, [[ONE, []]]);
});

Deno.test("where a signed-in visitor is in a walk is remembered on the device, as far as the server knows it", async () => {
  const { sync, server, store } = setUp();
  sync.start(first);
  await settled();
  assert.equal(readLeftWalk(store, ANNA)?.stop, 1);
  sync.save(first, place(1, [0]));
  await settled();
  assert.equal(readLeftWalk(store, ANNA)?.stop, 2);
  server.records.set(ONE, place(2, [0, 1]));
  sync.refresh();
  await settled();
  assert.equal(readLeftWalk(store, ANNA)?.stop, 3);
});

Deno.test("of two loads the one that began last counts, whichever answer comes first", async () => {
  const { sync, server } = setUp();
  server.records.set(ONE, place(0, []));
  const release = server.hold(ALL);
  sync.refresh();
  await settled();
  server.records.set(ONE, place(1, [0]));
  sync.refresh();
  await settled();
  assert.deepEqual(sync.byTour.value, { [ONE]: place(1, [0]) });
  await release();
  assert.deepEqual(sync.byTour.value, { [ONE]: place(1, [0]) });
});

Deno.test("what the server refused to take for now is newer than what it answers", async () => {
  const before = setUp();
  before.server.isOnline = false;
  before.sync.save(first, place(2, [0, 1]));
  await settled();
  const { sync, server } = setUp({ device: before.waiting });
  server.records.set(ONE, place(1, [0]));
  server.isBusy = true;
  sync.refresh();
  await settled();
  assert.deepEqual(sync.byTour.value, { [ONE]: place(2, [0, 1]) }, "after a reload");
});

Deno.test("a module that could not be loaded is loaded again, and nothing that waited is lost", async () => {
  for (const name of ["outbox", "device"] as const) {
    const test = setUp({ user: name === "outbox" ? ANNA : "" });
    const { sync, modules, server, store } = test;
    const working = { ...modules };
    const fails = () => Promise.reject(new TypeError("Failed to fetch the module"));
    Object.assign(modules, { [name]: fails });
    const warnings = await warningsOf(async () => {
      sync.start(first);
      sync.save(first, place(1, [0]));
      await settled();
    });
    assert.equal(warnings, 1);
    assert.deepEqual(sync.byTour.value[ONE], own(1, [0]), "the page shows it all the same");
    Object.assign(modules, working);
    sync.refresh();
    const isSaved = () =>
      name === "outbox" ? server.records.has(ONE) : device.readDeviceTour(store, ONE) !== undefined;
    for (let turn = 0; turn < 100 && !isSaved(); turn++) await settled();
    if (name === "outbox") assert.deepEqual(server.records.get(ONE), own(1, [0]));
    if (name === "outbox") assert.equal(server.calls[0], `POST /api/tours/${ONE}/start`);
    else assert.deepEqual(device.readDeviceTour(store, ONE)?.completedStops, [0]);
  }
});

Deno.test("what a walk reports is stored before the page can end: within the task of the report", async () => {
  for (const user of [ANNA, ""]) {
    const { sync, server, store, waiting, modules } = setUp({ user });
    server.isOnline = false;
    const later = <T>(load: () => Promise<T>) => () => settled().then(load);
    Object.assign(modules, { outbox: later(modules.outbox), device: later(modules.device) });
    sync.start(first);
    const stored = () =>
      user
        ? waiting.all.size > 0 && JSON.stringify([...waiting.all.values()])
        : store.getItem(DEVICE_PROGRESS_KEY);
    while (!stored()) await settled();
    sync.save(first, place(1, [0]));
    for (let turn = 0; turn < 30; turn++) await Promise.resolve();
    assert.match(stored() || "", /"completedStops":\[0\]/, user || "without account");
  }
});

Deno.test("after a sign-in as another user nothing of the first one shows, late answers included", async () => {
  const test = setUp();
  const { sync, server } = test;
  server.records.set(ONE, place(1, [0]));
  const release = server.hold(ALL);
  sync.refresh();
  await settled();
  test.user = BEN;
  await release();
  assert.deepEqual(sync.byTour.value, {});
  server.records.clear();
  server.records.set(TWO, place(0, []));
  sync.refresh();
  await settled();
  assert.deepEqual(sync.byTour.value, { [TWO]: place(0, []) });
});

Deno.test("progress from before a sign-out is stored for its user, and later progress on the device", async () => {
  const test = setUp();
  const { sync, server, store } = test;
  server.isOnline = false;
  sync.save(first, place(1, [0]));
  await settled();
  test.user = "";
  server.isOnline = true;
  sync.save(second, place(1, [0]));
  await settled();
  assert.deepEqual([...server.records.keys()], [], "nothing is sent for nobody");
  assert.deepEqual(device.readDevice(store).map(({ tourId }) => tourId), [TWO]);
  test.user = ANNA;
  sync.refresh();
  await settled();
  assert.deepEqual([...server.records.keys()], [ONE]);
});

Deno.test("where the server cannot be asked, a new page knows what waits to be sent", async () => {
  const before = setUp();
  before.server.isOnline = false;
  before.sync.start(first, { anew: true });
  before.sync.save(first, place(1, [0]));
  before.sync.save(first, place(2, [0, 1]));
  before.sync.save(second, place(1, [0]));
  before.sync.start(second);
  await settled();
  const { sync, server } = setUp({ device: before.waiting });
  server.isOnline = false;
  sync.refresh();
  await settled();
  assert.deepEqual(sync.byTour.value, { [ONE]: own(2, [0, 1]) });
});

Deno.test("a page that asks hears when what waits has arrived, or cannot be sent now", async () => {
  const { sync, server } = setUp();
  server.isOnline = false;
  sync.save(first, place(1, [0]));
  await sync.flush();
  assert.deepEqual([...server.records.keys()], []);
  server.isOnline = true;
  await sync.flush();
  assert.deepEqual([...server.records.keys()], [ONE]);
  await setUp({ user: "" }).sync.flush();
});

Deno.test("merging after a sign-in moves the progress of the device to the account", async () => {
  const test = setUp({ user: "" });
  const { sync, server, store } = test;
  server.records.set(TWO, place(2, [0, 1]));
  sync.save(first, place(1, [0]));
  await settled();
  assert.equal(await sync.merge(), 0, "nobody is signed in");
  test.user = ANNA;
  assert.equal(await sync.merge(), 1);
  await settled();
  assert.deepEqual(server.records.get(ONE), own(1, [0]));
  const all = { [ONE]: own(1, [0]), [TWO]: place(2, [0, 1]) };
  assert.deepEqual(sync.byTour.value, all, "with what the account had before");
  assert.deepEqual(device.readDevice(store), []);
});

Deno.test("without signal and without storage the page itself still knows the progress", async () => {
  const { sync, server, store, waiting } = setUp();
  store.full = waiting.isFull = true;
  server.isOnline = false;
  await warningsOf(async () => {
    sync.start(first);
    sync.save(first, place(1, [0]));
    await settled();
  });
  assert.deepEqual(sync.byTour.value, { [ONE]: own(1, [0]) });
  server.isOnline = true;
  await warningsOf(async () => {
    sync.refresh();
    await settled();
  });
  assert.deepEqual(server.records.get(ONE), own(1, [0]), "sent although nothing could be stored");
});

Deno.test("an answer about a tour of which more is on its way to the outbox does not replace that", async () => {
  const { sync, server, modules } = setUp();
  const release = server.hold(`/api/tours/${ONE}/start`);
  sync.start(first);
  await settled();
  const { promise, resolve } = Promise.withResolvers<typeof merge>();
  modules.merge = () => promise;
  sync.merge();
  sync.save(first, place(1, [0]));
  await release();
  assert.deepEqual(sync.byTour.value[ONE], own(1, [0]), "and not the start of the tour");
  resolve(merge);
  await settled();
  assert.deepEqual(server.records.get(ONE), own(1, [0]));
});

Deno.test("without an account a tour that begins anew gives up what the device has stored of it", async () => {
  const { sync, store } = setUp({ user: "" });
  sync.save(first, place(1, [0]));
  await settled();
  sync.start(first, { anew: true });
  await settled();
  assert.deepEqual(device.readDeviceTour(store, ONE)?.completedStops, []);
  assert.deepEqual(sync.byTour.value[ONE].completedStops, []);
});

Deno.test("without an account what a walk reports right after its start is not replaced by the start", async () => {
  const { sync, modules } = setUp({ user: "" });
  const { promise, resolve } = Promise.withResolvers<typeof device>();
  modules.device = () => promise;
  sync.start(first);
  sync.save(first, place(1, [0]));
  resolve(device);
  const shown: unknown[] = [];
  const stop = sync.byTour.subscribe((byTour) => shown.push(byTour[ONE]));
  await settled();
  stop();
  assert.deepEqual(shown, [own(1, [0])]);
});

Deno.test("a signed-in user can continue a walk that the device has and the account lacks", async () => {
  const { sync, server, store } = setUp();
  const context = { now: 1, title: "", stopIds: stopIdsOf(first) };
  device.startOnDevice(store, ONE, context);
  device.saveOnDevice(store, ONE, place(1, [0]), context);
  server.records.set(TWO, place(2, [0, 1]));
  sync.refresh();
  await settled();
  assert.deepEqual(sync.byTour.value, { [ONE]: own(1, [0]), [TWO]: place(2, [0, 1]) });
  assert.equal(server.records.has(ONE), false, "nothing is sent before somebody goes on with it");
  sync.start(first);
  await settled();
  assert.deepEqual(server.records.get(ONE), own(1, [0]));
  assert.equal(device.readDeviceTour(store, ONE), undefined, "it is the account's by now");
  sync.refresh();
  await settled();
  assert.deepEqual(sync.byTour.value[ONE], own(1, [0]));
});

Deno.test("what the account knows of a tour counts, whatever the device has of it", async () => {
  const { sync, server, store } = setUp();
  device.startOnDevice(store, ONE, { now: 1, title: "", stopIds: stopIdsOf(first) });
  server.records.set(ONE, place(2, [0, 1]));
  sync.refresh();
  await settled();
  assert.deepEqual(sync.byTour.value, { [ONE]: place(2, [0, 1]) });
});
