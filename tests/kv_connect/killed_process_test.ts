/**
 * Several processes on one denokv behind the Caddy that we ship: what is lost when one ends. Where
 * versitygw is built, their recordings are in its bucket, and are asked for as well.
 */
import assert from "node:assert/strict";
import { pathOf } from "../../tools/programs.ts";
import { createS3Store } from "../../lib/media/s3_store.ts";
import { BELL } from "../support/store/backups.ts";
import { denokvTest } from "../support/servers/denokv.ts";
import { startMain } from "../support/kills/killed_server.ts";
import { freePort } from "../support/servers/process.ts";
import { mediaFile } from "../support/data/media_files.ts";
import { missingForProxy, startProxy } from "../support/servers/proxies.ts";
import { startVersitygw } from "../support/servers/versitygw.ts";

type Proxy = { origin: string; client: Deno.HttpClient };

/** Who ask at once, each for one thing after the other: no process holds more than so many. */
const CLIENTS = 24;

/** How many requests are answered before a process ends, and in all. */
const REQUESTS = { before: 300, all: 1500 };

const ENDINGS: ["SIGKILL" | "SIGTERM", most: number, what: string][] = [
  ["SIGKILL", CLIENTS, "no request is lost but those that a killed process held"],
  ["SIGTERM", 0, "no request is lost with a process that is stopped"],
];

for (const [signal, most, what] of ENDINGS) {
  denokvTest(`of three processes behind Caddy, ${what}`, async ({ env }) => {
    const [tls, ...ports] = Array.from({ length: 4 }, freePort);
    await using proxy = await startProxy("caddy", ports.map((port) => `127.0.0.1:${port}`), tls);
    await using bucket = pathOf("versitygw") ? await startBucket() : undefined;
    const settings = {
      ...env,
      ...bucket?.settings,
      APP_ORIGIN: proxy.origin,
      TRUSTED_PROXIES: "1",
    };
    await using programs = new AsyncDisposableStack();
    const [first] = await Promise.all(ports.map(async (port) => {
      return programs.use(await startMain({ ...settings, PORT: String(port) }));
    }));
    // Caddy, which was there before them, looks at the processes each second.
    while (!await isAnswered(proxy, "/readyz"));
    const { answered, failed } = await askAll(
      proxy,
      bucket ? [...PATHS, `/media/${BELL}`] : PATHS,
      () => first.end(signal),
    );
    const store = bucket ? "with a bucket" : "without a bucket";
    console.log(`${signal}, ${store}: ${answered} answered, ${failed.length} lost`);
    assert.ok(failed.length <= most, failed.join("\n"));
  }, missingForProxy("caddy"));
}

/** A bucket that has one recording, and the settings that name it. */
async function startBucket() {
  const server = await startVersitygw();
  const bytes = mediaFile("tone.mp3");
  const objects = createS3Store(server.config, fetch);
  await objects.put(`media/${BELL}`, ReadableStream.from([bytes]), bytes.length);
  return {
    settings: server.settings,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Shared and uncached answers; `#` is another number each time. */
const PATHS = ["/tours", "/api/tours", "/api/tours?limit=#", "/readyz"];

async function isAnswered({ origin, client }: Proxy, path: string): Promise<boolean> {
  const response = await fetch(origin + path, { client } as RequestInit);
  await response.arrayBuffer();
  return response.ok;
}

/** Asks for `paths` in turn, and calls `midway` once; says what became of each. */
async function askAll(
  { origin, client }: Proxy,
  paths: string[],
  midway: () => void,
) {
  const failed: string[] = [];
  let [sent, answered] = [0, 0];
  await Promise.all(Array.from({ length: CLIENTS }, async () => {
    while (sent < REQUESTS.all) {
      const n = sent++;
      if (n === REQUESTS.before) midway();
      const path = paths[n % paths.length].replace("#", String(n % 20 + 1));
      try {
        const response = await fetch(origin + path, { client } as RequestInit);
        await response.arrayBuffer();
        if (response.ok) answered++;
        else failed.push(`${path}: ${response.status}`);
      } catch (error) {
        failed.push(`${path}: ${error}`);
      }
    }
  }));
  return { answered, failed };
}
