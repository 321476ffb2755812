/**
 * Measures pages with Lighthouse's mobile settings, and prints the figures: this program, on
 * loopback, with the demo archives. Each page is measured three times, and the median counts.
 * Arguments are paths, by default the landing page, the list and an archive.
 *
 * Lighthouse is no dependency of the program: `tools/lighthouse.lock` pins it, and only this task
 * fetches it.
 */
import { z } from "zod";
import { freePort, start } from "../tests/support/servers/process.ts";
import { serveTiles } from "../tests/support/servers/tiles.ts";
import { readArguments } from "./arguments.ts";
import { DISABLED_FEATURES, findChromium } from "./chromium.ts";

const LIGHTHOUSE = "npm:lighthouse@13.5.0";
const RUNS = 3;

/** The lowest score of each category in percent, below which the task fails. */
const LEAST_PERFORMANCE = 98;
const LEAST = 100;

type Report = {
  categories: Record<string, { id: string; score: number | null }>;
  audits: Record<string, { title: string; displayValue?: string; score: number | null }>;
};

const { rest: given } = readArguments({
  usage: "deno task lighthouse [paths of pages]",
  rest: z.array(z.string().startsWith("/", "must be the path of a page, such as /tours")),
});
await using tiles = serveTiles();
await using server = await start({
  PORT: String(freePort()),
  DATA_DIR: await Deno.makeTempDir(),
  ...tiles.settings,
});
const [{ id }] = await (await fetch(`${server.origin}/api/tours`)).json();
const paths = given.length > 0 ? given : ["/", "/tours", `/tour/${id}`];
let isReached = true;
for (const path of paths) {
  const reports = [];
  for (let run = 0; run < RUNS; run++) reports.push(await measure(server.origin + path));
  print(path, reports);
}
Deno.exitCode = isReached ? 0 : 1;

async function measure(url: string): Promise<Report> {
  const { stdout, stderr, success } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-config",
      "--frozen",
      "--lock=tools/lighthouse.lock",
      "-A",
      LIGHTHOUSE,
      url,
      "--output=json",
      "--quiet",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu " +
      `--disable-features=${DISABLED_FEATURES}`,
    ],
    env: { CHROME_PATH: await findChromium() },
    stdout: "piped",
    stderr: "piped",
  }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(`Lighthouse failed: ${decoder.decode(stderr)}`);
  return JSON.parse(decoder.decode(stdout));
}

/** Prints the median of each category, and the failed audits of the middle run. */
function print(path: string, reports: Report[]): void {
  const scoreOf = ({ categories }: Report) => categories.performance.score ?? 0;
  const inOrder = reports.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  const { categories, audits } = inOrder[Math.floor(RUNS / 2)];
  const figures = Object.values(categories).map(({ id, score }) => {
    const percent = Math.round((score ?? 0) * 100);
    if (percent < (id === "performance" ? LEAST_PERFORMANCE : LEAST)) isReached = false;
    return `${id} ${percent}`;
  });
  const all = reports.map((report) => Math.round(scoreOf(report) * 100)).join(", ");
  console.log(`${path}: ${figures.join(", ")} (performance of all runs: ${all})`);
  for (const { title, displayValue = "", score } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${title} ${displayValue}`.trimEnd());
  }
}
