import assert from "node:assert/strict";
import { PbfReader } from "pbf";
import { VectorTile } from "@mapbox/vector-tile";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { findWay } from "../../../../lib/geo/streets/find_way.ts";
import type { StreetWay } from "../../../../lib/geo/streets/street_way.ts";
import { addTile, emptyGraph } from "../../../../lib/geo/streets/graph.ts";
import { readRoads } from "../../../../lib/geo/streets/roads.ts";
import { routeLength } from "../../../../lib/geo/route_length.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { orSkipped } from "../../../support/skipped.ts";
import {
  BRIDGES,
  NO_FLORENCE,
  placesInTown,
  townTiles,
} from "../../../support/streets/florence.ts";
import { plainWays } from "../../../support/streets/plain_way.ts";

const inFlorence = (name: string, fn: () => Promise<void>) =>
  Deno.test({ ...orSkipped(name, NO_FLORENCE), fn });

async function florence() {
  const graph = emptyGraph();
  for (const tile of await townTiles()) addTile(graph, tile, readRoads(tile.bytes));
  return graph;
}

const isWay = (found: ReturnType<typeof findWay>): found is StreetWay => "points" in found;

for (const { stepFree, count } of [{ stepFree: false, count: 50 }, { stepFree: true, count: 10 }]) {
  inFlorence(
    `ways in Florence are as long as on one plane without borders${
      stepFree ? ", without steps" : ""
    }`,
    async () => {
      const graph = await florence();
      const plain = plainWays(await townTiles(), { stepFree });
      let compared = 0;
      for (const [from, to] of placesInTown(count * 1.4, 1)) {
        const way = findWay(graph, [from, to], { stepFree });
        const metres = plain(from, to);
        if (!isWay(way)) {
          assert.equal(metres, undefined, way.problem);
          continue;
        }
        compared++;
        assert.ok(metres && Math.abs(way.metres / metres - 1) < 0.01, `${way.metres} ${metres}`);
        assert.deepEqual([way.points[0], way.points.at(-1)], [from, to]);
        const drawn = routeLength(way.points);
        assert.ok(
          drawn <= way.metres + 0.01 && drawn > way.metres * 0.95,
          `${drawn} ${way.metres}`,
        );
        if (stepFree) assert.ok(way.parts.every(({ steps }) => !steps));
      }
      assert.ok(compared >= count, String(compared));
    },
  );
}

inFlorence("from bank to bank a way leads over the Arno's bridges only", async () => {
  const graph = await florence();
  const isWater = riverOf(await townTiles());
  const used = new Set<string>();
  for (const [from, to] of placesInTown(150, 7)) {
    const way = findWay(graph, [from, to]);
    if (!isWay(way)) continue;
    // Between the places and the streets the way is straight.
    for (const place of everyTwoMetres(way.points.slice(1, -1)).filter(isWater)) {
      const bridge = Object.keys(BRIDGES).find((name) => isOnBridge(place, BRIDGES[name]));
      assert.ok(bridge, `In the river: ${place.latitude}, ${place.longitude}`);
      used.add(bridge);
    }
  }
  assert.ok(used.size >= 5, [...used].join());
});

inFlorence("from the Duomo to Ponte Vecchio the way has the names of its streets", async () => {
  const tiles = (await townTiles()).filter(({ x, y }) =>
    [8703, 8704].includes(x) && [5971, 5972].includes(y)
  );
  const graph = emptyGraph();
  const begin = performance.now();
  for (const tile of tiles) addTile(graph, tile, readRoads(tile.bytes));
  const made = performance.now();
  const duomo = { latitude: 43.7731, longitude: 11.2558 };
  const bridge = { latitude: 43.768, longitude: 11.2531 };
  const way = findWay(graph, [duomo, bridge]);
  const found = performance.now();
  console.log(
    `${graph.places.length} nodes in ${Math.round(made - begin)} ms, ` +
      `a way in ${Math.round(found - made)} ms`,
  );
  assert.ok(isWay(way));
  assert.ok(way.metres > 680 && way.metres < 760, String(way.metres));
  const names = way.parts.map(({ name }) => name);
  for (const name of ["Via Roma", "Calimala", "Via Por Santa Maria"]) {
    assert.ok(names.includes(name), names.join());
  }
});

function everyTwoMetres(points: Position[]): Position[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i];
    const count = Math.ceil(distanceBetween(from, to) / 2);
    return Array.from({ length: count }, (_, n) => ({
      latitude: from.latitude + (to.latitude - from.latitude) * n / count,
      longitude: from.longitude + (to.longitude - from.longitude) * n / count,
    }));
  });
}

/** Within 15 metres of the line between the ends of a bridge. */
function isOnBridge(place: Position, [from, to]: [Position, Position]): boolean {
  return everyTwoMetres([from, to]).some((spot) => distanceBetween(spot, place) < 15);
}

/** Whether a place is in the Arno, by the largest areas of water. */
function riverOf(tiles: Awaited<ReturnType<typeof townTiles>>): (place: Position) => boolean {
  const rings = tiles.flatMap(({ z, x, y, bytes }) => {
    const { water } = new VectorTile(new PbfReader(bytes)).layers;
    return Array.from({ length: water?.length ?? 0 }, (_, i) => water.feature(i))
      .filter(({ properties }) => Number(properties["pmap:area"]) > 1_000_000)
      .flatMap((feature) => {
        const { geometry } = feature.toGeoJSON(x, y, z);
        if (geometry.type === "Polygon") return [geometry.coordinates];
        return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
      });
  });
  assert.ok(rings.length > 0);
  return ({ latitude, longitude }) =>
    rings.some((polygon) => {
      let isInside = false;
      for (const ring of polygon) {
        for (let i = 1; i < ring.length; i++) {
          const [[ax, ay], [bx, by]] = [ring[i - 1], ring[i]];
          if (ay > latitude === by > latitude) continue;
          if (longitude < ax + (latitude - ay) / (by - ay) * (bx - ax)) isInside = !isInside;
        }
      }
      return isInside;
    });
}
