import assert from "node:assert/strict";
import { PMTiles } from "pmtiles";
import { createStreetAt } from "../../../../../islands/map/vector/street_at.ts";
import { destinationPoint } from "../../../../../lib/geo/bearing.ts";
import { makeMapArchive, type TestFeature } from "../../../../support/servers/map_archive.ts";

/** The zoom of the archive, whose tiles are some 1.8 km wide in Florence: 0.43 m a unit. */
const ZOOM = 14;

const road = (y: number, props: TestFeature["props"]): TestFeature => ({
  layer: "roads",
  type: "line",
  points: [[0, y], [4096, y]],
  props: { kind: "minor_road", kind_detail: "residential", ...props },
});

/** The middle of a tile: half a tile south of its upper edge. */
const MIDDLE = { latitude: 43.76316, longitude: 11.25 };

function streets(features: TestFeature[]) {
  const bytes = makeMapArchive({ features, finest: ZOOM });
  let reads = 0;
  const archive = new PMTiles({
    getKey: () => "test",
    getBytes: (offset: number, length: number) => {
      reads++;
      return Promise.resolve({ data: bytes.slice(offset, offset + length).buffer });
    },
  });
  return { at: createStreetAt(archive, ZOOM), reads: () => reads };
}

/** Where the tile of MIDDLE has its row `y`, so that roads can be laid beside it. */
function rowOf({ latitude }: { latitude: number }): number {
  const north = Math.asinh(Math.tan(latitude * Math.PI / 180));
  const y = (1 - north / Math.PI) / 2 * 2 ** ZOOM;
  return Math.round((y - Math.floor(y)) * 4096);
}

Deno.test("the nearest street with a name within 25 metres is where somebody is", async () => {
  const row = rowOf(MIDDLE);
  const { at, reads } = streets([
    road(row + 10, {}),
    road(row + 30, { name: "Via Nuova" }),
    road(row - 50, { name: "Via Vecchia" }),
    road(row, { name: "Ferrovia", kind: "rail", kind_detail: "rail" }),
  ]);
  assert.equal(await at(MIDDLE), "Via Nuova");
  const before = reads();
  assert.equal(await at(destinationPoint(MIDDLE, 20, 0)), "Via Vecchia");
  assert.equal(reads(), before, "the tile is kept");
  assert.equal(await at(destinationPoint(MIDDLE, 60, 180)), undefined, "too far from both");
});

Deno.test("where the map has no roads there is no name", async () => {
  assert.equal(await streets([]).at(MIDDLE), undefined);
});
