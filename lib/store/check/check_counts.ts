/** Checks counts and sums, which depend on all tours together. */
import type { Position } from "../../model/tour/position.ts";
import { startOf } from "../../model/tour/stop_place.ts";
import { isPublic } from "../../model/tour/visibility.ts";
import { CLUSTER_ZOOMS, gridPrefix, placeSums } from "../index/tour_clusters.ts";
import { listSound } from "./check_shapes.ts";
import type { Finding } from "./finding.ts";
import {
  PublicStopCount,
  PublicTourCount,
  type TourRecord,
  Tours,
  UserStopCounts,
  UserTourCounts,
} from "../records/tours.ts";

/** The expected values, by the last parts of their keys. */
type Sums = Map<string, { key: Deno.KvKey; sum: number }>;

const nameOf = (key: Deno.KvKey) => key.slice(2).join();

function add(sums: Sums, key: Deno.KvKey, amount: number): void {
  const name = nameOf(key);
  const known = sums.get(name);
  if (known) known.sum += amount;
  else sums.set(name, { key, sum: amount });
}

/**
 * Finds wrong counts. The places of all tours are in memory, but the sums of only one grid at a
 * time: those of all grids of a million tours are millions.
 */
export async function* checkCounts(kv: Deno.Kv): AsyncGenerator<Finding> {
  const [tours, stops]: [Sums, Sums] = [new Map(), new Map()];
  const places: Position[] = [];
  let [publicTours, publicStops] = [0, 0];
  for await (const { value: record } of listSound<TourRecord>(kv, Tours.root)) {
    const { userId, stopCount } = record;
    add(tours, UserTourCounts.key(userId), 1);
    add(stops, UserStopCounts.key(userId), stopCount);
    if (!isPublic(record)) continue;
    publicTours++;
    publicStops += stopCount;
    const start = startOf(record);
    if (start) places.push(start);
  }
  yield* compareOne(kv, PublicTourCount.root, publicTours);
  yield* compareOne(kv, PublicStopCount.root, publicStops);
  yield* compareAll(kv, UserTourCounts.key("").slice(0, -1), tours);
  yield* compareAll(kv, UserStopCounts.key("").slice(0, -1), stops);
  for (const zoom of CLUSTER_ZOOMS) {
    const sums: Sums = new Map();
    for (const place of places) {
      for (const [key, amount] of placeSums(place, [zoom])) add(sums, key, amount);
    }
    yield* compareAll(kv, gridPrefix(zoom), sums);
  }
}

async function* compareOne(kv: Deno.Kv, key: Deno.KvKey, sum: number): AsyncGenerator<Finding> {
  const is = (await kv.get<Deno.KvU64>(key)).value?.value ?? 0n;
  if (is !== BigInt(sum)) yield counted(key, sum, is);
}

/** Compares all sums under `prefix`. A missing one counts as 0. */
async function* compareAll(
  kv: Deno.Kv,
  prefix: Deno.KvKey,
  sums: Sums,
): AsyncGenerator<Finding> {
  for await (const { key, value } of listSound<Deno.KvU64>(kv, prefix)) {
    const sum = sums.get(nameOf(key))?.sum ?? 0;
    sums.delete(nameOf(key));
    if (value.value !== BigInt(sum)) yield counted(key, sum, value.value);
  }
  for (const { key, sum } of sums.values()) if (sum > 0) yield counted(key, sum, 0n);
}

const counted = (key: Deno.KvKey, sum: number, is: bigint): Finding => ({
  level: "wrong",
  key,
  what: `the count is ${is}, and should be ${sum}`,
  mend: (kv) => kv.set(key, new Deno.KvU64(BigInt(sum))),
});
