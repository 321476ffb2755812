/**
 * How long the program takes from the command to its first page, built, with the demo archives and
 * with 2,000: at best and in the middle of five starts, compared to a program that does nothing.
 * Fails where the best is above a second (of a machine that does nothing else).
 *
 * `deno task bench tests/bench/start_comparison.ts [starts]`
 */
import { z } from "zod";
import { Count, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { machineSlowness } from "../support/measure/machine.ts";
import { freePort, start } from "../support/servers/process.ts";
import { report } from "./report.ts";
import { fillStore } from "./scale/fill_store.ts";

const LONGEST_MS = 1000;
const MANY = 2000;

const { rest: [starts] } = readArguments({
  usage: "deno task bench tests/bench/start_comparison.ts [starts]",
  rest: z.tuple([Count.default(5)]),
});
await build();
const folder = await Deno.makeTempDir();
await fillStore(`${folder}/many`, MANY);
// The first one of all compiles what it runs, and fills the empty store.
await firstPage(`${folder}/few`);
const slowness: number[] = [];
const rows = [];
for (
  const [what, once] of [
    ["nothing at all", nothing],
    ["first page, demo archives", () => firstPage(`${folder}/few`)],
    [`first page, ${MANY} archives`, () => firstPage(`${folder}/many`)],
  ] as const
) {
  const times: number[] = [];
  for (let i = 0; i < starts; i++) {
    slowness.push(await machineSlowness());
    times.push(await once());
  }
  times.sort((a, b) => a - b);
  rows.push({ what, best: times[0], middle: times[Math.floor(starts / 2)] });
}
await Deno.remove(folder, { recursive: true });
console.table(rows.map(({ what, best, middle }) => ({
  what,
  "best, ms": Math.round(best),
  "middle, ms": Math.round(middle),
})));
const [least] = rows;
report(
  rows.slice(1).map(({ what, best }) => ({
    figure: `${what}, ms`,
    measured: best,
    comparedTo: "a program that does nothing",
    other: least.best,
  })),
);
slowness.sort((a, b) => a - b);
const slow = slowness[Math.floor(slowness.length / 2)];
console.log(`The machine was ${slow.toFixed(1)} times as slow as alone.`);
if (rows.some(({ best }) => best > LONGEST_MS * slow)) {
  console.error(`A start took more than ${LONGEST_MS} ms.`);
  Deno.exitCode = 1;
}

async function firstPage(folder: string): Promise<number> {
  await using program = await start({ PORT: String(freePort()), DATA_DIR: folder });
  return program.firstPageAfter;
}

async function nothing(): Promise<number> {
  const began = performance.now();
  await new Deno.Command(Deno.execPath(), { args: ["eval", "0"] }).output();
  return performance.now() - began;
}
