/**
 * How the engine does on noisy guided walks of six stops whose visitors never pause: walks per
 * second, and complaints per 1,000 walks. Run: `deno run -A tests/bench/walk_noise_bench.ts
 * [walks]`.
 */
import { runNoisyWalk } from "../support/walk_noise_run.ts";
import { NOISES, noisyWalk } from "../support/walk_noise.ts";

const walks = Number(Deno.args[0] ?? 300);

const table = Object.entries(NOISES).map(([name, noise]) => {
  const sum = { wrong: 0, double: 0, missed: 0, stuck: 0 };
  const planned = Array.from({ length: walks }, (_, seed) => noisyWalk(seed + 1, noise));
  const begin = performance.now();
  for (const walk of planned) {
    const run = runNoisyWalk(walk);
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += run[key];
  }
  const seconds = (performance.now() - begin) / 1000;
  const perThousand = Object.entries(sum).map((
    [key, n],
  ) => [key, Math.round(n / walks * 10_000) / 10]);
  return {
    noise: name,
    "walks/s": Math.round(walks / seconds),
    ...Object.fromEntries(perThousand),
  };
});
console.table(table);
