/**
 * How long "near me" takes among 10,000 archives: half of them all over the earth, half in one
 * city.
 */
import { findNearbyTours } from "../../lib/store/index/nearby.ts";
import { createTour } from "../../lib/store/tours/tours.ts";
import { tourInput } from "../unit/store/builders.ts";

const CITY = { latitude: 40.7589, longitude: -74.6672 };
const kv = await Deno.openKv(":memory:");

// A fixed sequence, so that every run measures the same places (Park and Miller's generator).
let state = 1;
const random = () => (state = state * 48_271 % 2_147_483_647) / 2_147_483_647;

for (let start = 0; start < 10_000; start += 500) {
  const places = Array.from(
    { length: 500 },
    (_, n) =>
      n % 2
        ? { latitude: random() * 180 - 90, longitude: random() * 360 - 180 }
        : { latitude: CITY.latitude + random() - 0.5, longitude: CITY.longitude + random() - 0.5 },
  );
  // An account has 1,000 archives at most.
  const userId = `bench ${start}`;
  await Promise.all(places.map((place) => createTour(kv, tourInput(place), { userId })));
}

for (const kilometres of [0.1, 1, 10, 25]) {
  const found = (await findNearbyTours(kv, CITY, kilometres * 1000)).length;
  Deno.bench(`in the city, ${kilometres} km (${found} found)`, async () => {
    await findNearbyTours(kv, CITY, kilometres * 1000);
  });
}

Deno.bench("in the open ocean, 10 km (few or none found)", async () => {
  await findNearbyTours(kv, { latitude: -47, longitude: -120 }, 10_000);
});

Deno.bench("across 180°, 10 km", async () => {
  await findNearbyTours(kv, { latitude: 10, longitude: 180 }, 10_000);
});

Deno.bench("at the pole, 10 km", async () => {
  await findNearbyTours(kv, { latitude: 90, longitude: 0 }, 10_000);
});
