/**
 * Starts the program on a data folder of very many archives, asks it for everything that could
 * depend on how many there are, and prints what that took: milliseconds of the first answer and of
 * the median of the next ones, bytes, and the process's memory afterwards. Fails where something is
 * not answered, or not well.
 *
 * `deno run -A tests/bench/scale/ask_everything.ts <folder>`
 */
import { z } from "zod";
import { Path, readArguments } from "../../../tools/arguments.ts";
import { build } from "../../../tools/build.ts";
import { Client } from "../../support/people/client.ts";
import { METRICS_TOKEN, readFigures } from "../../support/measure/figures.ts";
import { freePort, start } from "../../support/servers/process.ts";
import { makeTour } from "../../support/data/tours.ts";
import { percentile } from "../percentile.ts";

const AGAIN = 5;
const PASSWORD = "a password of administrators";

const { rest: [folder] } = readArguments({
  usage: "deno run -A tests/bench/scale/ask_everything.ts <folder>",
  rest: z.tuple([Path]),
});
await build();
await using program = await start({
  PORT: String(freePort()),
  HOST: "127.0.0.1",
  METRICS_TOKEN,
  ADMIN_PASSWORD: PASSWORD,
  DATA_DIR: folder,
});
const { origin } = program;
console.log(
  `First page after ${(program.firstPageAfter / 1000).toFixed(1)} s, ${await memory()} MB.`,
);
const rows: Record<string, string | number>[] = [];
const visitor = new Client(siteOf(), origin);
const isReady = program.prints(/Archives that can be searched: .*/).then(() => true);
const began = performance.now();
// While the index is made, everybody else is answered.
let longest = 0;
for (let i = 0; !await Promise.race([isReady, pause(200)]); i++) {
  longest = Math.max(longest, await timeOf(visitor, `/tours?limit=${i % 50 + 1}`));
}
console.log(
  `${/Archives that can be searched: .*/.exec(program.output())} ` +
    `${((performance.now() - began) / 1000).toFixed(0)} s later, ${await memory()} MB. The ` +
    `longest answer meanwhile: ${longest.toFixed(0)} ms.`,
);

const [tour] = await (await fetch(`${origin}/api/tours?limit=1`)).json();
const { id, latitude, longitude, title } = tour;
const town = encodeURIComponent(title.split(":")[0]);
const admin = new Client(siteOf(), origin);
await admin.login("admin");
const { id: userId } = await (await admin.request("/api/auth/user")).json();
await admin.json("POST", "/api/admin/promote", { userId, adminPassword: PASSWORD });
const around = (degrees: number, zoom: number) =>
  `/api/tours/map?south=${Math.max(-90, latitude - degrees)}&north=${
    Math.min(90, latitude + degrees)
  }&west=${longitude - degrees}&east=${longitude + degrees}&zoom=${zoom}`;
const everywhere = "/api/tours/map?south=-85&north=85&west=-180&east=180";
const near = `lat=${latitude}&lng=${longitude}`;

const cursor = `/tours?cursor=${id}`;
for (
  const path of [
    "/",
    "/tours",
    cursor,
    "/tours?pages=20",
    "/tours?page=2",
    "/tours?page=4000",
    "/tours?sort=title",
    "/tours?type=ordered",
    "/tours?length=short",
    `/tours?q=${town}`,
    "/tours?q=school",
    "/tours?q=school+hill+winter",
    "/tours?q=sc",
    `/tours?${near}`,
    `/tours?${near}&radius=10`,
    `/tours?${near}&radius=20000&q=school`,
    `/tour/${id}`,
    `/api/tours/${id}`,
    "/api/tours",
    "/api/tours?limit=24",
    "/sitemap.xml",
    "/api/tours/extent",
    "/api/tours/extent?q=school",
    `${everywhere}&q=school&zoom=2`,
    ...[0, 1, 2, 3, 4].map((zoom) => `${everywhere}&zoom=${zoom}`),
    `${everywhere}&zoom=18`,
    ...[6, 8, 10, 12, 14, 16, 18].map((zoom) => around(360 / 2 ** zoom, zoom)),
    `/api/tours/nearby?${near}`,
    `/api/tours/nearby?${near}&radius=500&limit=12`,
    "/api/tours/nearby?lat=-48&lng=-123&radius=20038",
    "/api/tours/nearby?lat=-48&lng=-123&radius=20038&limit=1",
    "/readyz",
    "/metrics",
  ]
) await measure(visitor, path);
for (
  const path of [
    "/",
    "/profile",
    "/admin",
    "/admin?q=hill",
    "/admin?sort=title",
    "/admin?sort=owner&q=author",
    "/api/admin/tours?sort=changed&limit=100",
    "/admin/users",
    "/admin/users?q=author&sort=tours",
    "/admin/deleted",
    "/admin/audit",
    "/admin/audit?q=arthur",
  ]
) await measure(admin, path);
console.table(rows);

const author = new Client(siteOf(), origin);
await author.login("author");
const saved = performance.now();
const answer = await author.json("POST", "/api/tours", makeTour({ title: "The newest of all" }));
console.log(`A new archive: ${answer.status}, ${(performance.now() - saved).toFixed(0)} ms.`);
const seen = performance.now();
while (!/The newest of all/.test(await (await fetch(`${origin}/tours?q=newest+all`)).text()));
console.log(`It can be searched ${((performance.now() - seen) / 1000).toFixed(1)} s later.`);
console.log(`Memory at the end: ${await memory()} MB.`);
const stopping = performance.now();
const code = await program.end("SIGTERM");
console.log(`Ended with ${code} after ${((performance.now() - stopping) / 1000).toFixed(1)} s.`);

async function measure(client: Client, path: string): Promise<void> {
  const label = `${client === admin ? "admin " : ""}${path}`;
  try {
    const first = await timeOf(client, path);
    const times: number[] = [];
    // What took seconds is not asked for again and again.
    for (let i = 0; i < (first > 2000 ? 1 : AGAIN); i++) times.push(await timeOf(client, path));
    const response = await client.request(path, withToken(path));
    const { byteLength } = await response.arrayBuffer();
    rows.push({
      path: label,
      first: Math.round(first),
      then: Math.round(percentile(times, 0.5)),
      bytes: byteLength,
      status: response.status,
      MB: await memory(),
    });
    if (response.status !== 200) Deno.exitCode = 1;
  } catch (error) {
    console.error(`${label}: ${error}`);
    Deno.exitCode = 1;
  }
}

async function timeOf(client: Client, path: string): Promise<number> {
  const began = performance.now();
  await (await client.request(path, withToken(path))).arrayBuffer();
  return performance.now() - began;
}

function withToken(path: string): RequestInit {
  return path === "/metrics" ? { headers: { authorization: `Bearer ${METRICS_TOKEN}` } } : {};
}

async function memory(): Promise<number> {
  const figures = await readFigures((path, init) => fetch(origin + path, init));
  return Math.round(figures.get("process_resident_memory_bytes")! / 1e6);
}

function siteOf() {
  return {
    request: (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: "manual" }),
  };
}

function pause(ms: number): Promise<false> {
  return new Promise((done) => setTimeout(() => done(false), ms));
}
