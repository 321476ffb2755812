/** Who is where in the form of an archive, by the API. */
import assert from "node:assert/strict";
import { LEASE_MS } from "../../../lib/store/people/stop_leases.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

Deno.test("people see each other in a form and its stops for a minute, or until they leave", async () => {
  let now = Date.now();
  await using test = await testApp({ now: () => new Date(now) });
  const { clients, tourOf, ids } = await signInPeople(test);
  const id = await tourOf(ids.owner, { visibility: "private" });
  const beat = async (who: Person, stopId: string | null, isGone?: true) => {
    const body = { stopId, ...isGone && { isGone } };
    const answer = await clients[who].json("PUT", `/api/tours/${id}/presence`, body);
    assert.equal(answer.status, 200);
    return (await answer.json()).others;
  };
  assert.deepEqual(await beat("owner", "gate"), []);
  const arthur = { name: "Arthur Author", stopId: "gate" };
  assert.deepEqual(await beat("editor", "gate"), [arthur]);
  assert.deepEqual(await beat("owner", null), [{ name: "Person 900", stopId: "gate" }]);
  now += LEASE_MS - 1;
  assert.deepEqual(await beat("editor", "gate"), [{ name: "Arthur Author" }]);
  now += 1;
  assert.deepEqual(await beat("editor", "gate"), []);
  assert.deepEqual(await beat("editor", null, true), []);
  assert.deepEqual(await beat("owner", null), []);
  const bad = await clients.owner.json("PUT", `/api/tours/${id}/presence`, { stopId: "a b" });
  assert.equal(bad.status, 400);
});
