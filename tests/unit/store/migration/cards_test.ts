import assert from "node:assert/strict";
import { decodeCards } from "../../../../lib/store/index/card_page.ts";
import { readCards } from "../../../../lib/store/index/card_pages.ts";
import { WHOLE_CURVE } from "../../../../lib/geo/geohash_ranges.ts";
import { migrateStore, SCHEMA } from "../../../../lib/store/migration/migrate.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import { encodeGeohash } from "../../../../lib/geo/geohash.ts";
import type { PlacedCard } from "../../../../lib/model/tour/tour.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { killedAfter } from "../../../support/store/killed_store.ts";
import { everything, openTestStore, withKv } from "../../../support/store/store.ts";
import { removeCodes, stopInput, tourInput } from "../builders.ts";
import {
  CardPages,
  Datestamps,
  PublicTours,
  ToursByDatestamp,
} from "../../../../lib/store/records/tours.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const EVERYWHERE = [{ latitude: 0, longitude: 0 }, 30_000_000] as const;

/** Makes a store as the program wrote it while its schema was 2: 250 tours, many at one place. */
async function makeSchema2(kv: Deno.Kv): Promise<void> {
  for (let n = 0; n < 250; n++) {
    const place = { latitude: n % 3 ? 51.75 : n / 3 - 40, longitude: -1.25 };
    const id = `01${String(n).padStart(24, "0")}`;
    const audioStops = [stopInput({ id: "bell" })];
    await createTour(kv, tourInput({ ...place, title: `Tour ${n}`, audioStops }), {
      userId: OWNER,
      id,
      now: new Date("2026-05-04T09:30:00Z"),
    });
  }
  await removeCodes(kv);
  for (const prefix of [CardPages.root, Datestamps.root, ToursByDatestamp.root]) {
    for await (const { key } of kv.list({ prefix })) await kv.delete(key);
  }
  for await (const { value } of kv.list<PlacedCard>({ prefix: PublicTours.root })) {
    await kv.set(["public_tours_by_geohash", encodeGeohash(value), value.id], value);
  }
  await kv.set(["schema_version"], 2);
}

/** The steps that are about cards, and not the later ones, which write to each tour. */
const OF_CARDS = { version: 4, steps: SCHEMA.steps };

const migrateCards = (kv: Deno.Kv) => migrateStore(kv, undefined, OF_CARDS);

/** Migrates by processes that are killed after one write each; returns how many were. */
async function killUntilDone(kv: Deno.Kv): Promise<number> {
  const start = () => migrateCards(killedAfter(kv, 1)).catch(String);
  let kills = 0;
  while ((await start())?.includes("killed")) kills++;
  return kills;
}

/** All but what expires by itself: what was saved within a day. */
const contents = async (kv: Deno.Kv) =>
  (await everything(kv)).filter(({ key }) => key[0] !== "rate_limits")
    .map(({ key, value }) => ({ key, value }));

const titlesNear = async (kv: Deno.Kv) =>
  (await findNearbyTours(kv, ...EVERYWHERE)).map(({ title }) => title).sort();

const allTitles = Array.from({ length: 250 }, (_, n) => `Tour ${n}`).sort();

/** The page as the program wrote it while its schema was 3. */
function encodePageOfSchema3(cards: PlacedCard[]): Uint8Array {
  const floats = cards.flatMap(({ latitude, longitude }) => [latitude, longitude]);
  const head = new DataView(new ArrayBuffer(8 * (1 + floats.length)));
  for (const [i, value] of [cards.length, ...floats].entries()) head.setFloat64(8 * i, value);
  const lines = cards.map((card) =>
    JSON.stringify([
      card.id,
      card.title,
      card.description,
      card.imageUrl,
      card.duration,
      card.creatorName,
      card.tourType,
      card.stopCount,
      card.revision,
      card.createdAt,
      card.updatedAt,
    ])
  );
  const text = new TextEncoder().encode(lines.join("\n"));
  return new Uint8Array([...new Uint8Array(head.buffer), ...text]);
}

