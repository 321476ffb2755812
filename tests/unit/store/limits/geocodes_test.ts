import assert from "node:assert/strict";
import {
  GEOCODE_MS,
  MAX_WAIT_MS,
  readGeocode,
  REQUEST_INTERVAL_MS,
  reserveRequest,
  saveGeocode,
} from "../../../../lib/store/limits/geocodes.ts";
import { withKv } from "../../../support/store/store.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);

Deno.test(
  "a place that was found is stored for 30 days, an address without one for a day",
  withKv(async (kv) => {
    const places = [{ latitude: 48.2, longitude: 16.4, label: "Vienna" }];
    assert.equal(await readGeocode(kv, "vienna", NOW), undefined);
    await saveGeocode(kv, "vienna", places, NOW);
    await saveGeocode(kv, "atlantis", [], NOW);
    assert.deepEqual(await readGeocode(kv, "vienna", after(GEOCODE_MS.found - 1)), places);
    assert.equal(await readGeocode(kv, "vienna", after(GEOCODE_MS.found)), undefined);
    assert.deepEqual(await readGeocode(kv, "atlantis", after(GEOCODE_MS.none - 1)), []);
    assert.equal(await readGeocode(kv, "atlantis", after(GEOCODE_MS.none)), undefined);
    assert.equal(GEOCODE_MS.found, 30 * GEOCODE_MS.none);
  }),
);

Deno.test(
  "requests at once are reserved more than a second apart, and refused beyond a short wait",
  withKv(async (kv) => {
    const reservations = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reserveRequest(kv, `author ${i}`, NOW)),
    );
    const waits = reservations.filter(({ reserved }) => reserved).map(({ wait }) => wait).sort((
      a,
      b,
    ) => a - b);
    assert.deepEqual(waits, [0, 1, 2, 3].map((n) => n * REQUEST_INTERVAL_MS));
    assert.ok(REQUEST_INTERVAL_MS >= 1000);
    const refused = reservations.filter(({ reserved }) => !reserved);
    assert.equal(refused.length, 16);
    assert.ok(refused.every(({ wait }) => wait > MAX_WAIT_MS));
    assert.deepEqual(await reserveRequest(kv, "author 0", after(4 * REQUEST_INTERVAL_MS)), {
      reserved: true,
      wait: 0,
    });
  }),
);

Deno.test(
  "a clock that is set back does not block the geocoder for as long",
  withKv(async (kv) => {
    await reserveRequest(kv, "a", after(3_600_000));
    await reserveRequest(kv, "a", after(3_600_000));
    assert.deepEqual(await reserveRequest(kv, "a", NOW), { reserved: true, wait: 0 });
    assert.deepEqual(await reserveRequest(kv, "a", NOW), {
      reserved: true,
      wait: REQUEST_INTERVAL_MS,
    });
  }),
);

Deno.test(
  "one account that asks for all it can leaves others a place in the geocoder's line",
  withKv(async (kv) => {
    let [most, refused] = [0, 0];
    for (let ms = 0; ms < 60_000; ms += 500) {
      const noisy = await Promise.all(
        Array.from({ length: 10 }, () => reserveRequest(kv, "noisy", after(ms))),
      );
      refused += noisy.filter(({ waits }) => waits).length;
      if (ms % 5000 > 0) continue;
      const other = await reserveRequest(kv, `author ${ms}`, after(ms));
      assert.ok(other.reserved, `refused after ${ms} ms`);
      most = Math.max(most, other.wait);
    }
    assert.ok(most <= 2 * REQUEST_INTERVAL_MS, `${most} ms`);
    console.log(
      `In a minute of 1,200 look-ups of one account ${refused} were refused, others waited ${most} ms at most.`,
    );
  }),
);
