/**
 * How long a visitor waits for a page that is made anew, alone and while another address asks for
 * such pages on 128 connections: prints both medians and their ratio, and fails where that is above
 * MOST. Skipped without `wrk`.
 *
 * `deno task bench tests/bench/noise_comparison.ts`
 */
import { readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { pathOf } from "../../tools/programs.ts";
import { freePort, start } from "../support/servers/process.ts";
import { needs } from "./needs.ts";
import { percentile } from "./percentile.ts";
import { report } from "./report.ts";

const MOST = 5;
const CONNECTIONS = 128;
const SAMPLES = 40;
const WARM_UP_MS = 2000;
/** Longer than any measurement here: the noise is ended by hand. */
const NOISE = "300s";
/** A list that is sorted for one place. */
const ANEW = "/tours?lat=43.77&lng=11.25";

/** What the visitor asks for, and what the other one does: the same, or what is refused. */
const CASES = [
  { what: "page made anew", path: ANEW, noise: ANEW },
  { what: "page from memory", path: "/tours", noise: "/tours" },
  { what: "page made anew (beside refused addresses)", path: ANEW, noise: "/%00" },
  { what: "page made anew (beside missing files)", path: ANEW, noise: "/assets/nothing.js" },
  { what: "page made anew (beside a page from memory)", path: ANEW, noise: "/tours" },
  { what: "page made anew (beside a file from memory)", path: ANEW, noise: "/icon.svg" },
  { what: "page made anew (beside refused sign-ins)", path: ANEW, noise: "/api/login" },
  { what: "page made anew (beside refused searches)", path: ANEW, noise: "/api/location/search" },
  { what: "page made anew (beside refused reads)", path: ANEW, noise: "/api/tours/x?_=1" },
  { what: "page from memory (beside a file from memory)", path: "/tours", noise: "/icon.svg" },
  { what: "page from memory (beside refused reads)", path: "/tours", noise: "/api/tours/x?_=1" },
];

/** An address that is a client of its own: a proxy has written it. */
const NOISY = ["-H", "X-Forwarded-For: 198.51.100.7"];

readArguments({ usage: "deno task bench tests/bench/noise_comparison.ts" });
needs("a visitor beside a busy address", "wrk");
await build();
const dataDir = await Deno.makeTempDir();
const port = freePort();
const env = { PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: "1" };
const rows = [];
{
  await using _program = await start(env);
  for (const { what, path, noise: noisePath } of CASES) {
    const quiet = await median(path);
    const noise = new Deno.Command(pathOf("wrk")!, {
      args: ["-t1", `-c${CONNECTIONS}`, `-d${NOISE}`, ...NOISY, url(noisePath)],
      stdout: "piped",
    }).spawn();
    await warmUp(path);
    const noisy = await median(path);
    noise.kill("SIGINT");
    const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(
      new TextDecoder().decode((await noise.output()).stdout),
    ) ?? [];
    rows.push({
      what,
      "alone (ms)": quiet.toFixed(2),
      "beside it (ms)": noisy.toFixed(2),
      ratio: (noisy / quiet).toFixed(1),
      "its requests a second": perSecond,
    });
  }
}
console.table(rows);
report(rows.map((row) => ({
  figure: `${row.what} beside a noisy client, p50 ms`,
  measured: Number(row["beside it (ms)"]),
  comparedTo: "alone",
  other: Number(row["alone (ms)"]),
})));
await Deno.remove(dataDir, { recursive: true });
if (rows.some(({ ratio }) => Number(ratio) > MOST)) {
  console.error(`Some take more than ${MOST} times as long.`);
  Deno.exitCode = 1;
}

function url(path: string): string {
  return `http://127.0.0.1:${port}${path}`;
}

/** Asks until the noise has begun. */
async function warmUp(path: string): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < WARM_UP_MS) await timeOf(path);
}

/** The median time of `path`, in milliseconds. */
async function median(path: string): Promise<number> {
  const times = [];
  for (let i = 0; i < SAMPLES; i++) times.push(await timeOf(path));
  return percentile(times, 0.5);
}

/** Each row has a visitor of its own: one alone would ask for too much. */
async function timeOf(path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url(path), {
    headers: { "x-forwarded-for": `203.0.113.${rows.length}` },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - began;
}
