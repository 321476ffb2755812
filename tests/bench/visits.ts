/**
 * Replays recorded visits (scale/visits.json) against the whole program, many at once: each visitor
 * has an address and an archive of their own and comes twice, while an author saves. Prints what
 * requests of each kind took, what was refused or failed, and what it cost the program.
 *
 * `deno task visits [requests] [archives, or a folder of them] [minutes at most] [seconds between
 * saves] [visitors at once]`
 */
import { z } from "zod";
import { Amount, Archives, Count, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { METRICS_TOKEN, readFigures } from "../support/measure/figures.ts";
import { freePort, start } from "../support/servers/process.ts";
import { slopeOf } from "./memory/slope.ts";
import { percentile } from "./percentile.ts";
import { saveAllTheTime } from "./scale/author_at_work.ts";
import { fillStore } from "./scale/fill_store.ts";
import { readRecording } from "./scale/visit_files.ts";
import { createVisitor, type Outcome } from "./scale/visitor.ts";

const SAMPLE_MS = 10_000;
const LINE_EVERY = 6;

const { rest: [most, archives, minutes, betweenSaves, visitors] } = readArguments({
  usage: "deno task visits [requests] [archives, or a folder of them] [minutes at most] " +
    "[seconds between saves] [visitors at once]",
  rest: z.tuple([
    Count.default(20_000),
    Archives.default(300),
    Amount.default(Infinity),
    Amount.default(10),
    Count.default(32),
  ]),
});
await build();
const temporary = await Deno.makeTempDir();
if (typeof archives === "number") await fillStore(temporary, archives);
await using program = await start({
  PORT: String(freePort()),
  HOST: "127.0.0.1",
  METRICS_TOKEN,
  TRUSTED_PROXIES: "1",
  DEMO_SIGN_IN: "on",
  DATA_DIR: typeof archives === "number" ? temporary : archives,
});
console.log(`First page after ${(program.firstPageAfter / 1000).toFixed(1)} s.`);
const indexed = performance.now();
await program.prints(/Archives that can be searched: .*/);
console.log(
  `${/Archives that can be searched: .*/.exec(program.output())} ` +
    `(${((performance.now() - indexed) / 1000).toFixed(0)} s later)`,
);

const times = new Map<string, number[]>();
const [failures, refused] = [new Map<string, number>(), new Map<string, number>()];
const count = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);
const samples: { hours: number; rss: number }[] = [];
const before = await figures();
const began = performance.now();
const seconds = () => (performance.now() - began) / 1000;
let [asked, visits, bytes] = [0, 0, 0];
const isOver = () => asked >= most || seconds() >= 60 * minutes;
const visitor = await createVisitor(program.origin, await readRecording());
await Promise.all([
  sample(),
  saveAllTheTime(program.origin, 1000 * betweenSaves, isOver),
  ...Array.from({ length: visitors }, async () => {
    while (!isOver()) await visitor.comeTwice(visits++, note, isOver);
  }),
]);
const after = await figures();

console.table(
  [...times].sort().map(([kind, taken]) => ({
    kind,
    requests: taken.length,
    "p50 ms": percentile(taken, 0.5).toFixed(1),
    "p95 ms": percentile(taken, 0.95).toFixed(1),
    "p99 ms": percentile(taken, 0.99).toFixed(1),
    "429": refused.get(kind) ?? 0,
  })),
);
const cpu = after.cpu - before.cpu;
const people = asked / visitor.requests;
const later = samples.filter(({ hours }) => hours > 1 / 60);
const slope = slopeOf(later.map(({ hours, rss }) => [hours, rss]));
console.log(
  `${asked} requests of ${people.toFixed(0)} people who came twice, in ${seconds().toFixed(0)} s: ${
    (asked / seconds()).toFixed(0)
  } a second, ${visitors} people at once, ` +
    `${(bytes / asked / 1000).toFixed(1)} KB each as unpacked. Processor: ${
      (1000 * cpu / people).toFixed(0)
    } ms for both visits of somebody, ${(1000 * cpu / asked).toFixed(2)} ms a request. Memory: ${
      before.rss.toFixed(0)
    } MB before, ${Math.max(...samples.map(({ rss }) => rss)).toFixed(0)} at most, ` +
    `${slope.toFixed(0)} MB/h after the first minute.`,
);
for (const [what, times] of failures) console.error(`Failed ${times} times: ${what}`);
if (failures.size > 0) Deno.exitCode = 1;
await Deno.remove(temporary, { recursive: true });

function note({ kind, ms, status, size, what }: Outcome): void {
  asked++;
  bytes += size;
  const taken = times.get(kind) ?? [];
  times.set(kind, taken);
  taken.push(ms);
  if (status === 429) count(refused, kind);
  else if (status >= 400 || status === 0) count(failures, `${what}: ${status}`);
}

async function sample(): Promise<void> {
  for (let i = 0; !isOver(); i++) {
    const { rss, answers } = await figures();
    samples.push({ hours: seconds() / 3600, rss });
    if (i % LINE_EVERY === 0) {
      console.log(
        `${seconds().toFixed(0)} s: ${asked} requests, ${rss.toFixed(0)} MB (${
          answers.toFixed(0)
        } of them answers), ${failures.size} kinds of failures`,
      );
    }
    await new Promise((done) => setTimeout(done, SAMPLE_MS));
  }
}

async function figures() {
  const all = await readFigures((path, init) => fetch(program.origin + path, init));
  return {
    rss: all.get("process_resident_memory_bytes")! / 1e6,
    answers: all.get("shared_answers_bytes")! / 1e6,
    cpu: all.get("process_cpu_seconds_total")!,
  };
}
