/**
 * Kills the program (SIGKILL) repeatedly during writes, and checks that all acknowledged writes are
 * there: `deno task kills [rounds] [seed]`, by default 200. Ends with 1 if something is missing or
 * inconsistent.
 */
import { z } from "zod";
import { anySeed } from "../tests/support/fuzz/random.ts";
import { killRounds } from "../tests/support/kills/kill_rounds.ts";
import { Count, readArguments } from "./arguments.ts";

const { rest: [rounds, seed] } = readArguments({
  usage: "deno task kills [rounds] [seed]",
  rest: z.tuple([Count.default(200), Count.default(anySeed)]),
});

console.log(`Seed ${seed}, ${rounds} rounds`);
const { acknowledged, wrong, leftovers } = await killRounds(
  rounds,
  seed,
  (round, report) => {
    if (round % 10 === 0) {
      console.log(
        `${round} kills, ${report.acknowledged} acknowledged, ${report.wrong.length} wrong`,
      );
    }
  },
);
for (const what of wrong) console.log(what);
console.log(
  `${acknowledged} acknowledged writes, ${wrong.length} wrong, ${leftovers} pieces left and removed.`,
);
Deno.exit(wrong.length > 0 ? 1 : 0);
