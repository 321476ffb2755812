import assert from "node:assert/strict";
import fc from "fast-check";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { tilesAround } from "../../../lib/offline/tiles_around.ts";

const FLORENCE = [
  { latitude: 43.7731, longitude: 11.256 },
  { latitude: 43.768, longitude: 11.2531 },
];

/** The tile that shows a place, by the formula of Web Mercator. */
function tileAt(latitude: number, longitude: number, z: number): string {
  const angle = latitude * Math.PI / 180;
  const y = (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2;
  return [z, Math.floor((longitude + 180) / 360 * 2 ** z), Math.floor(y * 2 ** z)].join("/");
}

const namesOf = (tiles: number[][]) => new Set(tiles.map((tile) => tile.join("/")));

Deno.test("every place within 500 m of a route is on a tile that is kept, at each zoom", () => {
  const kept = namesOf(tilesAround(FLORENCE, 500, { min: 0, max: 15 }));
  const offset = fc.double({ min: -0.03, max: 0.03, noNaN: true });
  fc.assert(fc.property(offset, offset, fc.double({ min: 0, max: 1, noNaN: true }), (n, e, at) => {
    const [a, b] = FLORENCE;
    const middle = {
      latitude: a.latitude + at * (b.latitude - a.latitude),
      longitude: a.longitude + at * (b.longitude - a.longitude),
    };
    const place = { latitude: middle.latitude + n, longitude: middle.longitude + e };
    fc.pre(distanceBetween(middle, place) <= 500);
    for (let z = 0; z <= 15; z++) assert.ok(kept.has(tileAt(place.latitude, place.longitude, z)));
  }));
});

Deno.test("a walk of some hundred metres needs tens of tiles, not hundreds", () => {
  const tiles = tilesAround(FLORENCE, 500, { min: 0, max: 15 });
  assert.ok(tiles.length > 16 && tiles.length < 60, `${tiles.length}`);
});

Deno.test("stops a train ride apart have their surroundings kept, and not the land between", () => {
  const far = [FLORENCE[0], { latitude: 41.9, longitude: 12.5 }];
  const alone = far.flatMap((place) => tilesAround([place], 500, { min: 0, max: 15 }));
  assert.deepEqual(namesOf(tilesAround(far, 500, { min: 0, max: 15 })), namesOf(alone));
});

Deno.test("around ±180° the tiles on the other side are kept, and near the poles only tiles that exist", () => {
  const fiji = namesOf(tilesAround([{ latitude: -16.8, longitude: 179.9999 }], 500, {
    min: 15,
    max: 15,
  }));
  assert.ok([...fiji].some((name) => name.startsWith("15/0/")));
  assert.ok([...fiji].some((name) => name.startsWith(`15/${2 ** 15 - 1}/`)));
  for (const latitude of [90, -90]) {
    for (const [z, x, y] of tilesAround([{ latitude, longitude: 0 }], 500, { min: 0, max: 4 })) {
      assert.ok(x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z, `${z}/${x}/${y}`);
    }
  }
});
