/**
 * `nearby` among a million tours against PostGIS: both on this machine, asked in turns for the same
 * circles by the same process, for whole cards. Prints a table; fails only where they find
 * different tours: which is faster depends on the machine.
 *
 * `deno task bench tests/bench/nearby_comparison.ts [tours]`; the store is filled once, and stays
 * in `.cache`.
 */
import assert from "node:assert/strict";
import { z } from "zod";
import type { NearbyTour } from "../../lib/store/index/nearby.ts";
import { Count, readArguments } from "../../tools/arguments.ts";
import { keepProcessorsAwake } from "./nearby/awake_processors.ts";
import type { Contestant } from "./nearby/contestant.ts";
import { fillStores } from "./nearby/filled_stores.ts";
import { openKv } from "./nearby/kv_store.ts";
import { openPostgis } from "./nearby/postgis.ts";
import { startPostgres } from "./nearby/postgres_cluster.ts";
import { percentile } from "./percentile.ts";
import { report } from "./report.ts";

const RADIUS = 10_600;
const QUERIES = 10_000;
const WARM_UP = 1_000;

/**
 * Searches that one of the two answers before it is the other's turn. One at a time, each finds the
 * processor's caches as the other left them, and takes half as long again.
 */
const TURN = 100;

const { rest: [count] } = readArguments({
  usage: "deno task bench tests/bench/nearby_comparison.ts [tours]",
  rest: z.tuple([Count.default(1_000_000)]),
});
console.log(`Filling both stores with ${count.toLocaleString("en")} tours …`);
await using postgres = await startPostgres();
const { centers, path, ours: ourSeconds, theirs: theirSeconds } = await fillStores({
  count,
  queries: QUERIES,
  folder: ".cache/bench",
  host: postgres.folder,
});
await using kv = await openKv(path, ourSeconds);
await using postgis = openPostgis(postgres.folder, theirSeconds);
const contestants = [kv, postgis];

console.log(`Measuring ${QUERIES} searches in each …`);
await using _awake = keepProcessorsAwake();
for (const center of centers.slice(0, WARM_UP)) {
  const [ours, theirs] = [await kv.nearby(center, RADIUS), await postgis.nearby(center, RADIUS)];
  assert.deepEqual(byId(theirs), byId(ours), "both return the same cards");
}

const times = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]));
let rows = 0;
for (let start = 0; start < QUERIES; start += TURN) {
  const found: string[][] = [];
  // Each is the first one every other time.
  for (const contestant of start / TURN % 2 ? contestants : contestants.toReversed()) {
    const ids: string[] = [];
    for (const center of centers.slice(start, start + TURN)) {
      const started = performance.now();
      const tours = await contestant.nearby(center, RADIUS);
      times.get(contestant)!.push(performance.now() - started);
      // Only this stays: the garbage collector would copy the tours of a whole turn.
      ids.push(tours.map(({ id }) => id).sort().join());
      rows += tours.length / contestants.length;
    }
    found.push(ids);
  }
  assert.deepEqual(found[0], found[1], "both find the same tours");
}

const table = contestants.map((contestant) => ({
  store: contestant.name,
  "p50 ms": round(percentile(times.get(contestant)!, 0.5)),
  "p99 ms": round(percentile(times.get(contestant)!, 0.99)),
  "mean rows": round(rows / QUERIES),
  "load s": contestant.loadSeconds === undefined ? "cached" : round(contestant.loadSeconds),
}));
console.log(
  `\nnearby among ${count.toLocaleString("en")} tours, ${QUERIES} circles of ${RADIUS} m`,
);
console.table(table);
const [ours, theirs] = table;
for (const share of ["p50 ms", "p99 ms"] as const) {
  report([{
    figure: `nearby among ${count.toLocaleString("en")} tours, ${share}`,
    measured: ours[share],
    comparedTo: "PostGIS",
    other: theirs[share],
  }]);
  const ratio = round(ours[share] / theirs[share]);
  console.log(`${share}: ${ratio} times PostGIS's (the goal: 1 at most)`);
}

/** By id, as those equally near may come in either order; distances to the millimetre. */
function byId(tours: NearbyTour[]): NearbyTour[] {
  return tours.map((tour) => ({ ...tour, distance: Math.round(tour.distance * 1000) / 1000 }))
    .sort((a, b) => a.id < b.id ? -1 : 1);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
