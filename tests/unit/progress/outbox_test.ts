import assert from "node:assert/strict";
import type { Progress } from "../../../lib/model/tour/progress.ts";
import type { OutboxEntry } from "../../../lib/progress/merge_entries.ts";
import { createOutbox, type Exclusive, type OutboxParts } from "../../../lib/progress/outbox.ts";
import { readDevice, startOnDevice } from "../../../lib/progress/device_progress.ts";
import { mergeDevice } from "../../../lib/progress/merge_progress.ts";
import { memoryRecords } from "../../support/fakes/records.ts";
import { warningsOf } from "../../support/measure/warnings.ts";
import { memoryStorage } from "../device/memory_storage.ts";

const [ANNA, BEN] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAW"];
const [ONE, TWO] = ["01ARZ3NDEKTSV4RRFFQ69G5FB1", "01ARZ3NDEKTSV4RRFFQ69G5FB2"];
const RECORD = "01ARZ3NDEKTSV4RRFFQ69G5FC1";

/** The ids of a tour's stops, before and after its author reordered them. */
const [OLD, NEW] = [["a", "b", "c"], ["c", "a", "b"]];

/**
 * A server that writes down what it is asked; `status` is what it answers, 0 for no connection.
 */
function server() {
  const calls: string[] = [];
  const fake = {
    calls,
    status: 200,
    /** Runs before an answer. */
    meanwhile: () => {},
    /** The id of the record that it answers. */
    record: RECORD,
    fetch: async (path: string, { method, body }: RequestInit) => {
      await Promise.resolve();
      if (fake.status === 0) throw new TypeError("Failed to fetch");
      calls.push(`${method} ${path}${body ? ` ${body}` : ""}`);
      fake.meanwhile();
      const tourId = path.split("/")[3];
      const progress: Partial<Progress> = { id: fake.record, tourId, completedStops: [5] };
      return Response.json(progress, { status: fake.status });
    },
  };
  return fake;
}

const START = `POST /api/tours/${ONE}/start`;
const patched = (body: unknown) => `PATCH /api/progress/${RECORD} ${JSON.stringify(body)}`;
const patch = (currentStopIndex: number, completedStops?: number[]) => ({
  currentStopIndex,
  completedStops,
});

type Device = ReturnType<typeof memoryRecords<OutboxEntry>>;

function setUp(
  { userId = ANNA, device = memoryRecords(), to = server(), ...parts }:
    & Partial<OutboxParts>
    & { device?: Device; to?: ReturnType<typeof server> } = {},
) {
  const received: Progress[] = [];
  const outbox = createOutbox({
    userId,
    records: device.records,
    fetch: to.fetch,
    onProgress: (progress) => received.push(progress),
    ...parts,
  });
  return { outbox, device, to, received };
}

/** Runs one piece of work after the other, as Web Locks do for the tabs of a browser. */
function tabs(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => last = last.then(work);
}

Deno.test("start and saves go out in their order, to the record that the server named", async () => {
  const { outbox, to, device, received } = setUp();
  outbox.start(ONE);
  outbox.save(ONE, patch(1, [0]));
  await outbox.flush();
  assert.deepEqual(to.calls, [START, patched(patch(1, [0]))]);
  assert.deepEqual([outbox.size, device.all.size, received.length], [0, 0, 1]);
  assert.deepEqual(received[0].completedStops, [5], "what other devices added");
});

Deno.test("without connection everything stays, of each tour one save, and goes when it is back", async () => {
  const { outbox, to, device } = setUp();
  to.status = 0;
  outbox.start(ONE);
  for (const save of [patch(1, [0]), patch(2, [0, 1]), patch(1)]) {
    outbox.save(ONE, save);
    await outbox.flush();
  }
  assert.equal(outbox.size, 2);
  to.status = 200;
  await setUp({ device, to }).outbox.flush();
  assert.deepEqual(to.calls, [START, patched(patch(1, [0, 1]))], "also after a reload");
});

