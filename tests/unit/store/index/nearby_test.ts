import assert from "node:assert/strict";
import type { PlacedCard } from "../../../../lib/model/tour/tour.ts";
import fc from "fast-check";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { seededRandom } from "../../../../lib/geo/noise.ts";
import { findNearbyTours, nearnessTo } from "../../../../lib/store/index/nearby.ts";
import { encodeCards } from "../../../../lib/store/index/card_page.ts";
import { sortByPlace } from "../../../../lib/store/index/card_pages.ts";
import { listTours } from "../../../../lib/store/index/tour_lists.ts";
import { encodeGeohash } from "../../../../lib/geo/geohash.ts";
import { deleteTour } from "../../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { anyPosition, anyRadius } from "../../geo/any_position.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { withKv } from "../../../support/store/store.ts";
import { placeCards, tourInput } from "../builders.ts";
import { CardPages } from "../../../../lib/store/records/tours.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const SCHOOL = { latitude: 40.7589, longitude: -74.6672 };

Deno.test(
  "the nearest tours come first, with their distance, and those too far away do not come",
  withKv(async (kv) => {
    const norths = [0.02, 0, 0.01, 0.1];
    const ids: string[] = [];
    for (const north of norths) {
      const place = { latitude: SCHOOL.latitude + north, longitude: SCHOOL.longitude };
      ids.push((await createTour(kv, tourInput(place), { userId: OWNER })).id);
    }
    const found = await findNearbyTours(kv, SCHOOL, 10_000);
    assert.deepEqual(found.map((tour) => tour.id), [ids[1], ids[2], ids[0]]);
    assert.deepEqual(found.map((tour) => Math.round(tour.distance)), [0, 1112, 2224]);
    assert.ok(!("userId" in found[0]) && !("audioStops" in found[0]));
  }),
);

Deno.test(
  "a tour exactly at the radius is near",
  withKv(async (kv) => {
    const place = { latitude: 40.8, longitude: -74.7 };
    await createTour(kv, tourInput(place), { userId: OWNER });
    const distance = distanceBetween(SCHOOL, place);
    assert.equal((await findNearbyTours(kv, SCHOOL, distance)).length, 1);
    assert.equal((await findNearbyTours(kv, SCHOOL, distance - 0.001)).length, 0);
  }),
);

Deno.test(
  "a search for a few in a wide circle reads no further than where there are enough",
  withKv(async (kv) => {
    for (let n = 0; n < 20; n++) {
      const longitude = SCHOOL.longitude + (n < 5 ? 0 : n);
      await createTour(kv, tourInput({ ...SCHOOL, longitude }), { userId: OWNER });
    }
    let read = 0;
    const counting = withMethods(kv, {
      async *list(...args) {
        for await (const entry of kv.list(...args)) {
          read++;
          yield entry;
        }
      },
    });
    const search = async (radius: number) => {
      read = 0;
      const found = await findNearbyTours(counting, SCHOOL, radius, 5);
      return { ids: found.map(({ id }) => id), read };
    };
    assert.deepEqual(await search(2_000_000), await search(10_000));
  }),
);

Deno.test(
  "tours deleted during the search are left out, and the search does not fail",
  withKv(async (kv) => {
    const ids = new Set<string>();
    for (let n = 0; n < 40; n++) {
      ids.add((await createTour(kv, tourInput(SCHOOL), { userId: OWNER })).id);
    }
    const [kept] = ids;
    const search = findNearbyTours(kv, SCHOOL, 10);
    await Promise.all([...ids].slice(1).map((id) => deleteTour(kv, id)));
    const found = (await search).map((tour) => tour.id);
    assert.ok(found.includes(kept) && found.every((id) => ids.has(id)));
    assert.deepEqual((await findNearbyTours(kv, SCHOOL, 10)).map((tour) => tour.id), [kept]);
  }),
);

