import assert from "node:assert/strict";
import type { Progress } from "../../../lib/model/progress.ts";
import { createOutbox } from "../../../lib/progress/outbox.ts";
import { OUTBOX_KEY } from "../../../lib/browser/storage_keys.ts";
import { memoryStorage } from "../browser/memory_storage.ts";

const [ANNA, BEN] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAW"];
const [ONE, TWO] = ["01ARZ3NDEKTSV4RRFFQ69G5FB1", "01ARZ3NDEKTSV4RRFFQ69G5FB2"];
const RECORD = "01ARZ3NDEKTSV4RRFFQ69G5FC1";

/** A server that writes down what it is asked; `status` is what it answers, 0 for no connection. */
function server() {
  const calls: string[] = [];
  const one = {
    calls,
    status: 200,
    /** Runs before an answer. */
    meanwhile: () => {},
    fetch: async (path: string, { method, body }: RequestInit) => {
      await Promise.resolve();
      if (one.status === 0) throw new TypeError("Failed to fetch");
      calls.push(`${method} ${path}${body ? ` ${body}` : ""}`);
      one.meanwhile();
      const tourId = path.split("/")[3];
      const progress: Partial<Progress> = { id: RECORD, tourId, completedStops: [5] };
      return Response.json(progress, { status: one.status });
    },
  };
  return one;
}

const START = `POST /api/tours/${ONE}/start`;
const patched = (body: unknown) => `PATCH /api/progress/${RECORD} ${JSON.stringify(body)}`;
const patch = (currentStopIndex: number, completedStops?: number[]) => ({
  currentStopIndex,
  completedStops,
});

function queue({ userId = ANNA, store = memoryStorage(), to = server() } = {}) {
  const heard: Progress[] = [];
  const unsent = createOutbox({
    userId,
    store,
    fetch: to.fetch,
    onProgress: (one) => heard.push(one),
  });
  return { unsent, store, to, heard };
}

Deno.test("start and saves go out in their order, to the record that the server named", async () => {
  const { unsent, to, store, heard } = queue();
  unsent.start(ONE);
  unsent.save(ONE, patch(1, [0]));
  await unsent.flush();
  assert.deepEqual(to.calls, [START, patched(patch(1, [0]))]);
  assert.deepEqual([unsent.size, store.getItem(OUTBOX_KEY), heard.length], [0, null, 1]);
  assert.deepEqual(heard[0].completedStops, [5], "what other devices added");
});

Deno.test("without connection everything stays, of each tour one save, and goes when it is back", async () => {
  const { unsent, to, store } = queue();
  to.status = 0;
  unsent.start(ONE);
  for (const save of [patch(1, [0]), patch(2, [0, 1]), patch(1)]) {
    unsent.save(ONE, save);
    await unsent.flush();
  }
  assert.equal(unsent.size, 2);
  to.status = 200;
  await queue({ store, to }).unsent.flush();
  assert.deepEqual(to.calls, [START, patched(patch(1, [0, 1]))], "also after a reload");
});

Deno.test("tours do not mix, and each keeps its place in the queue", async () => {
  const { unsent, to } = queue();
  to.status = 0;
  for (const id of [ONE, TWO]) unsent.start(id);
  unsent.save(ONE, patch(1, [0]));
  unsent.save(TWO, patch(3, [2]));
  assert.equal(unsent.size, 4);
  to.status = 200;
  await unsent.flush();
  assert.deepEqual(to.calls.map((call) => call.slice(0, 60)), [
    START,
    `POST /api/tours/${TWO}/start`,
    patched(patch(1, [0])).slice(0, 60),
    patched(patch(3, [2])).slice(0, 60),
  ]);
});

Deno.test("a tour that is finished and begun again without connection is sent as two walks", async () => {
  const { unsent, to, heard } = queue();
  unsent.start(ONE);
  unsent.save(ONE, patch(1, [0, 1]));
  unsent.start(ONE);
  unsent.save(ONE, patch(1, [0]));
  await unsent.flush();
  assert.deepEqual(to.calls, [START, patched(patch(1, [0, 1])), START, patched(patch(1, [0]))]);
  assert.equal(heard.length, 1, "nobody is told what the first walk had come to");
});

for (const status of [401, 408, 429, 500, 503]) {
  Deno.test(`an answer of ${status} keeps what was not taken for later`, async () => {
    const { unsent, to } = queue();
    unsent.save(ONE, patch(1, [0]));
    to.status = status;
    await unsent.flush();
    assert.deepEqual([to.calls.length, unsent.size], [1, 1]);
  });
}

for (const status of [400, 403, 404]) {
  Deno.test(`an answer of ${status} to a save ends it, and lets the next tour through`, async () => {
    const { unsent, to } = queue();
    unsent.start(ONE);
    await unsent.flush();
    unsent.save(ONE, patch(9));
    unsent.start(TWO);
    to.meanwhile = () => to.status = 200;
    to.status = status;
    await unsent.flush();
    assert.deepEqual([to.calls.length, unsent.size], [3, 0]);
  });
}

Deno.test("a save of a record that nobody knows yet asks for it, and begins the tour if there is none", async () => {
  const { unsent, to } = queue();
  unsent.save(ONE, patch(1, [0]));
  to.status = 404;
  to.meanwhile = () => to.status = to.calls.length === 1 ? 404 : 200;
  await unsent.flush();
  assert.deepEqual(to.calls, [
    `GET /api/tours/${ONE}/progress`,
    START,
    patched(patch(1, [0])),
  ]);
});

Deno.test("what is saved while a call is under way goes with the next one", async () => {
  const { unsent, to } = queue();
  unsent.start(ONE);
  await unsent.flush();
  unsent.save(ONE, patch(1, [0]));
  to.meanwhile = () => {
    to.meanwhile = () => {};
    unsent.save(ONE, patch(2, [0, 1]));
  };
  await Promise.all([unsent.flush(), unsent.flush()]);
  assert.deepEqual(to.calls.slice(1), [patched(patch(1, [0])), patched(patch(2, [0, 1]))]);
  assert.equal(unsent.size, 0);
});

Deno.test("nobody's progress is sent as somebody else's", async () => {
  const { store, unsent, to } = queue();
  to.status = 0;
  unsent.start(ONE);
  await unsent.flush();
  const ben = queue({ userId: BEN, store });
  ben.unsent.start(TWO);
  await ben.unsent.flush();
  assert.deepEqual(ben.to.calls, [`POST /api/tours/${TWO}/start`]);
  assert.equal(unsent.size, 1);
});

Deno.test("what is no entry is left out, and a storage that takes nothing ends the sending", async () => {
  const kept = JSON.stringify([{ userId: "x" }, null, { userId: ANNA, tourId: ONE }]);
  const store = memoryStorage({ [OUTBOX_KEY]: kept });
  const { unsent, to } = queue({ store });
  assert.equal(unsent.size, 1);
  store.removeItem = () => {
    throw new DOMException("No", "SecurityError");
  };
  const warn = console.warn;
  let warned = 0;
  console.warn = () => warned++;
  try {
    await unsent.flush();
  } finally {
    console.warn = warn;
  }
  assert.deepEqual([to.calls.length, warned], [1, 1]);
});
