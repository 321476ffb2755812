/**
 * What the search over all archives costs: making the index as a start does (time, memory, the
 * longest time for which no request could be answered), answers, and the reading after one change.
 * Fails where an answer among 2,000 archives takes 30 ms at the 95th percentile.
 *
 * `deno task bench tests/bench/search_comparison.ts [archives…]`
 */
import { cpuUsage } from "node:process";
import { z } from "zod";
import { createTourIndex, MOST_WITH_STOPS } from "../../lib/server/search/tour_index.ts";
import type { TourSearch } from "../../lib/model/tour_search.ts";
import { createTour } from "../../lib/store/tours.ts";
import { Count, readArguments } from "../../tools/arguments.ts";
import { makeTour } from "../support/tours.ts";
import { percentile } from "./percentile.ts";
import { report } from "./report.ts";
import { storeArchives } from "./search/archives.ts";

const MOST_MS = 30;
const ROUNDS = 10;
const NEAR = { latitude: 51.752, longitude: -1.256 };

/** Beginnings, words that all have, misspellings, several words, and no words at all. */
const SEARCHES: TourSearch[] = [
  ...["s", "sc", "sch", "school", "scholo", "the", "the school of", "central high", "oxford"]
    .map((q) => ({ q })),
  { q: "the nine children who went to school" },
  { q: "sprngfield" },
  { q: "school", type: "ordered", length: "medium", near: NEAR },
  { type: "unordered", sort: "title" },
  { near: NEAR, radius: 10 },
  { near: NEAR },
];

/** As many other searches as an index remembers. */
const FORGETTING = ["zza", "zzb", "zzc", "zzd"];

const { rest: given } = readArguments({
  usage: "deno task bench tests/bench/search_comparison.ts [archives…]",
  rest: z.array(Count),
});
const counts = given.length > 0 ? given : [2000, 10_000];
const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const count of counts) rows.push(await measure(count));
console.table(rows);
report(rows.flatMap((row) =>
  (["index ms", "MB", "p95 ms"] as const).map((what) => ({
    figure: `search among ${row.archives} archives, ${what}`,
    measured: Number(row[what]),
    comparedTo: `among ${rows[0].archives}`,
    other: Number(rows[0][what]),
  }))
));
const [slow] = rows.filter((row) => row.archives === 2000 && Number(row["p95 ms"]) > MOST_MS);
if (slow) {
  console.error(`An answer takes more than ${MOST_MS} ms.`);
  Deno.exitCode = 1;
}

async function measure(count: number) {
  const kv = await Deno.openKv(":memory:");
  await storeArchives(kv, count, count <= MOST_WITH_STOPS);
  const index = createTourIndex(kv);
  const before = memory();
  const blocked = watchEventLoop();
  const started = performance.now();
  const made = await timed(() => index.warm());
  const seconds = (performance.now() - started) / 1000;
  const longest = blocked.end();
  const megabytes = (memory() - before) / 1e6;
  const times: number[] = [];
  const medians: [search: string, ms: number][] = [];
  for (const search of SEARCHES) {
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await timed(() => index.search(search)));
      // The same words once more would not be looked up.
      for (const q of FORGETTING) await index.search({ q });
    }
    times.push(...own);
    medians.push([JSON.stringify(search), percentile(own, 0.5)]);
  }
  const [slowest, slowestMs] = medians.reduce((a, b) => b[1] > a[1] ? b : a);
  await createTour(kv, makeTour(), { userId: "bench" });
  const changed = await timed(() => index.search({ q: "school" }));
  kv.close();
  return {
    archives: count,
    "index ms": made.toFixed(0),
    "ready after s": seconds.toFixed(1),
    "MB": megabytes.toFixed(0),
    "longest block ms": longest.toFixed(0),
    "p50 ms": percentile(times, 0.5).toFixed(1),
    "p95 ms": percentile(times, 0.95).toFixed(1),
    "p99 ms": percentile(times, 0.99).toFixed(1),
    "slowest": `${slowestMs.toFixed(1)} ${slowest}`,
    "after a change ms": changed.toFixed(1),
  };
}

/** Milliseconds of the processor: what others do on this machine does not count. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = cpuUsage();
  await work();
  const { user, system } = cpuUsage(start);
  return (user + system) / 1000;
}

/** Bytes in use after a collection (`--v8-flags=--expose-gc`), else including garbage. */
function memory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return Deno.memoryUsage().heapUsed;
}

/**
 * Measures for how long, at most, no timer could run, in milliseconds that the thread of the event
 * loop had the processor: neither other programs nor the other threads of this one count.
 */
function watchEventLoop() {
  let [last, longest] = [threadTime(), 0];
  const timer = setInterval(() => {
    longest = Math.max(longest, threadTime() - last);
    last = threadTime();
  }, 1);
  return {
    end(): number {
      clearInterval(timer);
      return longest;
    },
  };
}

/** Milliseconds for which this thread had the processor; elsewhere than on Linux, all threads. */
function threadTime(): number {
  if (Deno.build.os === "linux") {
    return Number(Deno.readTextFileSync("/proc/thread-self/schedstat").split(" ")[0]) / 1e6;
  }
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}