Deno.test(
  "a tour that moves while it is searched for, and is read at both places, is found once, at the later",
  withKv(async (kv) => {
    for (const east of [-0.001, 0.001]) {
      const moved = { ...SCHOOL, longitude: SCHOOL.longitude + east };
      const { id } = await createTour(kv, tourInput(SCHOOL), { userId: OWNER });
      const [card] = (await listTours(kv, { limit: 1 })).tours as PlacedCard[];
      for await (const { key } of CardPages.list(kv)) await kv.delete(key);
      // What a search reads that has the page of the one place before the tour moves to the other,
      // and the page of the other after that.
      const [before, after] = sortByPlace([card, { ...card, ...moved, revision: 2 }]);
      await kv.set(CardPages.prefix(encodeGeohash(before), id), encodeCards([before]));
      await kv.set(CardPages.prefix(encodeGeohash(after), id), encodeCards([after]));
      const found = await findNearbyTours(kv, SCHOOL, 1000);
      assert.deepEqual(found.map(({ revision, longitude }) => ({ revision, longitude })), [
        { revision: 2, longitude: moved.longitude },
      ]);
      await deleteTour(kv, id);
      for await (const { key } of CardPages.list(kv)) await kv.delete(key);
    }
  }),
);

Deno.test(
  "what is not a circle on the earth is refused",
  withKv(async (kv) => {
    await assert.rejects(findNearbyTours(kv, SCHOOL, -1), RangeError);
    await assert.rejects(findNearbyTours(kv, { latitude: NaN, longitude: 0 }, 1), RangeError);
  }),
);

Deno.test(
  "among 10,000 tours, those found in random circles are those that measuring all of them finds",
  withKv(async (kv) => {
    const places = [...fc.sample(anyPosition, 9_000), ...clusters(1_000)];
    const tours = await placeCards(kv, places);
    const measure = (center: Position, radius: number) =>
      tours.map((tour) => ({ id: tour.id, distance: distanceBetween(center, tour) }))
        .filter(({ distance }) => distance <= radius)
        .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
    const center = fc.oneof(anyPosition, fc.constantFrom(...clusters(50)));
    // Few that find thousands: reading those takes half a second each.
    const radius = fc.oneof(
      { weight: 19, arbitrary: anyRadius.map((metres) => Math.min(metres, 300_000)) },
      { weight: 1, arbitrary: anyRadius },
    );
    let found = 0;
    await fc.assert(
      fc.asyncProperty(center, radius, async (center, radius) => {
        const near = await findNearbyTours(kv, center, radius);
        const actual = near.map(({ id, distance }) => ({ id, distance }));
        assert.deepEqual(actual, measure(center, radius));
        found += near.length;
      }),
      { numRuns: 200 },
    );
    assert.ok(found > 10_000, `only ${found} tours were found at all`);
  }),
);

/** Places close together where it is hard: the poles, 180°, the origin; many of them the same. */
function clusters(count: number): Position[] {
  const hearts = [
    { latitude: 90, longitude: 0 },
    { latitude: -90, longitude: 90 },
    { latitude: 17, longitude: 180 },
    { latitude: 0, longitude: 0 },
    SCHOOL,
  ];
  return Array.from({ length: count }, (_, n) => {
    const heart = hearts[n % hearts.length];
    if (n % 4 === 0) return heart;
    const [north, east] = [Math.sin(n) / n, Math.cos(n) / n];
    return {
      latitude: Math.max(-90, Math.min(90, heart.latitude + north)),
      longitude: heart.longitude + east > 180
        ? heart.longitude + east - 360
        : heart.longitude + east,
    };
  });
}

Deno.test("of very many places few are taken for the nearest, and all that are", () => {
  const random = seededRandom(7);
  const center = { latitude: 10, longitude: 20 };
  const places = Array.from({ length: 50_000 }, () => ({
    latitude: 10 + 40 * random(),
    longitude: 20 + 40 * random(),
  }));
  const taken = places.filter(nearnessTo(center, 20_000_000, 10));
  assert.ok(taken.length < 500, `${taken.length} are taken`);
  const nearest = (some: typeof places) =>
    some.map((place) => distanceBetween(center, place)).sort((a, b) => a - b).slice(0, 10);
  assert.deepEqual(nearest(taken), nearest(places));
});
