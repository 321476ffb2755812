import assert from "node:assert/strict";
import { findNearbyTours } from "../../../lib/store/index/nearby.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { withKv } from "../../support/store/store.ts";
import { tourInput } from "./builders.ts";
import { PublicTourCount } from "../../../lib/store/records/tours.ts";

const PLACE = { latitude: 40.7589, longitude: -74.6672 };

/** Creates so many tours at one place at once, each by another author. */
const createAtOnce = (kv: Deno.Kv, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => {
    return createTour(kv, tourInput({ ...PLACE, title: `New ${n}` }), { userId: `author-${n}` });
  }));

const countOf = async (kv: Deno.Kv) =>
  Number((await kv.get<Deno.KvU64>(PublicTourCount.root)).value!.value);

Deno.test(
  "a class of thirty creates archives at one place at once, and saves them at once: none is refused",
  withKv(async (kv) => {
    const tours = await createAtOnce(kv, 30);
    await Promise.all(tours.map(({ id }, n) => {
      return updateTour(kv, id, tourInput({ ...PLACE, title: `Saved ${n}` }));
    }));
    const titles = (await findNearbyTours(kv, PLACE, 0)).map(({ title }) => title);
    assert.deepEqual(titles.sort(), tours.map((_, n) => `Saved ${n}`).sort());
    assert.equal(await countOf(kv), 30);
  }),
);

Deno.test(
  "a hundred and fifty authors create archives at one place at once, and none is refused",
  withKv(async (kv) => {
    await createAtOnce(kv, 150);
    assert.equal(await countOf(kv), 150);
  }),
);
