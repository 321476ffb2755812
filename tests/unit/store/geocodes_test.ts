import assert from "node:assert/strict";
import {
  GEOCODE_MS,
  LONGEST_WAIT_MS,
  readGeocode,
  saveGeocode,
  takeTurn,
  TURN_MS,
} from "../../../lib/store/geocodes.ts";
import { withKv } from "../../support/store.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);

Deno.test(
  "what was found is kept for 30 days, what was not for one",
  withKv(async (kv) => {
    const place = { latitude: 48.2, longitude: 16.4, label: "Vienna" };
    assert.equal(await readGeocode(kv, "vienna", NOW), undefined);
    await saveGeocode(kv, "vienna", place, NOW);
    await saveGeocode(kv, "atlantis", null, NOW);
    assert.deepEqual(await readGeocode(kv, "vienna", after(GEOCODE_MS.found - 1)), place);
    assert.equal(await readGeocode(kv, "vienna", after(GEOCODE_MS.found)), undefined);
    assert.equal(await readGeocode(kv, "atlantis", after(GEOCODE_MS.none - 1)), null);
    assert.equal(await readGeocode(kv, "atlantis", after(GEOCODE_MS.none)), undefined);
    assert.equal(GEOCODE_MS.found, 30 * GEOCODE_MS.none);
  }),
);

Deno.test(
  "those who ask at once wait for each other, a second and more apart, and the line is short",
  withKv(async (kv) => {
    const turns = await Promise.all(Array.from({ length: 20 }, () => takeTurn(kv, NOW)));
    const waits = turns.filter(({ taken }) => taken).map(({ wait }) => wait).sort((a, b) => a - b);
    assert.deepEqual(waits, [0, 1, 2, 3].map((n) => n * TURN_MS));
    assert.ok(TURN_MS >= 1000);
    const refused = turns.filter(({ taken }) => !taken);
    assert.equal(refused.length, 16);
    assert.ok(refused.every(({ wait }) => wait > LONGEST_WAIT_MS));
    assert.deepEqual(await takeTurn(kv, after(4 * TURN_MS)), { taken: true, wait: 0 });
  }),
);

Deno.test(
  "a clock that is set back does not shut the geocoder for as long",
  withKv(async (kv) => {
    await takeTurn(kv, after(3_600_000));
    assert.deepEqual(await takeTurn(kv, NOW), { taken: true, wait: 0 });
    assert.deepEqual(await takeTurn(kv, NOW), { taken: true, wait: TURN_MS });
  }),
);