Deno.test("tours do not mix, and each keeps its place in the queue", async () => {
  const { outbox, to } = setUp();
  to.status = 0;
  for (const id of [ONE, TWO]) outbox.start(id);
  outbox.save(ONE, patch(1, [0]));
  outbox.save(TWO, patch(3, [2]));
  assert.equal(outbox.size, 4);
  to.status = 200;
  await outbox.flush();
  assert.deepEqual(to.calls.map((call) => call.slice(0, 60)), [
    START,
    `POST /api/tours/${TWO}/start`,
    patched(patch(1, [0])).slice(0, 60),
    patched(patch(3, [2])).slice(0, 60),
  ]);
});

Deno.test("a tour that is finished and begun again without connection is sent as two walks", async () => {
  const { outbox, to, received } = setUp();
  outbox.start(ONE);
  outbox.save(ONE, patch(1, [0, 1]));
  outbox.start(ONE);
  outbox.save(ONE, patch(1, [0]));
  await outbox.flush();
  assert.deepEqual(to.calls, [START, patched(patch(1, [0, 1])), START, patched(patch(1, [0]))]);
  assert.equal(received.length, 1, "the answer to the first walk is not passed on");
});

Deno.test("what belongs to the record of an older walk is not added to that of a newer one", async () => {
  const { outbox, to, device } = setUp();
  outbox.start(ONE);
  await outbox.flush();
  to.status = 0;
  outbox.save(ONE, patch(2, [0, 1]));
  // Another tab, which has not seen the server's answer, does not know the record.
  const tab = setUp({ device, to }).outbox;
  await tab.ready;
  await tab.save(ONE, patch(1, [0]));
  assert.equal(device.all.size, 2);
});

Deno.test("a tour that begins anew is saved in the record that it then has, not in the one before", async () => {
  const { outbox, to } = setUp();
  outbox.start(ONE);
  await outbox.flush();
  to.record = "01ARZ3NDEKTSV4RRFFQ69G5NEW";
  outbox.start(ONE, { anew: true });
  outbox.save(ONE, patch(1, [0]));
  await outbox.flush();
  assert.deepEqual(to.calls.map((call) => call.split(" ").slice(0, 2).join(" ")), [
    START,
    `${START}?anew`,
    `PATCH /api/progress/${to.record}`,
  ]);
});

for (const status of [401, 408, 429, 500, 503]) {
  Deno.test(`an answer of ${status} leaves what was not taken in the outbox`, async () => {
    const { outbox, to } = setUp();
    outbox.save(ONE, patch(1, [0]));
    to.status = status;
    await outbox.flush();
    assert.deepEqual([to.calls.length, outbox.size], [1, 1]);
  });
}

for (const status of [400, 403, 404]) {
  Deno.test(`an answer of ${status} to a save ends it, and lets the next tour through`, async () => {
    const { outbox, to } = setUp();
    outbox.start(ONE);
    await outbox.flush();
    outbox.save(ONE, patch(9));
    outbox.start(TWO);
    to.meanwhile = () => to.status = 200;
    to.status = status;
    await outbox.flush();
    assert.deepEqual([to.calls.length, outbox.size], [3, 0]);
  });
}

Deno.test("a save whose record's id is unknown asks the server for it, and begins the tour if the server has no record", async () => {
  const { outbox, to } = setUp();
  outbox.save(ONE, patch(1, [0]));
  to.status = 404;
  to.meanwhile = () => to.status = to.calls.length === 1 ? 404 : 200;
  await outbox.flush();
  assert.deepEqual(to.calls, [
    `GET /api/tours/${ONE}/progress`,
    START,
    patched(patch(1, [0])),
  ]);
});

Deno.test("of a tour that is gone nothing is sent any more, until it begins again", async () => {
  const gone: string[] = [];
  const { outbox, to } = setUp({ onGone: (tourId) => gone.push(tourId) });
  outbox.start(ONE);
  await outbox.flush();
  to.calls.length = 0;
  to.status = 404;
  for (const n of [1, 2, 3, 4]) {
    outbox.save(ONE, patch(n));
    await outbox.flush();
  }
  assert.deepEqual(to.calls, [patched(patch(1)), `GET /api/tours/${ONE}/progress`, START]);
  assert.deepEqual([gone, outbox.size], [[ONE], 0]);
  to.status = 200;
  outbox.start(ONE);
  await outbox.flush();
  assert.deepEqual(to.calls.at(-1), START);
});

