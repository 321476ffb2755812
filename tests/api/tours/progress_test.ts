import assert from "node:assert/strict";
import type { Progress } from "../../../lib/model/tour/progress.ts";
import { Client } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { reverseStops } from "../../support/data/tours.ts";

/** An app with people signed in on it, and a tour of two stops. */
async function withPeople() {
  const test = await testApp();
  const people = await signInPeople(test);
  const tourId = await people.tourOf(people.ids.owner);
  return Object.assign(test, people, { tourId });
}

const begin = async (client: Client, tourId: string): Promise<Progress> => {
  const response = await client.request(`/api/tours/${tourId}/start`, { method: "POST" });
  assert.equal(response.status, 200);
  return await response.json();
};

const patch = (client: Client, id: string, body: unknown) =>
  client.json("PATCH", `/api/progress/${id}`, body);

Deno.test("a visitor begins a tour, goes on, finds it again and ends it", async () => {
  await using test = await withPeople();
  const { clients: { other }, tourId } = test;
  const begun = await begin(other, tourId);
  assert.deepEqual(Object.keys(begun).sort(), [
    "completedStops",
    "createdAt",
    "currentStopIndex",
    "id",
    "isActive",
    "stopIds",
    "tourId",
    "updatedAt",
  ]);
  assert.deepEqual([begun.isActive, begun.currentStopIndex], ["true", 0]);
  const next = await patch(other, begun.id, { currentStopIndex: 1, completedStops: [0] });
  assert.equal(next.status, 200);
  const found = await other.request(`/api/tours/${tourId}/progress`);
  assert.equal(found.headers.get("cache-control"), "private, no-store");
  assert.deepEqual(await found.json(), await next.json());
  await patch(other, begun.id, { currentStopIndex: 1, completedStops: [0, 1] });
  const [listed, ...rest] = await (await other.request("/api/user/progress")).json();
  assert.deepEqual([listed.isActive, listed.completedStops, rest], ["false", [0, 1], []]);
});

Deno.test("a tour that is asked to begin anew does, and what its last walk still sends is missing", async () => {
  await using test = await withPeople();
  const { clients: { other }, tourId } = test;
  const before = await begin(other, tourId);
  await patch(other, before.id, { currentStopIndex: 1, completedStops: [0] });
  const answer = await other.json("POST", `/api/tours/${tourId}/start?anew`, undefined);
  const { id, isActive, currentStopIndex, completedStops } = await answer.json();
  assert.notEqual(id, before.id);
  assert.deepEqual([isActive, currentStopIndex, completedStops], ["true", 0, []]);
  assert.equal((await patch(other, before.id, { currentStopIndex: 1 })).status, 404);
});

Deno.test("two devices of one account lose no completed stop", async () => {
  await using test = await withPeople();
  const { clients: { other }, tourId } = test;
  const phone = new Client(test.app);
  await phone.login("visitor");
  const [here, there] = [await begin(other, tourId), await begin(phone, tourId)];
  assert.equal(here.id, there.id);
  await Promise.all([
    patch(other, here.id, { currentStopIndex: 1, completedStops: [0] }),
    patch(phone, here.id, { currentStopIndex: 0, completedStops: [1] }),
  ]);
  const { completedStops } = await (await phone.request(`/api/tours/${tourId}/progress`)).json();
  assert.deepEqual(completedStops, [0, 1]);
});

Deno.test("an update that sends only the current stop leaves the completed stops", async () => {
  await using test = await withPeople();
  const { clients: { other }, tourId } = test;
  const { id } = await begin(other, tourId);
  await patch(other, id, { currentStopIndex: 1, completedStops: [0] });
  const answer = await (await patch(other, id, { currentStopIndex: 0 })).json();
  assert.deepEqual([answer.currentStopIndex, answer.completedStops], [0, [0]]);
});

/** A visitor's page was loaded before the author put the second of the two stops first. */
async function withReorderedTour() {
  const test = await withPeople();
  const { clients: { other }, tourId, kv } = test;
  const { id, stopIds } = await begin(other, tourId);
  await reverseStops(kv, tourId);
  return Object.assign(test, { id, stopIds });
}

Deno.test("a page that was loaded before the author reordered the stops reports the stops that it means", async () => {
  await using test = await withReorderedTour();
  const { clients: { other }, id, stopIds } = test;
  const report = { currentStopIndex: 1, completedStops: [0], stopIds };
  const answer = await (await patch(other, id, report)).json();
  assert.deepEqual([answer.currentStopIndex, answer.completedStops], [0, [1]]);
  assert.deepEqual(answer.stopIds, stopIds.toReversed());
});

Deno.test("without the ids of the stops indexes count them as they are now", async () => {
  await using test = await withReorderedTour();
  const { clients: { other }, id } = test;
  const answer = await (await patch(other, id, { currentStopIndex: 1, completedStops: [0] }))
    .json();
  assert.deepEqual([answer.currentStopIndex, answer.completedStops], [1, [0]]);
});

