import assert from "node:assert/strict";
import { copyTitle } from "../../../lib/store/ownership/tour_copy.ts";
import { listUsedMedia } from "../../../lib/store/media/media_uses.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, withoutCodes } from "../../support/data/tours.ts";

Deno.test("a copy is private, has the stops and files of the original, and is made once however often it is asked for", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const hash = "ab".repeat(32);
  const audioStops = [makeStop({ audioUrl: `/media/${hash}.mp3` })];
  const routeLine = [{ latitude: 51, longitude: 0 }, { latitude: 52, longitude: 0 }];
  const id = await tourOf(ids.owner, { title: "The mill", audioStops, routeLine });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const duplicate = async () => {
    const init = { method: "POST", headers };
    return await (await clients.owner.request(`/api/tours/${id}/duplicate`, init)).json();
  };
  const card = await duplicate();
  assert.deepEqual(await duplicate(), card);
  assert.deepEqual([card.title, card.visibility], ["Copy of The mill", "private"]);
  const [copy, original] = await Promise.all([card.id, id].map((id) => getTour(test.kv, id)));
  const [copied, stops] = [copy!, original!].map(({ tour }) => withoutCodes(tour.audioStops));
  assert.deepEqual(copied, stops);
  assert.deepEqual(copy!.tour.routeLine, routeLine);
  assert.equal(copy!.tour.revision, 1);
  assert.equal("routeLine" in card, false, "a card has what lists show");
  assert.equal((await clients.other.request(`/api/tours/${card.id}`)).status, 404);
  await clients.owner.request(`/api/tours/${id}`, { method: "DELETE" });
  assert.deepEqual([...await listUsedMedia(test.kv)], [hash], "the copy keeps the file");
});

Deno.test("an administrator's copy of another's tour is the administrator's", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const path = `/api/tours/${await tourOf(ids.owner)}/duplicate`;
  const { id } = await (await clients.admin.request(path, { method: "POST" })).json();
  assert.equal((await getTour(test.kv, id))!.userId, ids.admin);
});

Deno.test("the title of a copy fits, and ends with no half of a character", () => {
  assert.equal(copyTitle("x".repeat(192)).length, 200);
  const long = copyTitle("x".repeat(193));
  assert.equal(long, `Copy of ${"x".repeat(191)}…`);
  const emoji = copyTitle(`${"x".repeat(190)}😀😀😀`);
  assert.ok(emoji.isWellFormed() && emoji.length <= 200, emoji);
});
