import assert from "node:assert/strict";
import { tilesAround } from "../../../lib/geo/tile_cover.ts";

const FLORENCE = { latitude: 43.7731, longitude: 11.2558 };
const keys = (tiles: { z: number; x: number; y: number }[]) =>
  tiles.map(({ z, x, y }) => `${z}/${x}/${y}`);

Deno.test("a place is in the tile that maps number so, at every zoom", () => {
  const tiles = keys(tilesAround([FLORENCE], { metres: 1, from: 0, to: 14 }));
  assert.equal(tiles.length, 15);
  for (const tile of ["0/0/0", "1/1/0", "10/544/373", "12/2176/1492", "14/8704/5971"]) {
    assert.ok(tiles.includes(tile), tile);
  }
});

Deno.test("around a place there are the tiles within the distance, and no others", () => {
  // A tile of zoom 14 is about 1.8 km wide here.
  const near = tilesAround([FLORENCE], { metres: 500, from: 14, to: 14 });
  const far = tilesAround([FLORENCE], { metres: 3000, from: 14, to: 14 });
  assert.ok(near.length <= 4, `${near.length}`);
  assert.ok(far.length >= 12 && far.length <= 25, `${far.length}`);
  for (const tile of keys(near)) assert.ok(keys(far).includes(tile));
});

Deno.test("a line has the tiles between its places, places alone do not", () => {
  const places = [FLORENCE, { latitude: 43.7731, longitude: 11.4 }];
  const line = tilesAround(places, { metres: 200, from: 14, to: 14 });
  const columns = new Set(line.map(({ x }) => x));
  for (let x = 8704; x <= 8710; x++) assert.ok(columns.has(x), `column ${x}`);
  const apart = tilesAround(places, { metres: 200, from: 14, to: 14, isLine: false });
  assert.ok(apart.length < line.length);
  assert.ok(!apart.some(({ x }) => x === 8707));
});

Deno.test("a route across the antimeridian goes the short way, and its tiles exist", () => {
  const places = [{ latitude: -17, longitude: 179.9 }, { latitude: -17, longitude: -179.9 }];
  const tiles = tilesAround(places, { metres: 1000, from: 10, to: 10 });
  assert.deepEqual(new Set(tiles.map(({ x }) => x)), new Set([1023, 0]));
});

Deno.test("at the poles, far apart and without places nothing is endless", () => {
  for (const latitude of [90, -90]) {
    for (
      const { x, y, z } of tilesAround([{ latitude, longitude: 0 }], {
        metres: 500,
        from: 0,
        to: 5,
      })
    ) {
      assert.ok(x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z);
    }
  }
  const around = [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 170 }];
  assert.ok(tilesAround(around, { metres: 500, from: 0, to: 14 }).length < 20_000);
  assert.deepEqual(tilesAround([], { metres: 500, from: 0, to: 14 }), []);
});
