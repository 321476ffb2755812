import assert from "node:assert/strict";
import { migrateStore } from "../../../../lib/store/migration/migrate.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import { StoreError } from "../../../../lib/store/kv/store_error.ts";
import { getRevision, listRevisions } from "../../../../lib/store/tours/tour_history.ts";
import { countTours, listTours, listToursByUser } from "../../../../lib/store/index/tour_lists.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { getTour } from "../../../../lib/store/tours/tours.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { loadSchema1, SCHEMA_1 } from "../../../support/data/schema_1.ts";
import { everything, openTestStore, withKv } from "../../../support/store/store.ts";
import { deleteForGood, entriesOfTours, stopInput, tourInput } from "../builders.ts";
import { SCHEMA_VERSION } from "../../../../lib/store/kv/schema.ts";

const TITLES = ["The bell", "The mill"];

/** Keys and values, to be compared with those of another store. */
const contents = async (kv: Deno.Kv) =>
  (await everything(kv)).map(({ key, value }) => ({ key, value }));

const titles = ({ tours }: { tours: { title: string }[] }) => tours.map(({ title }) => title);

Deno.test(
  "tours of schema 1 are found in every list, whole, and counted",
  withKv(async (kv) => {
    await loadSchema1(kv);
    assert.match((await migrateStore(kv))!, /^The data was migrated from schema 1 to \d+ \(\d+ /);
    const { author, mill } = SCHEMA_1;
    assert.equal((await listTours(kv, { limit: 9 })).tours.length, 5);
    assert.deepEqual(titles(await listToursByUser(kv, author, { limit: 9 })), TITLES);
    const found = await getTour(kv, mill);
    assert.equal(found?.userId, author);
    assert.equal(found.tour.creatorName, "Class 8b");
    assert.equal(found.tour.revision, 2);
    assert.equal(found.tour.createdAt, "2026-05-03T09:00:00.000Z");
    assert.equal(found.tour.updatedAt, "2026-05-04T09:00:00.000Z");
    const stops = found.tour.audioStops;
    assert.deepEqual(
      stops.map(({ id, title }) => [id, title]),
      Array.from({ length: 60 }, (_, n) => [`mill-${n}`, `Mill stop ${n}`]),
    );
    assert.ok(stops.every(({ description }) => description.includes("水車が回った")));
    const near = await findNearbyTours(kv, { latitude: 51.75, longitude: -1.25 }, 10);
    assert.deepEqual(near.map(({ id, distance }) => [id, distance]), [[mill, 0]]);
    assert.deepEqual(near[0].description, "A mill and its stream.");
    const demoStops = (await listTours(kv, { limit: 9 })).tours
      .filter(({ title }) => !TITLES.includes(title))
      .reduce((sum, { stopCount }) => sum + stopCount, 0);
    assert.deepEqual(await countTours(kv), { tours: 5, stops: demoStops + 61 });
  }),
);

Deno.test(
  "the history of a migrated tour begins with the revision that it had, saved by its owner",
  withKv(async (kv) => {
    await loadSchema1(kv);
    await migrateStore(kv);
    const { author, mill } = SCHEMA_1;
    const { revisions } = await listRevisions(kv, mill, { limit: 9 });
    assert.deepEqual(revisions.map(({ tour }) => tour.revision), [2]);
    const { tour } = (await getTour(kv, mill))!;
    assert.deepEqual(await getRevision(kv, mill, 2), { tour, savedBy: author });
    await updateTour(kv, mill, tourInput(), { revision: 2 });
    assert.deepEqual((await getRevision(kv, mill, 2))?.tour, tour);
  }),
);

Deno.test(
  "the largest tour of schema 1 is migrated: 500 stops of 750,000 bytes, and the longest texts",
  withKv(async (kv) => {
    await loadSchema1(kv);
    const { mill } = SCHEMA_1;
    const old = await kv.get<Record<string, unknown>>(["tours", mill]);
    const stops = Array.from(
      { length: 500 },
      (_, n) => stopInput({ id: String(n).padStart(64, "-"), description: "x".repeat(1265) }),
    );
    const json = new TextEncoder().encode(JSON.stringify(stops));
    assert.ok(json.length > 745_000 && json.length <= 750_000, `${json.length} bytes`);
    for (let part = 0; part * 60_000 < json.length; part++) {
      const bytes = json.slice(part * 60_000, (part + 1) * 60_000);
      await kv.set(["tour_stops", mill, part], bytes);
    }
    const texts = { title: "語".repeat(200), description: "語".repeat(10_000), stopCount: 500 };
    await kv.set(old.key, { ...old.value, ...texts });
    await migrateStore(kv);
    const { tour } = (await getTour(kv, mill))!;
    assert.deepEqual(tour.audioStops.map(({ code: _, ...stop }) => stop), stops);
    assert.equal(tour.description, texts.description);
    assert.deepEqual((await getRevision(kv, mill, 2))?.tour, tour);
  }),
);

Deno.test(
  "nothing of the old shape is left, and migrated tours are deleted without a trace",
  withKv(async (kv) => {
    await loadSchema1(kv);
    await migrateStore(kv);
    for (const { key } of await everything(kv)) {
      assert.notEqual(key[0], "tours_by_geohash");
      assert.ok(key[0] !== "tour_stops" || key.length === 4, key.join("/"));
    }
    for (const { id } of (await listTours(kv, { limit: 9 })).tours) await deleteForGood(kv, id);
    const left = (await entriesOfTours(kv)).filter(({ key }) => String(key[0]).includes("tour"));
    assert.deepEqual(left, []);
    assert.deepEqual(await countTours(kv), { tours: 0, stops: 0 });
  }),
);

Deno.test("a migration that is killed after each of its writes ends as one that is not", async () => {
  await using whole = await openTestStore();
  await loadSchema1(whole.kv);
  await migrateStore(whole.kv);
  await using broken = await openTestStore();
  await loadSchema1(broken.kv);
  let copies = 0;
  const copyData = () => Promise.resolve(`copy ${++copies}`);
  const start = () => migrateStore(killedAfter(broken.kv, 1), copyData).catch(String);
  let kills = 0;
  let line = await start();
  for (; line?.includes("killed"); kills++) line = await start();
  assert.ok(kills > 5, `killed ${kills} times`);
  assert.match(line!, /It went on with the migration that began at 20/);
  assert.equal(copies, 1, "a copy that is made later would hold migrated data");
  assert.deepEqual(await contents(broken.kv), await contents(whole.kv));
});

Deno.test("two processes that migrate one store at once end as one", async () => {
  await using one = await openTestStore();
  await loadSchema1(one.kv);
  await migrateStore(one.kv);
  await using two = await openTestStore();
  await loadSchema1(two.kv);
  await Promise.all([migrateStore(two.kv), migrateStore(two.kv), migrateStore(two.kv)]);
  assert.deepEqual(await contents(two.kv), await contents(one.kv));
});

Deno.test(
  "a store is migrated once, after it was copied; the log says where the copy is",
  withKv(async (kv) => {
    await loadSchema1(kv);
    const before = await everything(kv);
    let copies = 0;
    const line = await migrateStore(kv, async () => {
      assert.deepEqual(await everything(kv), before, "the copy holds what was there before");
      return `/data/copy-${++copies}`;
    });
    assert.ok(
      line?.endsWith("The data as it was before is in /data/copy-1.") && !line.includes("\n"),
    );
    const after = await everything(kv);
    assert.equal(await migrateStore(kv, () => assert.fail("nothing is to be copied")), null);
    assert.deepEqual(await everything(kv), after);
  }),
);

Deno.test(
  "a store on a server is migrated without a copy, and the log says so",
  withKv(async (kv) => {
    await loadSchema1(kv);
    assert.match((await migrateStore(kv))!, /No copy was made, since the store is on a server/);
  }),
);

Deno.test(
  "nothing is changed when the copy cannot be made",
  withKv(async (kv) => {
    await loadSchema1(kv);
    const before = await everything(kv);
    const fail = () => Promise.reject(new StoreError("The disk is full"));
    await assert.rejects(migrateStore(kv, fail), /The disk is full/);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "a new store needs no migration, and is not migrated at its next start either",
  withKv(async (kv) => {
    const copy = () => assert.fail("nothing is to be copied");
    assert.equal(await migrateStore(kv, copy), null);
    await kv.set(["tours_by_geohash", "s", "x"], "not of schema 1");
    const before = await everything(kv);
    assert.equal(await migrateStore(kv, copy), null);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "data that a newer version wrote is refused in one line, and stays as it is",
  withKv(async (kv) => {
    await loadSchema1(kv);
    await kv.set(["schema_version"], SCHEMA_VERSION + 1);
    const before = await everything(kv);
    await assert.rejects(migrateStore(kv), (error) => {
      assert.ok(error instanceof StoreError);
      assert.match(
        error.message,
        /^The data has schema \d+, .*knows only up to \d+.*Start the newer version/,
      );
      return !error.message.includes("\n");
    });
    assert.deepEqual(await everything(kv), before);
  }),
);
