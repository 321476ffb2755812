import assert from "node:assert/strict";
import fc from "fast-check";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { PlacedCard } from "../../../../lib/model/tour/tour.ts";
import { WHOLE_CURVE } from "../../../../lib/geo/geohash_ranges.ts";
import { fileCard, PAGE_BYTES, readCards } from "../../../../lib/store/index/card_pages.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import { deleteTour } from "../../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { withKv } from "../../../support/store/store.ts";
import { anyPosition } from "../../geo/any_position.ts";
import { placeCards, tourInput } from "../builders.ts";
import { CardPages } from "../../../../lib/store/records/tours.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const SCHOOL = { latitude: 40.7589, longitude: -74.6672 };
const HARBOUR = { latitude: -33.86, longitude: 151.21 };

const readPages = async (kv: Deno.Kv): Promise<Uint8Array[]> => {
  const pages = await Array.fromAsync(CardPages.list(kv));
  return pages.map(({ value }) => value);
};

async function readAll(kv: Deno.Kv): Promise<PlacedCard[]> {
  return (await readCards(kv, [WHOLE_CURVE], () => true)).cards;
}

/** Changes one card in a step of its own. */
async function change(kv: Deno.Kv, before: PlacedCard | null, after: PlacedCard | null) {
  const operation = kv.atomic();
  await fileCard(kv, operation, before, after);
  assert.ok((await operation.commit()).ok);
}

const byId = (cards: PlacedCard[]) => cards.sort((a, b) => a.id < b.id ? -1 : 1);

Deno.test(
  "after any changes each card is found once, as it was filed last, and no page is too long or empty",
  withKv(async (kv) => {
    // Few places, so that many tours begin at the same one.
    const place: fc.Arbitrary<Position> = fc.oneof(
      anyPosition,
      fc.constantFrom(SCHOOL, HARBOUR, { latitude: 90, longitude: 180 }),
    );
    const step = fc.record({ index: fc.nat(150), place: fc.option(place), length: fc.nat(600) });
    const cards = await placeCards(kv, fc.sample(place, 60));
    const filed = new Map(cards.map((card) => [card.id, card]));
    for (const { index, place, length } of fc.sample(step, 500)) {
      const id = `01${String(index).padStart(24, "0")}`;
      const after = place && { ...cards[0], ...place, id, title: "x".repeat(length) };
      await change(kv, filed.get(id) ?? null, after);
      if (after) filed.set(id, after);
      else filed.delete(id);
    }
    assert.deepEqual(byId(await readAll(kv)), byId([...filed.values()]));
    const pages = await readPages(kv);
    const lengths = pages.map(({ length }) => length);
    assert.ok(lengths.every((length) => length > 0 && length <= PAGE_BYTES + 1000), `${lengths}`);
    for (const card of filed.values()) await change(kv, card, null);
    assert.deepEqual(await readPages(kv), []);
  }),
);

Deno.test(
  "a page that is too long is split in two that are about equally long",
  withKv(async (kv) => {
    await placeCards(
      kv,
      Array.from({ length: 20 }, (_, i) => ({ latitude: 10, longitude: 10 + i / 1e6 })),
    );
    const isSplit = async () => (await readPages(kv)).length > 1;
    const [card] = await readAll(kv);
    for (let n = 0; !await isSplit(); n++) await change(kv, null, { ...card, id: `01X${n}` });
    const lengths = (await readPages(kv)).map(({ length }) => length);
    assert.equal(lengths.length, 2);
    assert.ok(Math.min(...lengths) > 0.4 * PAGE_BYTES, `${lengths}`);
  }),
);

Deno.test(
  "twenty authors who save archives at one place at once lose nothing, and none is refused",
  withKv(async (kv) => {
    const twenty = Array.from({ length: 20 }, (_, n) => n);
    const tours = await Promise.all(
      twenty.map((n) => createTour(kv, tourInput({ title: `New ${n}` }), { userId: OWNER })),
    );
    await Promise.all(
      tours.map(({ id }, n) => updateTour(kv, id, tourInput({ title: `Saved ${n}` }))),
    );
    const found = await findNearbyTours(kv, SCHOOL, 0);
    assert.deepEqual(
      found.map(({ title }) => title).sort(),
      twenty.map((n) => `Saved ${n}`).sort(),
    );
    await Promise.all(tours.slice(1).map(({ id }) => deleteTour(kv, id)));
    assert.equal((await findNearbyTours(kv, SCHOOL, 0)).length, 1);
  }),
);

Deno.test(
  "a tour that moves leaves its old page and enters the new one in the same step",
  withKv(async (kv) => {
    const fill = (center: Position) => Array.from({ length: 30 }, () => center);
    await placeCards(kv, [...fill(SCHOOL), ...fill(HARBOUR)]);
    const { id } = await createTour(kv, tourInput(SCHOOL), { userId: OWNER });
    const isAt = async (place: Position) =>
      (await findNearbyTours(kv, place, 1)).some((tour) => tour.id === id);
    const places = async () => [await isAt(SCHOOL), await isAt(HARBOUR)];
    await updateTour(
      beforeCommit(kv, async () => assert.deepEqual(await places(), [true, false])),
      id,
      tourInput(HARBOUR),
    );
    assert.deepEqual(await places(), [false, true]);
  }),
);

for (const [where, neighbour] of Object.entries({ "old": SCHOOL, "new": HARBOUR })) {
  Deno.test(
    `a save that meets another one at the tour's ${where} place is repeated, and neither is lost`,
    withKv(async (kv) => {
      const fill = (center: Position) => Array.from({ length: 30 }, () => center);
      await placeCards(kv, [...fill(SCHOOL), ...fill(HARBOUR)]);
      const { id } = await createTour(kv, tourInput(SCHOOL), { userId: OWNER });
      const other = beforeCommit(
        kv,
        () => createTour(kv, tourInput({ ...neighbour, title: "Another" }), { userId: OWNER }),
      );
      await updateTour(other, id, tourInput({ ...HARBOUR, title: "Moved" }));
      assert.equal((await findNearbyTours(kv, SCHOOL, 1)).some((tour) => tour.id === id), false);
      const titles = (await findNearbyTours(kv, neighbour, 1)).map(({ title }) => title);
      assert.ok(titles.includes("Another"));
      assert.equal((await findNearbyTours(kv, HARBOUR, 1)).filter((t) => t.id === id).length, 1);
    }),
  );
}

Deno.test(
  "pages that are split between two reads of a search hide no tour from it",
  withKv(async (kv) => {
    const line = Array.from(
      { length: 6000 },
      (_, i) => ({ latitude: 10, longitude: 10 + i / 1e6 }),
    );
    const cards = await placeCards(kv, line);
    let added = 0;
    const splitting = afterFirstBatch(kv, async () => {
      // Splits pages that are read and pages that are not.
      for (const near of [...cards.slice(0, 60), ...cards.slice(-60)]) {
        await change(kv, null, { ...near, id: `01X${added++}`, title: "x".repeat(300) });
      }
    });
    const found = new Set(
      (await readCards(splitting, [WHOLE_CURVE], () => true)).cards.map(({ id }) => id),
    );
    assert.equal(added, 120);
    assert.ok(cards.every(({ id }) => found.has(id)));
  }),
);

/** The store `kv` as a reader sees it; `act` runs when 80 entries of a list are read. */
function afterFirstBatch(kv: Deno.Kv, act: () => Promise<void>): Deno.Kv {
  return withMethods(kv, {
    async *list(...args) {
      let read = 0;
      for await (const entry of kv.list(...args)) {
        yield entry;
        if (++read === 80) await act();
      }
    },
  });
}