Deno.test("stops that the archive does not have any more are no hindrance, and count for nothing", async () => {
  await using test = await withReorderedTour();
  const { clients: { other }, id, stopIds } = test;
  const report = {
    currentStopIndex: 2,
    completedStops: [0, 1, 2],
    stopIds: ["gone", stopIds[0], "gone, too"],
  };
  const answer = await (await patch(other, id, report)).json();
  assert.deepEqual([answer.currentStopIndex, answer.completedStops], [1, [1]]);
});

Deno.test("a record of another user and one that is not there answer alike", async () => {
  await using test = await withPeople();
  const { clients: { other, owner, admin }, tourId } = test;
  const { id } = await begin(other, tourId);
  const details = await Promise.all([owner, admin, other].map(async (client, i) => {
    const wanted = i < 2 ? id : "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    const response = await patch(client, wanted, { currentStopIndex: 1 });
    assert.equal(response.status, 404);
    return (await response.json()).detail;
  }));
  assert.deepEqual(new Set(details), new Set(["Progress not found"]));
  assert.deepEqual(await (await owner.request("/api/user/progress")).json(), []);
});

const REFUSED: [string, unknown, string][] = [
  ["no place", {}, "currentStopIndex"],
  ["a place as text", { currentStopIndex: "1" }, "currentStopIndex"],
  ["half a stop", { currentStopIndex: 0.5 }, "currentStopIndex"],
  ["a stop before the first", { currentStopIndex: -1 }, "currentStopIndex"],
  ["a stop after the last", { currentStopIndex: 2 }, "currentStopIndex"],
  [
    "a completed stop after the last",
    { currentStopIndex: 0, completedStops: [0, 7] },
    "completedStops.1",
  ],
  ["completed stops as text", { currentStopIndex: 0, completedStops: "0,1" }, "completedStops"],
  [
    "more stops than any tour has",
    { currentStopIndex: 0, completedStops: Array(501).fill(0) },
    "completedStops",
  ],
  [
    "a stop after the last of the stops that it lists",
    { currentStopIndex: 1, stopIds: ["only"] },
    "currentStopIndex",
  ],
  ["more ids than any tour has", {
    currentStopIndex: 0,
    stopIds: Array(501).fill("id"),
  }, "stopIds"],
  ["ids that are no text", { currentStopIndex: 0, stopIds: [1, 2] }, "stopIds.0"],
  [
    "a field that is not the visitor's to set",
    { currentStopIndex: 0, isActive: "true" },
    "isActive",
  ],
];
for (const [what, body, path] of REFUSED) {
  Deno.test(`progress with ${what} is refused with the name of the field`, async () => {
    await using test = await withPeople();
    const { clients: { other }, tourId } = test;
    const begun = await begin(other, tourId);
    const response = await patch(other, begun.id, body);
    assert.equal(response.status, 400);
    const { errors } = await response.json();
    assert.ok(
      errors.some((error: { path: string }) => error.path === path),
      JSON.stringify(errors),
    );
    const found = await (await other.request(`/api/tours/${tourId}/progress`)).json();
    assert.deepEqual(found, begun);
  });
}

Deno.test("progress is taken as JSON only, and from our own pages only", async () => {
  await using test = await withPeople();
  const { clients: { other }, tourId } = test;
  const { id } = await begin(other, tourId);
  const body = JSON.stringify({ currentStopIndex: 1 });
  const text = { method: "PATCH", body, headers: { "content-type": "text/plain" } };
  assert.equal((await other.request(`/api/progress/${id}`, text)).status, 415);
  const foreign = { method: "POST", headers: { origin: "https://evil.example" } };
  assert.equal((await other.request(`/api/tours/${tourId}/start`, foreign)).status, 403);
});

Deno.test("when its author deletes a tour, those who were in it find it gone and nothing broken", async () => {
  await using test = await withPeople();
  const { clients: { other, owner }, tourId, ids, tourOf } = test;
  const stays = await begin(other, await tourOf(ids.owner));
  const { id } = await begin(other, tourId);
  assert.equal((await owner.request(`/api/tours/${tourId}`, { method: "DELETE" })).status, 204);
  const listed = await (await other.request("/api/user/progress")).json();
  assert.deepEqual(listed.map((one: Progress) => one.id), [stays.id]);
  assert.equal((await other.request(`/api/tours/${tourId}/progress`)).status, 404);
  assert.equal((await patch(other, id, { currentStopIndex: 0 })).status, 404);
});

Deno.test("the profile shows each tour that was begun, its stop, and twenty percent for each", async () => {
  await using test = await withPeople();
  const { clients: { other }, tourId } = test;
  const before = await (await other.request("/profile")).text();
  assert.match(before, /No archives in progress yet/);
  const { id } = await begin(other, tourId);
  await patch(other, id, { currentStopIndex: 1, completedStops: [0] });
  const after = (await (await other.request("/profile")).text()).replaceAll("<!-- -->", "");
  assert.match(after, /Current stop: 2/);
  assert.match(after, /Active: Yes/);
  assert.match(after, /<progress[^>]* value="40"/);
  assert.match(after, new RegExp(`href="/tours/${tourId}"`));
});
