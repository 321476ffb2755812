/** Several processes on one denokv behind the Caddy that we ship: what is lost when one ends. */
import assert from "node:assert/strict";
import { denokvTest } from "../support/denokv.ts";
import { startMain } from "../support/kills/killed_server.ts";
import { freePort } from "../support/process.ts";
import { hasProxy, startProxy } from "../support/proxies.ts";

/** Who ask at once, each for one thing after the other: no process holds more than so many. */
const CLIENTS = 24;

/** How many requests are answered before a process ends, and in all. */
const REQUESTS = { before: 300, all: 1500 };

const ENDINGS: ["SIGKILL" | "SIGTERM", most: number, what: string][] = [
  ["SIGKILL", CLIENTS, "no request is lost but those that a killed process held"],
  ["SIGTERM", 0, "no request is lost with a process that is stopped"],
];

if (hasProxy("caddy")) {
  for (const [signal, most, what] of ENDINGS) {
    denokvTest(`of three processes behind Caddy, ${what}`, async ({ env }) => {
      const [tls, ...ports] = Array.from({ length: 4 }, freePort);
      await using proxy = await startProxy("caddy", ports.map((port) => `127.0.0.1:${port}`), tls);
      const settings = { ...env, APP_ORIGIN: proxy.origin, TRUSTED_PROXIES: "1" };
      await using programs = new AsyncDisposableStack();
      const [first] = await Promise.all(ports.map(async (port) => {
        return programs.use(await startMain({ ...settings, PORT: String(port) }));
      }));
      const { answered, failed } = await askAll(proxy, () => first.end(signal));
      console.log(`${signal}: ${answered} answered, ${failed.length} lost`);
      assert.ok(failed.length <= most, failed.join("\n"));
    });
  }
}

/** Asks for shared and for uncached answers, and calls `midway` once; says what became of each. */
async function askAll(
  { origin, client }: { origin: string; client: Deno.HttpClient },
  midway: () => void,
) {
  const failed: string[] = [];
  let [sent, answered] = [0, 0];
  await Promise.all(Array.from({ length: CLIENTS }, async () => {
    while (sent < REQUESTS.all) {
      const n = sent++;
      if (n === REQUESTS.before) midway();
      const path = ["/tours", "/api/tours", `/api/tours?limit=${n % 20 + 1}`, "/readyz"][n % 4];
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
