/** A store that stops answering: what was seen stays, and all else says at once to try again. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { patientKv } from "../../../lib/store/kv/patient_kv.ts";
import { setVisibility } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { Client } from "../../support/people/client.ts";
import { withUploads } from "../../support/people/uploads.ts";
import { testApp } from "../../support/servers/server.ts";
import { muteStore } from "../../support/store/mute_store.ts";
import { openTestStore } from "../../support/store/store.ts";

const WAV = mediaFile("tone.wav");

/** A server on a store that may fall silent, with one archive; another process writes to `kv`. */
async function mutedApp() {
  const store = await openTestStore();
  const { mute, kv } = muteStore(store.kv);
  let ahead = 0;
  const elapsed = () => performance.now() + ahead;
  const it = await testApp({ kv: patientKv(kv), elapsed });
  const { id } = await createTour(store.kv, makeTour(), { userId: NOBODY });
  const get = async (path: string) => {
    const began = performance.now();
    const response = await it.app.request(path);
    await response.body?.cancel();
    return {
      status: response.status,
      seconds: (performance.now() - began) / 1000,
      cacheStatus: response.headers.get("cache-status"),
      age: response.headers.get("age"),
      retryAfter: response.headers.get("retry-after"),
    };
  };
  // Known is what was seen after the revision was.
  await get("/tours?limit=1");
  return {
    id,
    mute,
    get,
    kv: store.kv,
    moveOn: (seconds: number) => void (ahead += 1000 * seconds),
    async [Symbol.asyncDispose]() {
      await mute.answer();
      await it[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

Deno.test("while the store does not answer, pages that were seen are sent, and say how old they are; others ask for a minute at once", async () => {
  await using it = await mutedApp();
  const seen = ["/tours", `/tour/${it.id}`, "/api/tours", "/api/withheld"];
  for (const path of seen) assert.equal((await it.get(path)).cacheStatus, null);
  it.moveOn(5);
  it.mute.isSilent = true;
  const unseen = ["/", "/tours?q=bell", "/feed.atom", "/readyz"];
  const [first, ...others] = await Promise.all([...seen, ...unseen].map((path) => it.get(path)));
  assert.match(first.age!, /^[567]$/);
  const { age } = first;
  assert.equal(first.cacheStatus, `archives; hit; ttl=-${age}; detail="stale, no answer of store"`);
  const statuses = [first, ...others].map(({ status }) => status);
  assert.deepEqual(statuses, [...seen.map(() => 200), ...unseen.map(() => 503)]);
  assert.equal(others[seen.length].retryAfter, "10");
  const slowest = Math.max(...[first, ...others].map(({ seconds }) => seconds));
  assert.ok(slowest < 2, `${slowest} s`);
  it.moveOn(3600);
  assert.ok(Number((await it.get("/tours")).age) > 3600);
  await it.mute.answer();
  for (const path of [...seen, ...unseen]) {
    const { status, cacheStatus } = await it.get(path);
    assert.deepEqual([status, cacheStatus], [200, null], path);
  }
});

Deno.test("while the store does not answer, who is signed in gets the pages of visitors, which say so, and no other answer", async () => {
  const store = await openTestStore();
  const { mute, kv } = muteStore(store.kv);
  await using it = await testApp({ kv: patientKv(kv) });
  const { id } = await createTour(store.kv, makeTour(), { userId: NOBODY });
  const author = new Client(it.app);
  await author.login("author");
  const page = `/tour/${id}`;
  for (const path of ["/tours?limit=1", page, `/api/tours/${id}`]) {
    await (await it.app.request(path)).body?.cancel();
  }
  mute.isSilent = true;
  const stale = await author.request(page);
  assert.equal(stale.status, 200);
  assert.match(stale.headers.get("cache-status")!, /^archives; hit; ttl=-\d+; detail="stale/);
  assert.equal(stale.headers.get("cache-control"), "private, no-store");
  assert.equal(stale.headers.get("etag"), null);
  const text = await stale.text();
  assert.match(text, /You see this page as visitors do\. You are still signed in.*<main id=/);
  assert.match(text, /id="page" data-saved=""/);
  for (const path of ["/", "/profile", `/api/tours/${id}`]) {
    const response = await author.request(path);
    await response.body?.cancel();
    assert.equal(response.status, 503, path);
  }
  await mute.answer();
  const own = await (await author.request(page)).text();
  assert.ok(!own.includes("as visitors do") && own.includes("data-user="));
  await store[Symbol.asyncDispose]();
});

Deno.test("a page of an archive that was hidden before the store fell silent is not sent", async () => {
  await using it = await mutedApp();
  const path = `/tour/${it.id}`;
  await it.get(path);
  await setVisibility(it.kv, it.id, "private", {
    now: new Date(),
    by: { id: NOBODY, isAdmin: true },
  });
  await it.get("/tours?limit=1");
  it.mute.isSilent = true;
  assert.equal((await it.get(path)).status, 503);
});

Deno.test("a page is not sent where the process did not know what was hidden in the last 15 seconds", async () => {
  await using it = await mutedApp();
  await it.get("/tours");
  it.moveOn(16);
  it.mute.isSilent = true;
  assert.equal((await it.get("/tours")).status, 503);
});

Deno.test("while the store does not answer, a public recording is played, and stored by no other cache; a withdrawn one is not", async () => {
  const store = await openTestStore();
  const { mute, kv } = muteStore(store.kv);
  await using it = await withUploads({ kv: patientKv(kv) });
  const { client } = it.author;
  const url = `/media/${hashOf(WAV)}.wav`;
  assert.equal((await it.author.send(WAV)).status, 200);
  const stop = makeStop({ id: "one", audioUrl: url });
  const saved = await client.json("POST", "/api/tours", makeTour({ audioStops: [stop] }));
  const { id } = await saved.json();
  const get = () => Promise.resolve(it.app.request(url, { headers: { range: "bytes=0-9" } }));
  for (const _ of [1, 2]) await (await get()).body?.cancel();
  mute.isSilent = true;
  const stale = await get();
  assert.equal(stale.status, 206);
  assert.equal((await stale.bytes()).length, 10);
  assert.match(stale.headers.get("cache-status")!, /^archives; hit; ttl=-\d+; detail="stale/);
  assert.equal(stale.headers.get("cache-control"), "private, max-age=3600");
  await mute.answer();
  const terms = { stopId: "one", person: "Ada Bell", scope: "public" };
  const release = await client.json("POST", `/api/tours/${id}/releases`, terms);
  const path = `/api/tours/${id}/releases/${(await release.json()).id}`;
  const withdrawn = { person: "Ada Bell", scope: "public", isWithdrawn: true };
  assert.equal((await client.json("PUT", path, withdrawn)).status, 200);
  assert.equal((await get()).status, 410);
  mute.isSilent = true;
  assert.equal((await get()).status, 503);
  await mute.answer();
  await store[Symbol.asyncDispose]();
});
