/**
 * The memory of the program under full load: visits of the recorded mix, many at once, while an
 * author saves. Prints what it takes after a minute, and by how much that grows from then on (least
 * squares through the lowest of each half minute, as garbage collection makes a saw of the rest).
 * Fails when a sample is beyond MOST_MB, and after ten minutes or more beyond MOST_MB_PER_HOUR.
 *
 * `deno task soak [minutes] [archives]`
 */
import assert from "node:assert/strict";
import { z } from "zod";
import { Amount, Count, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { METRICS_TOKEN, readFigures } from "../support/measure/figures.ts";
import { freePort, start } from "../support/servers/process.ts";
import { makeTour } from "../support/data/tours.ts";
import { slopeOf } from "./memory/slope.ts";
import { report } from "./report.ts";
import { fillStore } from "./scale/fill_store.ts";
import { requestKinds } from "./scale/request_kinds.ts";

const MOST_MB = 300;

/** What a process without a leak stays below, the noise of ten minutes included. */
const MOST_MB_PER_HOUR = 60;
const LEAST_MINUTES_OF_SLOPE = 10;

const VISITORS = 32;
/** Requests until the same addresses come again: boxes of the map grow by each. */
const DIFFERENT = 5000;
const SAMPLE_MS = 2000;
const SAVE_MS = 5000;
const LINE_EVERY_SECONDS = 30;

const { rest: [minutes, archives] } = readArguments({
  usage: "deno task soak [minutes] [archives]",
  rest: z.tuple([Amount.default(1.5), Count.default(300)]),
});
await build();
const folder = await Deno.makeTempDir();
await fillStore(folder, archives);
const env = { PORT: String(freePort()), METRICS_TOKEN, HOST: "127.0.0.1", DATA_DIR: folder };
await using program = await start(env);
await program.prints(/Archives that can be searched: \d+/);
const before = await memory();
const { kinds, author } = await requestKinds(program.origin);
const mix = kinds.flatMap(({ inVisit = 0, ask }) => Array<typeof ask>(inVisit).fill(ask));

const began = performance.now();
const elapsed = () => (performance.now() - began) / 1000;
const isOver = () => elapsed() >= minutes * 60;
let asked = 0;
const samples: { seconds: number; rss: number; heap: number; cpu: number }[] = [];
await Promise.all([sample(), save(), ...Array.from({ length: VISITORS }, visit)]);
const after = await memory();

const afterMinute = samples.find(({ seconds }) => seconds >= 60)?.rss ?? samples.at(-1)!.rss;
const later = samples.filter(({ seconds }) => seconds >= 60);
const halves = Map.groupBy(later, ({ seconds }) => Math.floor(seconds / LINE_EVERY_SECONDS));
const lowest = [...halves.values()].map((half) => half.toSorted((a, b) => a.rss - b.rss)[0]);
const slope = slopeOf(lowest.map(({ seconds, rss }) => [seconds / 3600, rss]));
const most = Math.max(...samples.map(({ rss }) => rss));
console.log(
  `${(asked / elapsed()).toFixed(0)} requests a second among ${archives} archives, ` +
    `${
      (1000 * (after.cpu - before.cpu) / asked).toFixed(2)
    } ms of a processor each. Memory before: ` +
    `${before.rss.toFixed(0)} MB, after a minute: ${afterMinute.toFixed(0)} MB, at most: ` +
    `${most.toFixed(0)} MB. ` +
    (lowest.length < 2
      ? `${minutes} minutes have no slope.`
      : `Slope after the first of ${minutes} minutes: ${slope.toFixed(1)} MB/h.`),
);
report([{
  figure: "memory after a minute at full load, MB",
  measured: afterMinute,
  comparedTo: "before the load",
  other: before.rss,
}]);
await Deno.remove(folder, { recursive: true });
if (most > MOST_MB) fail(`more than ${MOST_MB} MB`);
if (minutes >= LEAST_MINUTES_OF_SLOPE && slope > MOST_MB_PER_HOUR) {
  fail(`it grows by more than ${MOST_MB_PER_HOUR} MB/h`);
}

async function visit(): Promise<void> {
  while (!isOver()) {
    for (const ask of mix) {
      await ask(asked++ % DIFFERENT);
      if (isOver()) return;
    }
  }
}

/** What visitors see changes all the time, and with it what is kept in memory. */
async function save(): Promise<void> {
  const made = await author.json("POST", "/api/tours", makeTour());
  const { id } = await made.json();
  for (let i = 0; !isOver(); i++) {
    const answer = await author.json("PUT", `/api/tours/${id}`, {
      ...makeTour(),
      title: `A title that was changed ${i} times`,
    });
    assert.ok(answer.ok, await answer.text());
    await delay(SAVE_MS);
  }
}

async function sample(): Promise<void> {
  let next = 0;
  while (!isOver()) {
    samples.push({ seconds: elapsed(), ...await memory() });
    const { seconds, rss, heap } = samples.at(-1)!;
    if (seconds >= next) {
      console.log(
        `${seconds.toFixed(0)} s: ${rss.toFixed(0)} MB, ${heap.toFixed(0)} of JavaScript`,
      );
      next += LINE_EVERY_SECONDS;
    }
    await delay(SAMPLE_MS);
  }
}

async function memory() {
  const figures = await readFigures((path, init) => fetch(program.origin + path, init));
  const megabytes = (name: string) => figures.get(name)! / 1e6;
  return {
    rss: megabytes("process_resident_memory_bytes"),
    heap: megabytes("process_heap_bytes"),
    cpu: figures.get("process_cpu_seconds_total")!,
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

function fail(what: string): void {
  console.error(`The memory is not what it should be: ${what}.`);
  Deno.exitCode = 1;
}
