/** What a device keeps, through the real calls: merged on sign-in, and sent when the signal is back. */
import assert from "node:assert/strict";
import type { Progress } from "../../lib/model/progress.ts";
import { readDevice, saveOnDevice, startOnDevice } from "../../lib/progress/device_progress.ts";
import { mergeDevice } from "../../lib/progress/merge_progress.ts";
import { createOutbox } from "../../lib/progress/outbox.ts";
import { signInPeople } from "../support/people.ts";
import { testApp } from "../support/server.ts";
import { memoryStorage } from "../unit/browser/memory_storage.ts";

const CONTEXT = { now: 1, stopCount: 2 };

async function withPeople() {
  const test = await testApp();
  const people = await signInPeople(test);
  const { other } = people.clients;
  const store = memoryStorage();
  const queue = createOutbox({
    userId: people.ids.other,
    store,
    fetch: (path, init) => other.request(path, init),
  });
  const progress = async (): Promise<Progress[]> =>
    await (await other.request("/api/user/progress")).json();
  return Object.assign(test, people, { store, queue, progress });
}

Deno.test("progress from before sign-in is merged into the account, and leaves the device", async () => {
  await using test = await withPeople();
  const { store, queue, progress, tourOf, ids } = test;
  const [known, fresh] = [await tourOf(ids.owner), await tourOf(ids.owner)];
  queue.start(known);
  queue.save(known, { currentStopIndex: 1, completedStops: [0] });
  await queue.flush();
  startOnDevice(store, fresh, CONTEXT);
  startOnDevice(store, known, CONTEXT);
  saveOnDevice(store, known, { currentStopIndex: 0, completedStops: [] }, CONTEXT);
  saveOnDevice(store, fresh, { currentStopIndex: 1, completedStops: [0] }, CONTEXT);
  assert.equal(await mergeDevice(store, queue), 2);
  const records = await progress();
  assert.deepEqual(records.map(({ completedStops }) => completedStops), [[0], [0]]);
  assert.deepEqual(records.filter(({ isActive }) => isActive === "true").length, 1);
  assert.deepEqual(readDevice(store), []);
  assert.equal(queue.size, 0);
});

Deno.test("a merge never begins a finished tour anew", async () => {
  await using test = await withPeople();
  const { store, queue, progress, tourOf, ids } = test;
  const tourId = await tourOf(ids.owner);
  queue.start(tourId);
  queue.save(tourId, { currentStopIndex: 1, completedStops: [0, 1] });
  await queue.flush();
  const [before] = await progress();
  startOnDevice(store, tourId, CONTEXT);
  saveOnDevice(store, tourId, { currentStopIndex: 1, completedStops: [0] }, CONTEXT);
  await mergeDevice(store, queue);
  const [after] = await progress();
  assert.deepEqual([after.id, after.completedStops, after.isActive], [before.id, [0, 1], "false"]);
});

Deno.test("who signs out in the middle loses nothing: it goes when he is back", async () => {
  await using test = await withPeople();
  const { queue, progress, tourOf, ids, clients: { other } } = test;
  const tourId = await tourOf(ids.owner);
  queue.start(tourId);
  await queue.flush();
  await other.request("/api/auth/logout", { method: "POST" });
  queue.save(tourId, { currentStopIndex: 1, completedStops: [0] });
  await queue.flush();
  assert.equal(queue.size, 1);
  await other.login("visitor");
  await queue.flush();
  assert.deepEqual((await progress())[0].completedStops, [0]);
});

Deno.test("a tour that was deleted meanwhile does not hold up the others", async () => {
  await using test = await withPeople();
  const { store, queue, progress, tourOf, ids, clients: { owner } } = test;
  const [gone, stays] = [await tourOf(ids.owner), await tourOf(ids.owner)];
  for (const id of [gone, stays]) startOnDevice(store, id, CONTEXT);
  await owner.request(`/api/tours/${gone}`, { method: "DELETE" });
  await mergeDevice(store, queue);
  assert.deepEqual((await progress()).map(({ tourId }) => tourId), [stays]);
  assert.equal(queue.size, 0);
});
