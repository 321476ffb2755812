/**
 * What people who are signed in wait for, beside visitors: pages and a save, while nobody else is
 * there, and while visits of the recorded mix come at a steady rate and an author saves. Both take
 * turns of some seconds, so that what else the machine does is the same for both.
 *
 * `deno task bench tests/bench/signed_in_comparison.ts [archives, or a folder of them] [requests a
 * second] [seconds]`
 */
import assert from "node:assert/strict";
import { z } from "zod";
import { Amount, Archives, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { Client } from "../support/people/client.ts";
import { makeTour } from "../support/data/tours.ts";
import { freePort, start } from "../support/servers/process.ts";
import { percentile } from "./percentile.ts";
import { report } from "./report.ts";
import { saveAllTheTime } from "./scale/author_at_work.ts";
import { fillStore } from "./scale/fill_store.ts";
import { readRecording } from "./scale/visit_files.ts";
import { createVisitor } from "./scale/visitor.ts";

/** How long it is quiet, or not, before the other comes, in milliseconds. */
const PHASE_MS = 5000;

/** Milliseconds for each question: more would be too many for one account. */
const QUESTION_MS = 80;

const VISITORS = 8;
const BETWEEN_SAVES_MS = 1000;

const { rest: [archives, rate, seconds] } = readArguments({
  usage: "deno task bench tests/bench/signed_in_comparison.ts [archives, or a folder of them] " +
    "[requests a second] [seconds]",
  rest: z.tuple([Archives.default(300), Amount.default(190), Amount.default(60)]),
});
await build();
const temporary = await Deno.makeTempDir();
if (typeof archives === "number") await fillStore(temporary, archives);
await using program = await start({
  PORT: String(freePort()),
  HOST: "127.0.0.1",
  TRUSTED_PROXIES: "1",
  DEMO_SIGN_IN: "on",
  DATA_DIR: typeof archives === "number" ? temporary : archives,
});
const { origin } = program;
await program.prints(/Archives that can be searched: \d+/);
const asks = await asksOf(await signIn());
const visitor = await createVisitor(origin, await readRecording());

type Times = Map<string, number[]>;
const [quiet, beside]: [Times, Times] = [new Map(), new Map()];
let visits = 0;
let requests = 0;
const ends = performance.now() + 1000 * seconds;
for (const [what, ask] of asks) await timed(what, ask, new Map());
while (performance.now() < ends) {
  await phase(quiet, () => Promise.resolve());
  await phase(beside, visitAndSave);
}
console.log(`${(requests / (seconds / 2)).toFixed(0)} requests a second beside.`);
const at = (times: Times, what: string, share: number) => percentile(times.get(what)!, share);
console.table(
  [...quiet.keys()].map((what) => ({
    what,
    asked: beside.get(what)!.length,
    "alone p50 ms": at(quiet, what, 0.5).toFixed(1),
    "p95 ms": at(quiet, what, 0.95).toFixed(1),
    "beside p50 ms": at(beside, what, 0.5).toFixed(1),
    "beside p95 ms": at(beside, what, 0.95).toFixed(1),
    "ratio p50": (at(beside, what, 0.5) / at(quiet, what, 0.5)).toFixed(1),
    "ratio p95": (at(beside, what, 0.95) / at(quiet, what, 0.95)).toFixed(1),
  })),
);
const [alone, busy] = [quiet, beside].map((times) => percentile(inMedians(times), 0.95));
console.log(
  `At the 95th percentile of all, in medians of each while alone: ${alone.toFixed(1)} alone, ` +
    `${busy.toFixed(1)} beside visitors, ${(busy / alone).toFixed(1)} times as much.`,
);
report([{
  figure: "pages of who is signed in, beside visitors, p95 in medians",
  measured: busy,
  comparedTo: "alone",
  other: alone,
}]);
await Deno.remove(temporary, { recursive: true });

/** All times, each divided by the median of its kind while nobody else is there. */
function inMedians(times: Times): number[] {
  return [...times].flatMap(([what, taken]) => taken.map((ms) => ms / at(quiet, what, 0.5)));
}

/** Asks for one thing after the other while `others` come, too. */
async function phase(times: Times, others: (isOver: () => boolean) => Promise<unknown>) {
  const until = performance.now() + PHASE_MS;
  const isOver = () => performance.now() > until;
  const coming = others(isOver);
  while (!isOver()) {
    for (const [what, ask] of asks) await timed(what, ask, times);
  }
  await coming;
}

async function timed(what: string, ask: () => Promise<Response>, times: Times): Promise<void> {
  const began = performance.now();
  const response = await ask();
  await response.bytes();
  assert.ok(response.ok, `${what}: ${response.status}`);
  const ms = performance.now() - began;
  times.set(what, [...times.get(what) ?? [], ms]);
  await new Promise((done) => setTimeout(done, Math.max(0, QUESTION_MS - ms)));
}

async function visitAndSave(isOver: () => boolean): Promise<void> {
  let next = performance.now();
  const pace = async () => {
    requests++;
    next += 1000 / rate;
    await new Promise((done) => setTimeout(done, Math.max(0, next - performance.now())));
  };
  const come = async () => {
    while (!isOver()) await visitor.comeTwice(visits++, () => {}, isOver, pace);
  };
  await Promise.all([
    saveAllTheTime(origin, BETWEEN_SAVES_MS, isOver),
    ...Array.from({ length: VISITORS }, come),
  ]);
}

/** Somebody who is an author and an administrator. */
async function signIn(): Promise<Client> {
  const site = {
    request: (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: "manual" }),
  };
  const author = new Client(site, origin);
  await author.login("admin");
  const { id } = await (await author.request("/api/auth/user")).json();
  const password = /Admin password of this run: (\S+?)"/.exec(program.output())![1];
  const promoted = await author.json("POST", "/api/admin/promote", {
    userId: id,
    adminPassword: password,
  });
  assert.ok(promoted.ok, await promoted.text());
  return author;
}

/** What they ask for. */
async function asksOf(author: Client): Promise<[what: string, ask: () => Promise<Response>][]> {
  const tour = await (await author.json("POST", "/api/tours", makeTour())).json();
  const draft = { title: "A draft", draftData: { ...makeTour(), title: "A draft" } };
  let { id, revision } = await (await author.json("POST", "/api/drafts", draft)).json();
  const pages = ["/", "/create", `/tour/${tour.id}`, `/tour/${tour.id}/edit`, "/profile"];
  const admins = ["/admin", "/admin/users", "/admin/audit"];
  return [
    ...[...pages, ...admins].map((path): [string, () => Promise<Response>] => [
      path.replace(tour.id, "{tour}"),
      () => author.request(path),
    ]),
    ["a draft saves itself", async () => {
      const response = await author.json("PUT", `/api/drafts/${id}`, { ...draft, revision });
      ({ id, revision } = await response.clone().json());
      return response;
    }],
    ["/healthz", () => author.request("/healthz")],
  ];
}
