import assert from "node:assert/strict";
import { projection } from "../../../lib/geo/projection.ts";

/** Published examples: the Ordnance Survey’s worked one, the last by `utm`, others by epsg.io. */
const PLACES: [epsg: number, easting: number, northing: number, lat: number, lng: number][] = [
  [27700, 651409.903, 313177.27, 52.657977, 1.716051],
  [3857, 261848.15, 6250566.72, 48.8566, 2.3522],
  [2154, 652381.5, 6862047.1, 48.8567, 2.351],
  [27572, 600000, 2428000, 48.85034, 2.3365],
  [31467, 3500000, 5540000, 49.99634, 8.99896],
  [25832, 500000, 5538000, 49.99433, 9],
  [32632, 500000, 5538000, 49.99433, 9],
  [32756, 334786, 6252080, -33.858664, 151.214022],
];
for (const [epsg, easting, northing, lat, lng] of PLACES) {
  Deno.test(`a place of EPSG:${epsg} is found to ten metres`, () => {
    const { latitude, longitude } = projection(epsg)!(easting, northing);
    assert.ok(Math.abs(latitude - lat) < 1e-4, `${latitude}`);
    assert.ok(Math.abs(longitude - lng) < 1e-4, `${longitude}`);
  });
}

Deno.test("an unknown system has no conversion", () => {
  for (const epsg of [0, 1, 32600, 32661, 32800, 99999]) assert.equal(projection(epsg), undefined);
});
