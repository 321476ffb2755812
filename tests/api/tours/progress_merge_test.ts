/**
 * Progress stored on a device, sent to the real API: merged on sign-in, resent without double
 * effects.
 */
import assert from "node:assert/strict";
import { stopIdsOf } from "../../../lib/model/tour/player_tour.ts";
import type { Progress } from "../../../lib/model/tour/progress.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { readDevice, saveOnDevice, startOnDevice } from "../../../lib/progress/device_progress.ts";
import { mergeDevice } from "../../../lib/progress/merge_progress.ts";
import { createOutbox } from "../../../lib/progress/outbox.ts";
import type { OutboxEntry } from "../../../lib/progress/merge_entries.ts";
import { memoryRecords } from "../../support/fakes/records.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { reverseStops } from "../../support/data/tours.ts";
import { memoryStorage } from "../../unit/device/memory_storage.ts";

async function withPeople() {
  const test = await testApp();
  const people = await signInPeople(test);
  const { other } = people.clients;
  const store = memoryStorage();
  const outbox = createOutbox({
    userId: people.ids.other,
    records: memoryRecords<OutboxEntry>().records,
    fetch: (path, init) => other.request(path, init),
  });
  const progress = async (): Promise<Progress[]> =>
    await (await other.request("/api/user/progress")).json();
  /** When something happens, and the stops of a tour as its page has them. */
  const context = async (tourId: string) => {
    const tour: Tour = await (await other.request(`/api/tours/${tourId}`)).json();
    return { now: 1, title: tour.title, stopIds: stopIdsOf(tour) };
  };
  return Object.assign(test, people, { store, outbox, progress, context });
}

Deno.test("progress from before sign-in is merged into the account, and leaves the device", async () => {
  await using test = await withPeople();
  const { store, outbox, progress, tourOf, ids, context } = test;
  const [known, fresh] = [await tourOf(ids.owner), await tourOf(ids.owner)];
  outbox.start(known);
  outbox.save(known, { currentStopIndex: 1, completedStops: [0] });
  await outbox.flush();
  startOnDevice(store, fresh, await context(fresh));
  startOnDevice(store, known, await context(known));
  const begun = { currentStopIndex: 0, completedStops: [] };
  saveOnDevice(store, known, begun, await context(known));
  const heard = { currentStopIndex: 1, completedStops: [0] };
  saveOnDevice(store, fresh, heard, await context(fresh));
  assert.equal(await mergeDevice(store, outbox), 2);
  const records = await progress();
  assert.deepEqual(records.map(({ completedStops }) => completedStops), [[0], [0]]);
  assert.deepEqual(records.filter(({ isActive }) => isActive === "true").length, 1);
  assert.deepEqual(readDevice(store), []);
  assert.equal(outbox.size, 0);
});

Deno.test("stops that were heard on a device before the author reordered them are merged as the same stops", async () => {
  await using test = await withPeople();
  const { store, outbox, progress, tourOf, ids, context, kv } = test;
  const tourId = await tourOf(ids.owner);
  startOnDevice(store, tourId, await context(tourId));
  const heard = { currentStopIndex: 1, completedStops: [0] };
  saveOnDevice(store, tourId, heard, await context(tourId));
  await reverseStops(kv, tourId);
  await mergeDevice(store, outbox);
  const [{ currentStopIndex, completedStops }] = await progress();
  assert.deepEqual([currentStopIndex, completedStops], [0, [1]]);
});

Deno.test("a merge never begins a finished tour anew", async () => {
  await using test = await withPeople();
  const { store, outbox, progress, tourOf, ids, context } = test;
  const tourId = await tourOf(ids.owner);
  outbox.start(tourId);
  outbox.save(tourId, { currentStopIndex: 1, completedStops: [0, 1] });
  await outbox.flush();
  const [before] = await progress();
  startOnDevice(store, tourId, await context(tourId));
  const heard = { currentStopIndex: 1, completedStops: [0] };
  saveOnDevice(store, tourId, heard, await context(tourId));
  await mergeDevice(store, outbox);
  const [after] = await progress();
  assert.deepEqual([after.id, after.completedStops, after.isActive], [before.id, [0, 1], "false"]);
});

Deno.test("progress made after a sign-out is sent when the user signs in again", async () => {
  await using test = await withPeople();
  const { outbox, progress, tourOf, ids, clients: { other } } = test;
  const tourId = await tourOf(ids.owner);
  outbox.start(tourId);
  await outbox.flush();
  await other.request("/api/auth/logout", { method: "POST" });
  outbox.save(tourId, { currentStopIndex: 1, completedStops: [0] });
  await outbox.flush();
  assert.equal(outbox.size, 1);
  await other.login("visitor");
  await outbox.flush();
  assert.deepEqual((await progress())[0].completedStops, [0]);
});

Deno.test("a tour that was deleted meanwhile does not block the others", async () => {
  await using test = await withPeople();
  const { store, outbox, progress, tourOf, ids, context, clients: { owner } } = test;
  const [gone, stays] = [await tourOf(ids.owner), await tourOf(ids.owner)];
  for (const id of [gone, stays]) startOnDevice(store, id, await context(id));
  await owner.request(`/api/tours/${gone}`, { method: "DELETE" });
  await mergeDevice(store, outbox);
  assert.deepEqual((await progress()).map(({ tourId }) => tourId), [stays]);
  assert.equal(outbox.size, 0);
});

Deno.test("answers that are lost, of whatever request, have no effect twice", async () => {
  await using test = await withPeople();
  const { outbox, progress, tourOf, ids, clients: { other } } = test;
  const tourId = await tourOf(ids.owner);
  outbox.start(tourId);
  outbox.save(tourId, { currentStopIndex: 1, completedStops: [0, 1] });
  await outbox.flush();
  const [finished] = await progress();

  let requests = 0;
  const unreliable = createOutbox({
    userId: ids.other,
    records: memoryRecords<OutboxEntry>().records,
    async fetch(path, init) {
      const response = await other.request(path, init);
      if (++requests % 2 === 0) return response;
      await response.body?.cancel();
      throw new TypeError("The connection broke before the answer had arrived");
    },
  });
  unreliable.start(tourId);
  unreliable.save(tourId, { currentStopIndex: 1, completedStops: [0] });
  for (let tries = 0; unreliable.size > 0 && tries < 10; tries++) await unreliable.flush();
  const [again, ...rest] = await progress();
  assert.deepEqual([again.completedStops, again.isActive, rest], [[0], "true", []]);
  assert.notEqual(again.id, finished.id, "begun anew, once");
  assert.equal(requests, 4, "each of two requests, twice");
});