Deno.test("a save whose tour the server shows to nobody begins no walk", async () => {
  const { outbox, to } = setUp();
  to.status = 403;
  outbox.save(ONE, patch(1, [0]));
  await outbox.flush();
  assert.deepEqual(to.calls, [`GET /api/tours/${ONE}/progress`]);
  assert.equal(outbox.size, 0);
});

Deno.test("what is saved while a call is under way goes with the next one", async () => {
  const { outbox, to } = setUp();
  outbox.start(ONE);
  await outbox.flush();
  outbox.save(ONE, patch(1, [0]));
  to.meanwhile = () => {
    to.meanwhile = () => {};
    outbox.save(ONE, patch(2, [0, 1]));
  };
  await Promise.all([outbox.flush(), outbox.flush()]);
  assert.deepEqual(to.calls.slice(1), [patched(patch(1, [0])), patched(patch(2, [0, 1]))]);
  assert.equal(outbox.size, 0);
});

Deno.test("nobody's progress is sent as somebody else's", async () => {
  const { device, outbox, to } = setUp();
  to.status = 0;
  outbox.start(ONE);
  await outbox.flush();
  const ben = setUp({ userId: BEN, device });
  ben.outbox.start(TWO);
  await ben.outbox.flush();
  assert.deepEqual(ben.to.calls, [`POST /api/tours/${TWO}/start`]);
  assert.equal(outbox.size, 1);
});

Deno.test("what a device does not let go is sent once with each attempt, and holds up nothing", async () => {
  const { outbox, device, to } = setUp();
  await outbox.start(ONE);
  await outbox.start(TWO);
  device.records.change = () => Promise.reject(new DOMException("No", "UnknownError"));
  const warnings = await warningsOf(() => outbox.flush());
  assert.deepEqual([to.calls, warnings], [[START, `POST /api/tours/${TWO}/start`], 2]);
});

Deno.test("a flush that is asked for while another one fails tries again", async () => {
  const to = server();
  let isOnline = false;
  const fetch: typeof to.fetch = async (path, init) => {
    if (isOnline) return await to.fetch(path, init);
    isOnline = true;
    throw new TypeError("Failed to fetch");
  };
  const { outbox } = setUp({ fetch, to });
  outbox.start(ONE);
  await Promise.all([outbox.flush(), outbox.flush()]);
  assert.deepEqual([to.calls, outbox.size], [[START], 0]);
});

Deno.test("two tabs that share what waits send each entry once", async () => {
  const [device, to, exclusive] = [memoryRecords<OutboxEntry>(), server(), tabs()];
  const [tab, other] = [setUp({ device, to, exclusive }), setUp({ device, to, exclusive })];
  tab.outbox.start(ONE);
  tab.outbox.save(ONE, patch(1, [0]));
  await Promise.all([tab.outbox.flush(), other.outbox.flush()]);
  assert.deepEqual(to.calls, [START, patched(patch(1, [0]))]);
});

Deno.test("nothing is sent once its user has signed out, and a refusal since then is not theirs", async () => {
  let isSignedIn = true;
  const { outbox, to } = setUp({ isSignedIn: () => isSignedIn });
  outbox.start(ONE);
  outbox.start(TWO);
  to.status = 404;
  to.meanwhile = () => isSignedIn = false;
  await outbox.flush();
  assert.deepEqual([to.calls, outbox.size], [[START], 2], "the second is not sent at all");
  [isSignedIn, to.status, to.meanwhile] = [true, 200, () => {}];
  await outbox.flush();
  assert.equal(outbox.size, 0);
});

Deno.test("what a full device does not take is sent all the same, in its order", async () => {
  const { outbox, device, to } = setUp();
  await outbox.start(ONE);
  device.isFull = true;
  const warnings = await warningsOf(async () =>
    assert.equal(await outbox.save(ONE, patch(1, [0])), false)
  );
  assert.deepEqual([warnings, outbox.size], [1, 2]);
  await outbox.flush();
  assert.deepEqual(to.calls, [START, patched(patch(1, [0]))]);
  assert.equal(outbox.size, 0);
});

