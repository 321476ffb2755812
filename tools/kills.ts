/**
 * Kills the program (SIGKILL) again and again while people write, and looks whether all that it
 * acknowledged is there: `deno task kills [rounds] [seed]`, by default 200. Ends with 1 where
 * something is missing or does not belong together.
 */
import { anySeed } from "../tests/support/fuzz/random.ts";
import { killRounds } from "../tests/support/kills/kill_rounds.ts";

const [rounds = "200", seed = String(anySeed())] = Deno.args;

console.log(`Seed ${seed}, ${rounds} rounds`);
const { acknowledged, wrong, leftovers } = await killRounds(
  Number(rounds),
  Number(seed),
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
