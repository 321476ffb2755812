/** Reviewers approve a version of an archive. */
import assert from "node:assert/strict";
import type { TourPeople } from "../../../lib/model/people/co_author.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";

Deno.test("a reviewer approves the version that there is; owner and editors see it, and that the archive has changed since", async () => {
  await using test = await testApp();
  const { clients, tourOf, ids } = await signInPeople(test);
  const id = await tourOf(ids.owner, { visibility: "private" });
  const approve = async (revision: number) =>
    (await clients.reviewer.json("PUT", `/api/tours/${id}/approval`, { revision })).status;
  const peopleFor = async (who: Person): Promise<TourPeople> =>
    await (await clients[who].request(`/api/tours/${id}/people`)).json();
  const approved = async (who: Person) => {
    const { coAuthors, revision } = await peopleFor(who);
    const found = coAuthors.find(({ userId }) => userId === ids.reviewer);
    return [found?.approved?.revision, revision];
  };
  assert.equal(await approve(2), 409);
  assert.deepEqual(await approved("owner"), [undefined, 1]);
  assert.equal(await approve(1), 204);
  assert.deepEqual(await approved("editor"), [1, 1]);
  await updateTour(test.kv, id, makeTour({ visibility: "private" }));
  assert.deepEqual(await approved("owner"), [1, 2]);
  const text = (html: string) => html.replace(/<!-- -->|<[^>]*>/g, "");
  const page = await (await clients.owner.request(`/tour/${id}/comments`)).text();
  assert.match(text(page), /Person 901 approved version 1; the archive has changed since\./);
  assert.equal(await approve(1), 409);
  assert.equal(await approve(2), 204);
  assert.deepEqual(await approved("reviewer"), [2, 2]);
  await clients.owner.json("PUT", `/api/tours/${id}/people/${ids.editor}`, { role: "reviewer" });
  assert.equal((await clients.editor.request(`/api/tours/${id}/people`)).status, 200);
  const other = (await peopleFor("editor")).coAuthors.find((one) => one.userId === ids.reviewer);
  assert.equal(other?.approved, undefined, "a reviewer is not told what the others think");
  await clients.reviewer.request(`/api/tours/${id}/approval`, { method: "DELETE" });
  assert.deepEqual(await approved("owner"), [undefined, 2]);
});