Deno.test("a page hears when another tab has sent all that waited, and not before", async () => {
  const device = memoryRecords<OutboxEntry>();
  let heard = 0;
  const tab = setUp({ device, onSentElsewhere: () => heard++ });
  const other = setUp({ device });
  await other.outbox.start(ONE);
  await device.tell("");
  assert.deepEqual([tab.outbox.size, heard], [1, 0]);
  await other.outbox.flush();
  await device.tell("");
  assert.deepEqual([tab.outbox.size, heard], [0, 1]);
});

Deno.test("of the tours that are merged the active one is sent last, and so stays the active one", async () => {
  const { outbox, to } = setUp();
  const store = memoryStorage();
  startOnDevice(store, TWO, { now: 1, title: "Two", stopIds: ["a"] });
  startOnDevice(store, ONE, { now: 2, title: "One", stopIds: ["a"] });
  assert.equal(await mergeDevice(store, outbox), 2);
  const tours = to.calls.filter((call) => call.startsWith("GET")).map((call) => call.split("/")[3]);
  assert.deepEqual(tours, [TWO, ONE]);
});

Deno.test("a full device loses nothing of a merge: the device forgets what has arrived", async () => {
  const { outbox, device, to } = setUp();
  const store = memoryStorage();
  startOnDevice(store, ONE, { now: 1, title: "One", stopIds: OLD });
  startOnDevice(store, TWO, { now: 2, title: "Two", stopIds: OLD });
  device.isFull = true;
  to.status = 503;
  await warningsOf(() => mergeDevice(store, outbox));
  assert.equal(readDevice(store).length, 2, "none has arrived");
  to.status = 200;
  await warningsOf(() => mergeDevice(store, outbox));
  assert.deepEqual(readDevice(store), []);
});

Deno.test("a tour that waits to go on, and then shall begin anew, begins anew once", async () => {
  const { outbox, to } = setUp();
  outbox.start(ONE);
  outbox.start(ONE, { anew: true });
  outbox.start(ONE);
  outbox.save(ONE, patch(1, [0]));
  await outbox.flush();
  assert.deepEqual(to.calls, [`${START}?anew`, patched(patch(1, [0]))]);
});

Deno.test("a tour that waits to begin anew is not shown as the walk before", () => {
  const { outbox } = setUp();
  outbox.start(ONE);
  outbox.save(TWO, patch(1, [0]));
  const known = [ONE, TWO].map((tourId) => ({
    tourId,
    currentStopIndex: 2,
    completedStops: [2],
    stopIds: OLD,
  }));
  assert.deepEqual(outbox.withUnsent(known), [
    { tourId: TWO, currentStopIndex: 1, completedStops: [0, 2], stopIds: OLD },
  ]);
});

Deno.test("reports in one order of the stops are sent as one, those in another order apart", async () => {
  const { outbox, to } = setUp();
  outbox.start(ONE);
  outbox.save(ONE, { ...patch(1, [0]), stopIds: OLD });
  outbox.save(ONE, { ...patch(2, [0, 1]), stopIds: OLD });
  outbox.save(ONE, { ...patch(0, [1, 2]), stopIds: NEW });
  await outbox.flush();
  assert.deepEqual(to.calls, [
    START,
    patched({ ...patch(2, [0, 1]), stopIds: OLD }),
    patched({ ...patch(0, [1, 2]), stopIds: NEW }),
  ]);
});

Deno.test("what waits is added to what the server knows by the ids of the stops", () => {
  const { outbox } = setUp();
  outbox.save(ONE, { ...patch(1, [0]), stopIds: OLD });
  const known = { tourId: ONE, currentStopIndex: 0, completedStops: [0], stopIds: NEW };
  assert.deepEqual(outbox.withUnsent([known]), [{
    ...known,
    currentStopIndex: 2,
    completedStops: [0, 1],
  }]);
  assert.deepEqual(outbox.withUnsent([]), [{ tourId: ONE, ...patch(1, [0]), stopIds: OLD }]);
});
