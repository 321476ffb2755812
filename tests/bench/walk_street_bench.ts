/**
 * How the engine does in streets whose zones overlap out of order: per 1,000 guided walks, those
 * that fell silent in the zone of the next stop, repeated a story, or got stuck; and the stops that
 * were crossed and never played. Run: `deno run -A tests/bench/walk_street_bench.ts [walks]`.
 */
import { z } from "zod";
import { Count, readArguments } from "../../tools/arguments.ts";
import { runStreet } from "../support/walk/walk_street_run.ts";
import { STREETS, streetWalk } from "../support/walk/walk_streets.ts";

const { rest: [walks] } = readArguments({
  usage: "deno run -A tests/bench/walk_street_bench.ts [walks]",
  rest: z.tuple([Count.default(300)]),
});

const rows = [true, false].flatMap((doesStop) =>
  STREETS.map((street) => {
    const sum = { silent: 0, double: 0, stuck: 0, unheard: 0 };
    for (let seed = 1; seed <= walks; seed++) {
      const run = runStreet(streetWalk(seed, street), doesStop, seed);
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += run[key];
    }
    const perThousand = Object.entries(sum).map(([key, n]) => [key, Math.round(1000 * n / walks)]);
    return {
      street,
      visitor: doesStop ? "stops" : "never stops",
      ...Object.fromEntries(perThousand),
    };
  })
);
console.table(rows);
