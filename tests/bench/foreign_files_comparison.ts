/**
 * What a visitor waits for while two authors send hostile files of 20 MB: pages, and parts of a
 * recording. Both take turns, so that what else the machine does is the same for both.
 *
 * `deno task bench tests/bench/foreign_files_comparison.ts [rounds]`
 */
import assert from "node:assert/strict";
import { z } from "zod";
import { Amount, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { mediaFile } from "../support/data/media_files.ts";
import { makeStop, makeTour } from "../support/data/tours.ts";
import { Client } from "../support/people/client.ts";
import { Uploader } from "../support/people/uploads.ts";
import { freePort, start } from "../support/servers/process.ts";
import { percentile } from "./percentile.ts";
import { report } from "./report.ts";

const SIZE = 20_000_000;

/** Milliseconds without files before the next two are sent. */
const QUIET_MS = 2000;

/** Milliseconds from one question to the next. */
const BETWEEN_MS = 10;

const FILES = ["M4A of empty boxes", "WAV of empty chunks", "M4A of many fragments"];

const { rest: [rounds] } = readArguments({
  usage: "deno task bench tests/bench/foreign_files_comparison.ts [rounds]",
  rest: z.tuple([Amount.default(2)]),
});
await build();
const folder = await Deno.makeTempDir();
await using program = await start({
  PORT: String(freePort()),
  HOST: "127.0.0.1",
  TRUSTED_PROXIES: "1",
  DEMO_SIGN_IN: "on",
  USER_QUOTA_MB: "5000",
  DATA_DIR: folder,
});
const { origin } = program;
const site = {
  request: (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: "manual" }),
};
const authors = await Promise.all(["author", "visitor"].map(async (login) => {
  const client = new Client(site, origin);
  await client.login(login);
  return new Uploader(client);
}));
const { media } = await (await authors[0].send(mediaFile("tone.mp3"))).json();
const stop = makeStop({ audioUrl: media.url });
const made = await authors[0].client.json("POST", "/api/tours", makeTour({ audioStops: [stop] }));
assert.equal(made.status, 201, await made.clone().text());
const { id } = await made.json();
const asks: [path: string, headers: Record<string, string>][] = [
  ["/tours", {}],
  [`/tour/${id}`, {}],
  [`/api/tours/${id}`, {}],
  [media.url, { range: "bytes=1000-5000" }],
];

const senders = authors.map(({ client }) => senderFor(client.cookies));
let questions = 0;
const [alone, beside]: number[][] = [[], []];
await askUntil(delay(QUIET_MS), []);
for (let round = 0; round < rounds; round++) {
  for (const name of FILES) {
    await askUntil(delay(QUIET_MS), alone);
    const began = performance.now();
    const statuses = await askUntil(Promise.all(senders.map((send) => send(name))), beside);
    console.log(`${name}: ${statuses} after ${Math.round(performance.now() - began)} ms`);
  }
}
const row = (what: string, times: number[]) => ({
  what,
  asked: times.length,
  "p50 ms": percentile(times, 0.5).toFixed(1),
  "p99 ms": percentile(times, 0.99).toFixed(1),
  "longest ms": Math.max(...times).toFixed(0),
});
console.table([row("alone", alone), row("beside files", beside)]);
report([{
  figure: "longest wait of a visitor beside hostile files, in milliseconds",
  measured: Math.max(...beside),
  comparedTo: "the bound",
  other: 250,
}]);
await program.end("SIGTERM");
await Deno.remove(folder, { recursive: true });
// The senders wait for further files.
Deno.exit();

/** Sends files from a thread of its own, so that what that takes is no wait of the visitor here. */
function senderFor(cookies: Client["cookies"]): (name: string) => Promise<number> {
  const worker = new Worker(new URL("./foreign_files_sender.ts", import.meta.url), {
    type: "module",
  });
  return (name) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.postMessage({ origin, cookies, name, size: SIZE });
    });
}

/** Asks for one thing after the other until `work` has ended; resolves as that does. */
async function askUntil<T>(work: Promise<T>, times: number[]): Promise<T> {
  let isOver = false;
  const ended = work.finally(() => isOver = true);
  while (!isOver) {
    const [path, headers] = asks[questions % asks.length];
    const from = `198.51.100.${questions++ % 200}`;
    const began = performance.now();
    const response = await fetch(origin + path, {
      headers: { ...headers, "x-forwarded-for": from },
    });
    await response.bytes();
    times.push(performance.now() - began);
    assert.ok(response.ok, `${path}: ${response.status}`);
    await delay(BETWEEN_MS);
  }
  return await ended;
}

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
