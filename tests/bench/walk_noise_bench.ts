/**
 * How the engine does on noisy guided walks of six stops whose visitors never pause: walks per
 * second, complaints per 1,000 walks, and seconds from a zone's entry to its story (median, 95th
 * percentile). Run: `deno run -A tests/bench/walk_noise_bench.ts [walks]`.
 */
import { z } from "zod";
import { Count, readArguments } from "../../tools/arguments.ts";
import { runNoisyWalk } from "../support/walk/walk_noise_run.ts";
import { percentile } from "./percentile.ts";
import { HARD_NOISES, NOISES, noisyWalk } from "../support/walk/walk_noise.ts";

const { rest: [walks] } = readArguments({
  usage: "deno run -A tests/bench/walk_noise_bench.ts [walks]",
  rest: z.tuple([Count.default(300)]),
});

const table = Object.entries({ ...NOISES, ...HARD_NOISES }).map(([name, noise]) => {
  const sum = { wrong: 0, double: 0, missed: 0, stuck: 0 };
  const delays: number[] = [];
  let ms = 0;
  for (let seed = 1; seed <= walks; seed++) {
    const walk = noisyWalk(seed, noise);
    const begin = performance.now();
    const run = runNoisyWalk(walk);
    ms += performance.now() - begin;
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += run[key];
    delays.push(...run.delays);
  }
  const perThousand = Object.entries(sum).map((
    [key, n],
  ) => [key, Math.round(n / walks * 10_000) / 10]);
  return {
    noise: name,
    "walks/s": Math.round(1000 * walks / ms),
    ...Object.fromEntries(perThousand),
    "p50 (s)": percentile(delays, 0.5) / 1000,
    "p95 (s)": percentile(delays, 0.95) / 1000,
  };
});
console.table(table);