/** Writes the pages as the program did while its schema was 3. */
async function writeAsSchema3(kv: Deno.Kv): Promise<void> {
  const pages = await Array.fromAsync(CardPages.list(kv));
  for (const { key, value } of pages) {
    await kv.set(key, encodePageOfSchema3(decodeCards(value, () => true)));
  }
}

/** Makes a store as the program wrote it while its schema was 3. */
async function makeSchema3(kv: Deno.Kv): Promise<void> {
  await makeSchema2(kv);
  await migrateStore(kv);
  await writeAsSchema3(kv);
  await kv.set(["schema_version"], 3);
}

Deno.test(
  "tours of schema 2 are found by their place, and none of their old cards is left",
  withKv(async (kv) => {
    await makeSchema2(kv);
    assert.match((await migrateStore(kv))!, /from schema 2 to \d+ \(750 records\)/);
    assert.deepEqual(await titlesNear(kv), allTitles);
    const id = "01".padEnd(26, "0");
    await updateTour(kv, id, tourInput({ title: "Saved again" }));
    assert.deepEqual(await titlesNear(kv), ["Saved again", ...allTitles.slice(1)].sort());
    const prefix = ["public_tours_by_geohash"];
    assert.deepEqual(await Array.fromAsync(kv.list({ prefix })), []);
  }),
);

Deno.test("a migration from schema 2 that is killed after each of its writes ends as one that is not", async () => {
  await using whole = await openTestStore();
  await makeSchema2(whole.kv);
  await migrateCards(whole.kv);
  await using broken = await openTestStore();
  await makeSchema2(broken.kv);
  assert.ok(await killUntilDone(broken.kv) > 2);
  assert.deepEqual(await contents(broken.kv), await contents(whole.kv));
});

Deno.test("two processes that migrate one store of schema 2 at once end as one", async () => {
  await using two = await openTestStore();
  await makeSchema2(two.kv);
  await Promise.all([migrateStore(two.kv), migrateStore(two.kv)]);
  assert.deepEqual(await titlesNear(two.kv), allTitles);
});

Deno.test(
  "a process that still has the old cards before it when another has moved them files none twice",
  withKv(async (kv) => {
    await makeSchema2(kv);
    let moved = false;
    const slower = withMethods(kv, {
      async *list(...args) {
        yield* kv.list(...args);
        if (moved || JSON.stringify(args[0]) !== '{"prefix":["public_tours_by_geohash"]}') return;
        moved = true;
        await migrateStore(kv);
      },
    });
    await migrateStore(slower);
    assert.ok(moved);
    const { cards } = await readCards(kv, [WHOLE_CURVE], () => true);
    assert.deepEqual(cards.map(({ title }) => title).sort(), allTitles);
  }),
);

Deno.test("the pages of schema 3 have the same cards after the migration, each with all its fields", async () => {
  await using today = await openTestStore();
  await makeSchema2(today.kv);
  await migrateStore(today.kv);
  await using old = await openTestStore();
  await makeSchema3(old.kv);
  assert.match((await migrateStore(old.kv))!, /from schema 3 to \d/);
  assert.deepEqual(await contents(old.kv), await contents(today.kv));
});

Deno.test("a migration from schema 3 that is killed after each of its writes ends as one that is not", async () => {
  await using whole = await openTestStore();
  await makeSchema3(whole.kv);
  await migrateCards(whole.kv);
  await using broken = await openTestStore();
  await makeSchema3(broken.kv);
  assert.ok(await killUntilDone(broken.kv) > 2);
  assert.deepEqual(await contents(broken.kv), await contents(whole.kv));
});

Deno.test("a migration to schema 3 that was interrupted is ended by the program of today", async () => {
  await using whole = await openTestStore();
  await makeSchema2(whole.kv);
  await migrateCards(whole.kv);
  let interruptions = 0;
  for (let writes = 2;; writes += 3) {
    await using broken = await openTestStore();
    await makeSchema2(broken.kv);
    const end = await migrateCards(killedAfter(broken.kv, writes)).catch(String);
    if (!end?.includes("killed")) break;
    interruptions++;
    await writeAsSchema3(broken.kv);
    await migrateCards(broken.kv);
    assert.deepEqual(await contents(broken.kv), await contents(whole.kv));
  }
  assert.ok(interruptions > 2);
});
