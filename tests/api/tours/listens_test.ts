/** Listenings are counted as sums, once, and shown to those who may edit the archive. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { blockUser } from "../../../lib/store/closing/account_block.ts";
import { checkStore, mendStore } from "../../../lib/store/check/check_store.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import {
  createListenCounter,
  type ListenCounter,
} from "../../../lib/store/listens/listen_counter.ts";
import { Listens, removeOldListens } from "../../../lib/store/listens/listens.ts";
import {
  deleteTour,
  removeTrashedTour,
  restoreTour,
} from "../../../lib/store/closing/tour_trash.ts";
import { storeListens } from "../../support/data/listens.ts";
import type { Client } from "../../support/people/client.ts";
import { signInPeople, SPOKEN_STOP } from "../../support/people/people.ts";
import { inLanguage } from "../../../lib/texts/reader.ts";
import { testApp } from "../../support/servers/server.ts";
import { beforeCommit } from "../../support/store/before_commit.ts";

const DAY = 24 * 3600 * 1000;
const HEARD = { stopId: SPOKEN_STOP, way: "walk", left: 16 } as const;

/** An app with people and an archive of the owner's, at a time that the test may set. */
async function withArchive() {
  const clock = { now: new Date() };
  const now = () => clock.now;
  const made = Promise.withResolvers<ListenCounter>();
  const test = await testApp({
    now,
    listens: {
      add: async (...args) => (await made.promise).add(...args),
      write: async () => await (await made.promise).write(),
    },
  });
  const { kv } = test;
  const counter = createListenCounter({ kv, now });
  made.resolve(counter);
  const people = await signInPeople(test);
  const tourId = await people.tourOf(people.ids.owner);
  const stored = () => Array.fromAsync(kv.list<Deno.KvU64>({ prefix: Listens.root }));
  return {
    ...test,
    ...people,
    tourId,
    clock,
    counter,
    async post(client: Client, body: unknown = HEARD, headers = {}, id = tourId) {
      const { status } = await client.request(`/api/tours/${id}/listens`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      return status;
    },
    stored,
    counted: async () => (await stored()).map(({ value }) => Number(value.value)),
  };
}

Deno.test("listenings are added up in memory, and written together, once", async () => {
  await using it = await withArchive();
  const { clients: { anonymous, other } } = it;
  assert.equal(await it.post(anonymous), 204);
  assert.equal(await it.post(other), 204);
  assert.equal(await it.post(anonymous, { ...HEARD, left: 3 }), 204);
  assert.deepEqual(await it.counted(), [], "nothing is written for a single listening");
  await it.counter.write();
  await it.counter.write();
  assert.deepEqual(await it.counted(), [1, 2]);
  const text = JSON.stringify((await it.stored()).map(({ key }) => key));
  assert.ok(!text.includes(it.ids.other), "nobody is named");
});

Deno.test("those who work on an archive, and browsers that ask not to be tracked, are not counted", async () => {
  await using it = await withArchive();
  const { clients: { anonymous, owner, editor, reviewer, admin } } = it;
  for (const client of [owner, editor, reviewer, admin]) assert.equal(await it.post(client), 204);
  assert.equal(await it.post(anonymous, HEARD, { "sec-gpc": "1" }), 204);
  assert.equal(await it.post(anonymous, HEARD, { dnt: "1" }), 204);
  await it.counter.write();
  assert.deepEqual(await it.counted(), []);
});

Deno.test("a listening of a stop that cannot be heard is refused, and not counted", async () => {
  await using it = await withArchive();
  const { clients: { anonymous, owner }, ids, kv } = it;
  const hidden = await it.tourOf(ids.owner, { visibility: "private" });
  const blocked = await it.tourOf(ids.other);
  await blockUser(kv, ids.other, {
    actor: ids.admin,
    now: new Date(),
    reason: "",
    hidesTours: true,
  });
  for (const id of [hidden, blocked, "01J8Z0000000000000000000AB"]) {
    assert.equal(await it.post(anonymous, HEARD, {}, id), 404);
  }
  assert.equal(await it.post(owner, HEARD, {}, hidden), 404);
  assert.equal(await it.post(anonymous, { ...HEARD, stopId: "unknown" }), 404);
  for (const wrong of [{ left: 17 }, { left: -1 }, { left: 0.5 }, { way: "air" }, { who: "me" }]) {
    assert.equal(await it.post(anonymous, { ...HEARD, ...wrong }), 400);
  }
  assert.equal(await it.post(anonymous, HEARD, { origin: "https://elsewhere.example" }), 403);
  await it.counter.write();
  assert.deepEqual(await it.counted(), []);
});

Deno.test("a save in between costs nothing, a failed write is lost, and neither counts twice", async () => {
  await using it = await withArchive();
  const { kv, clock, tourId } = it;
  const touch = async () => {
    const entry = await kv.get(["tours", tourId]);
    await kv.set(entry.key, entry.value);
  };
  const counterOf = (store: Deno.Kv) => createListenCounter({ kv: store, now: () => clock.now });
  const interrupted = counterOf(beforeCommit(kv, touch));
  interrupted.add(tourId, HEARD);
  await interrupted.write();
  assert.deepEqual(await it.counted(), [1]);
  // The step is done, and its answer is lost.
  const lost = counterOf(withMethods(kv, {
    atomic() {
      const operation = kv.atomic();
      const commit = operation.commit.bind(operation);
      operation.commit = async () => {
        await commit();
        throw new Error("The connection is lost.");
      };
      return operation;
    },
  }));
  lost.add(tourId, HEARD);
  await assert.rejects(lost.write());
  await lost.write();
  assert.deepEqual(await it.counted(), [2]);
});

Deno.test("sums stay with an archive in the trash, and go with it for good", async () => {
  await using it = await withArchive();
  const { kv, counter, tourId, ids } = it;
  const by = { id: ids.owner, isAdmin: false };
  counter.add(tourId, HEARD);
  await counter.write();
  counter.add(tourId, HEARD);
  await deleteTour(kv, tourId, { by });
  await counter.write();
  assert.deepEqual(await it.counted(), [1], "what comes after the deletion is dropped");
  assert.deepEqual(await checkStore(kv), []);
  await restoreTour(kv, tourId, { by });
  assert.deepEqual(await it.counted(), [1]);
  await deleteTour(kv, tourId, { by });
  const [{ key, value }] = await it.stored();
  await removeTrashedTour(kv, tourId);
  assert.deepEqual(await it.counted(), []);
  await kv.set(key, value);
  assert.match((await checkStore(kv))[0].what, /listenings of a tour that is not there/);
  await mendStore(kv);
  assert.deepEqual(await it.counted(), []);
});

Deno.test("an archive's many listenings are written in steps, and old years are removed", async () => {
  await using it = await withArchive();
  const { kv, counter, clock } = it;
  const tourIds: string[] = [];
  for (let n = 0; n < 12; n++) tourIds.push(await it.tourOf(it.ids.owner));
  for (const id of tourIds) {
    for (let left = 0; left <= 16; left++) counter.add(id, { ...HEARD, left });
  }
  await counter.write();
  assert.equal((await it.counted()).length, 12 * 17);
  const earlier = new Date(clock.now.getTime() - 3 * 366 * DAY);
  await storeListens(kv, tourIds[0], earlier, [{ stopId: SPOKEN_STOP, count: 5 }]);
  await removeOldListens(kv, clock.now);
  assert.equal((await it.counted()).length, 12 * 17);
});

Deno.test("the owner sees figures once the week is over, and takes them along as a table", async () => {
  await using it = await withArchive();
  const { kv, clients: { owner }, clock, tourId } = it;
  const text = async (path: string) => await (await owner.request(path)).text();
  const page = `/tour/${tourId}/listeners`;
  assert.match(await text(page), /No figures yet/);
  await storeListens(kv, tourId, clock.now, [
    { stopId: SPOKEN_STOP, way: "walk", left: 16, count: 47 },
    { stopId: SPOKEN_STOP, way: "walk", left: 2, count: 13 },
    { stopId: SPOKEN_STOP, way: "page", left: 16, count: 9 },
    { stopId: "former", count: 100 },
  ]);
  assert.match(await text(page), /No figures yet/, "the week is not over");
  clock.now = new Date(clock.now.getTime() + 8 * DAY);
  const html = await text(page);
  assert.match(html, /70 listenings/);
  assert.match(html, /No figure yet/, "of the other stop");
  assert.match(html, /Too few listenings to tell apart/);
  const csv = await text(`/api/tours/${tourId}/listens`);
  const rows = csv.trim().split("\r\n").map((row) => row.split(","));
  assert.deepEqual(rows.slice(1).map((row) => row.slice(4)), [
    ["all", "0", "100", "10"],
    ["all", "100", "100", "60"],
  ]);
  const files = unzipSync(await (await owner.request("/api/account/data")).bytes());
  const [name] = Object.keys(files).filter((file) => file.endsWith("listeners.csv"));
  assert.equal(new TextDecoder("utf-8", { ignoreBOM: true }).decode(files[name]), csv);
});

Deno.test("the table among an account's data is in the language of those who ask for it, whatever is answered meanwhile", async () => {
  await using it = await withArchive();
  const { kv, clients: { owner }, clock, tourId } = it;
  await storeListens(kv, tourId, clock.now, [
    { stopId: SPOKEN_STOP, way: "walk", left: 16, count: 47 },
  ]);
  clock.now = new Date(clock.now.getTime() + 8 * DAY);
  const headOf = async (language: string) => {
    const headers = { "accept-language": language };
    const answer = await owner.request("/api/account/data", { headers });
    const files = await inLanguage("fr", async () => unzipSync(await answer.bytes()));
    const [name] = Object.keys(files).filter((file) => file.endsWith("listeners.csv"));
    return new TextDecoder().decode(files[name]).split(",", 2);
  };
  assert.deepEqual(await headOf("de"), ["Station", "Titel"]);
  assert.deepEqual(await headOf("en"), ["Stop", "Title"]);
});

Deno.test("the page on privacy says which data about listening are stored", async () => {
  await using it = await withArchive();
  const html = await (await it.clients.anonymous.request("/privacy")).text();
  for (
    const said of [/Global Privacy Control/, /sixteenth of the recording/, /tile\.openstreetmap/]
  ) {
    assert.match(html, said);
  }
});
