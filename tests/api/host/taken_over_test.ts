/** A server on whose store a newer version of the program has begun to work. */
import assert from "node:assert/strict";
import { createLog } from "../../../lib/server/host/log.ts";
import { fencedKv } from "../../../lib/store/kv/fenced_kv.ts";
import { migrateStore } from "../../../lib/store/migration/migrate.ts";
import { makeTour } from "../../support/data/tours.ts";
import { METRICS_TOKEN, readFigures } from "../../support/measure/figures.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { Uploader } from "../../support/people/uploads.ts";
import { testApp } from "../../support/servers/server.ts";
import { openTestStore } from "../../support/store/store.ts";
import { CardPages, Tours } from "../../../lib/store/records/tours.ts";
import { SCHEMA_VERSION } from "../../../lib/store/kv/schema.ts";

const NOTICE = "This server is being updated, and saves nothing for about a minute.";
const DETAIL = "This server is being updated. Nothing was lost. Try again in a minute.";

const DRAFT = { title: "A mill", draftData: { title: "A mill" } };

/** A server with people in it, and what has a newer version take over its store. */
async function startOlder() {
  const store = await openTestStore();
  let at = 0;
  const failures: string[] = [];
  await migrateStore(store.kv);
  const { kv, fence } = await fencedKv(store.kv, SCHEMA_VERSION, { now: () => at });
  const log = createLog({ write: (level, line) => level === "error" && failures.push(line) });
  const test = await testApp({ kv, fence, log, settings: { METRICS_TOKEN } });
  const { clients, ids, tourOf, draftOf } = await signInPeople({ ...test, kv });
  const [tourId, lostId] = [await tourOf(ids.owner), await tourOf(ids.owner)];
  const version = SCHEMA_VERSION + 1;
  const takeOver = (step: (newer: Deno.Kv) => Promise<number>) =>
    migrateStore(store.kv, undefined, { version, steps: { [version]: [step] } });
  /** Writes what the older version cannot read. */
  const writeAnew = async (newer: Deno.Kv) => {
    await newer.set(Tours.key(lostId), { id: lostId, stops: [] });
    for await (const { key } of newer.list({ prefix: CardPages.root })) {
      await newer.set(key, new Uint8Array([255, 1]));
    }
    return 2;
  };
  return {
    ...test,
    clients,
    failures,
    tourId,
    lostId,
    draftId: await draftOf(ids.owner),
    takeOver: () => takeOver(() => Promise.resolve(0)),
    takeOverAndWriteAnew: () => takeOver(writeAnew),
    aSecondPasses: () => void (at += 1000),
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

Deno.test("an older server that is overtaken shows what it showed, and its pages say that nothing is saved", async () => {
  await using server = await startOlder();
  const { clients, tourId, draftId } = server;
  const PAGES: [Person, path: string, hasNotice: boolean][] = [
    ["anonymous", "/", false],
    ["anonymous", `/tour/${tourId}`, false],
    ["anonymous", "/create", true],
    ["owner", "/", true],
    ["owner", "/tours", true],
    ["owner", `/tour/${tourId}`, true],
    ["owner", `/tour/${tourId}/edit`, true],
    ["owner", `/tour/${tourId}/history`, true],
    ["owner", `/create?draft=${draftId}`, true],
    ["owner", "/profile", true],
    ["admin", "/admin", true],
  ];
  const read = async (person: Person, path: string) => {
    const response = await clients[person].request(path);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  for (const [person, path] of PAGES) {
    const { status, text } = await read(person, path);
    assert.equal(status, 200, path);
    assert.ok(!text.includes(NOTICE), path);
  }
  await server.takeOver();
  server.aSecondPasses();
  for (const [person, path, hasNotice] of PAGES) {
    const { status, text, headers } = await read(person, path);
    assert.equal(status, 200, path);
    assert.equal(text.includes(NOTICE), hasNotice, `${person} at ${path}`);
    if (hasNotice) assert.equal(headers.get("cache-control"), "no-store", path);
  }
  assert.deepEqual(server.failures, []);
});

Deno.test("whatever somebody sends to an older server that is overtaken is for later, and changes nothing", async () => {
  await using server = await startOlder();
  const { clients, tourId, draftId } = server;
  const { owner } = clients;
  const { id: progressId } = await (await owner.json("POST", `/api/tours/${tourId}/start`, {}))
    .json();
  await server.takeOver();
  const writes = {
    create: () => owner.json("POST", "/api/tours", makeTour()),
    save: () => owner.json("PUT", `/api/tours/${tourId}`, makeTour({ title: "Late" })),
    delete: () => owner.request(`/api/tours/${tourId}`, { method: "DELETE" }),
    draft: () => owner.json("POST", "/api/drafts", DRAFT),
    edit: () => owner.json("PUT", `/api/drafts/${draftId}`, { ...DRAFT, revision: 1 }),
    hear: () =>
      owner.json("PATCH", `/api/progress/${progressId}`, {
        currentStopIndex: 1,
        completedStops: [0],
      }),
    upload: () => new Uploader(owner).create({ size: 9 }),
    leave: () => owner.json("POST", "/api/auth/logout", {}),
  };
  for (const [name, write] of Object.entries(writes)) {
    const response = await write();
    assert.deepEqual([response.status, response.headers.get("retry-after")], [503, "60"], name);
    assert.ok((await response.text()).includes(DETAIL), name);
  }
  const { title } = await (await owner.request(`/api/tours/${tourId}`)).json();
  assert.notEqual(title, "Late");
  assert.deepEqual(server.failures, []);
});

Deno.test("what an older server cannot read any more is for later, and no failure of it", async () => {
  await using server = await startOlder();
  await server.takeOverAndWriteAnew();
  const { latitude, longitude } = makeTour();
  const near = `/api/tours/nearby?lat=${latitude}&lng=${longitude}`;
  for (const path of [near, `/api/tours/${server.lostId}`]) {
    const response = await server.app.request(path);
    assert.deepEqual([response.status, (await response.json()).detail], [503, DETAIL], path);
  }
  assert.deepEqual(server.failures, []);
});

Deno.test("balancers and figures learn within a second that a server is overtaken", async () => {
  await using server = await startOlder();
  const figure = async () =>
    (await readFigures((path, init) => server.app.request(ORIGIN + path, init)))
      .get("store_taken_over");
  assert.equal((await server.app.request("/readyz")).status, 200);
  assert.equal(await figure(), 0);
  await server.takeOver();
  server.aSecondPasses();
  const ready = await server.app.request("/readyz");
  assert.equal(ready.status, 503);
  assert.match(await ready.text(), /newer version .* has migrated the store/);
  assert.equal(await figure(), 1);
  assert.equal((await server.app.request("/healthz")).status, 200);
});
