/**
 * What one request of each kind costs the program: operations of the store, bytes of the answer,
 * processor time, as the program counts them itself. Compared to a route that reads nothing, in the
 * same run.
 *
 * `deno task bench tests/bench/request_costs_comparison.ts [archives, or a folder of them]`
 */
import { z } from "zod";
import { METRICS_TOKEN, readFigures } from "../support/measure/figures.ts";
import { freePort, start, type Started } from "../support/servers/process.ts";
import { Archives, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { report } from "./report.ts";
import { fillStore } from "./scale/fill_store.ts";
import { requestKinds } from "./scale/request_kinds.ts";

/** Requests of a kind before it is measured: the first ones compile what they run. */
const WARM_UP = 20;

/** Visits that are under way at once, and all of them. */
const VISITORS = 16;
const VISITS = 160;

const { rest: [archives] } = readArguments({
  usage: "deno task bench tests/bench/request_costs_comparison.ts [archives, or a folder of them]",
  rest: z.tuple([Archives.default(300)]),
});
await build();
const folder = await Deno.makeTempDir();
if (typeof archives === "number") await fillStore(folder, archives);
const env = { PORT: String(freePort()), METRICS_TOKEN, HOST: "127.0.0.1" };
await using program = await start({
  ...env,
  DATA_DIR: typeof archives === "number" ? folder : archives,
});
console.log(`First page after ${(program.firstPageAfter / 1000).toFixed(1)} s.`);
await program.prints(/Archives that can be searched: \d+/);
const { kinds } = await requestKinds(program.origin);
const rows = [];
for (const { what, ask, times, path, headers } of kinds) {
  for (let i = 0; i < WARM_UP; i++) await ask(i);
  const before = await figuresOf(program);
  for (let i = WARM_UP; i < times + WARM_UP; i++) await ask(i);
  const after = await figuresOf(program);
  const each = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / times;
  const kv = (operation: string) => each(`kv_operations_total{operation="${operation}"}`);
  rows.push({
    what,
    reads: kv("get") + kv("get_many") + kv("list"),
    commits: kv("commit"),
    bytes: path === undefined ? undefined : await bytesOf(program.origin, path, headers),
    ms: 1000 * each("process_cpu_seconds_total"),
  });
}
const [least] = rows;
report(
  rows.slice(1).map(({ what, ms }) => ({
    figure: `${what}, ms of a processor`,
    measured: ms,
    comparedTo: least.what,
    other: least.ms,
  })),
);
console.table(rows.map(({ what, reads, commits, bytes, ms }) => ({
  what,
  reads: reads.toFixed(1),
  commits: commits.toFixed(1),
  bytes,
  "CPU ms": ms.toFixed(2),
  "times the least": (ms / least.ms).toFixed(1),
})));
const mix = kinds.flatMap(({ inVisit = 0, ask }) => Array<typeof ask>(inVisit).fill(ask));
const before = await figuresOf(program);
const began = performance.now();
let visits = 0;
await Promise.all(Array.from({ length: VISITORS }, async () => {
  while (visits < VISITS) {
    const visit = visits++;
    for (const [i, ask] of mix.entries()) await ask(visit * mix.length + i);
  }
}));
const seconds = (performance.now() - began) / 1000;
const after = await figuresOf(program);
const cpu = "process_cpu_seconds_total";
console.log(
  `${VISITS} visits of ${mix.length} requests, ${VISITORS} at once: ${
    (VISITS * mix.length / seconds).toFixed(0)
  } requests a second, ${
    (1000 * (after.get(cpu)! - before.get(cpu)!) / VISITS).toFixed(0)
  } ms of a processor for each visit.`,
);
const rss = (await figuresOf(program)).get("process_resident_memory_bytes")!;
console.log(`Memory: ${(rss / 1e6).toFixed(0)} MB.`);
await Deno.remove(folder, { recursive: true });

function figuresOf({ origin }: Started) {
  return readFigures((path, init) => fetch(origin + path, init));
}

/** The bytes that one answer takes on its way, head and all: this client would unpack it. */
async function bytesOf(origin: string, path: string, headers: Record<string, string> = {}) {
  const { port, host } = new URL(origin);
  const connection = await Deno.connect({ hostname: "127.0.0.1", port: Number(port) });
  const fields = Object.entries({ host, "accept-encoding": "br, gzip", ...headers });
  const lines = [`GET ${path} HTTP/1.0`, ...fields.map(([name, value]) => `${name}: ${value}`)];
  await connection.write(new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`));
  return (await new Response(connection.readable).bytes()).length;
}
