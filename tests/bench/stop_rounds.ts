/**
 * Stops the program by SIGTERM amid bursts of requests with bodies: prints what became of them, and
 * fails where one that was taken got no answer, or the end took more than ten seconds (of a machine
 * that does nothing else: the last column says how much slower this one was).
 *
 * `deno task stress:stop [rounds] [requests of each]`
 */
import { z } from "zod";
import { Count, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { sendBurst } from "../support/measure/burst.ts";
import { machineSlowness } from "../support/measure/machine.ts";
import { freePort, start } from "../support/servers/process.ts";

const { rest: [rounds, requests] } = readArguments({
  usage: "deno task stress:stop [rounds] [requests of each]",
  rest: z.tuple([Count.default(20), Count.default(1600)]),
});
const LONGEST_END_MS = 10_000;

await build();
const dataDir = await Deno.makeTempDir();
const rows = [];
for (let round = 0; round < rounds; round++) {
  const port = freePort();
  const env = { PORT: String(port), DATA_DIR: dataDir, MAX_CONNECTIONS: String(2 * requests) };
  await using program = await start(env);
  let ended: Promise<[code: number, ms: number]> | undefined;
  const burst = await sendBurst({
    port,
    path: "/api/auth/login",
    requests,
    midway() {
      const began = performance.now();
      ended = program.end("SIGTERM").then((code) => [code, Math.round(performance.now() - began)]);
    },
  });
  const [code, ms] = await ended!;
  rows.push({
    ...burst,
    "exit code": code,
    "ms to the end": ms,
    slowness: Number((await machineSlowness()).toFixed(1)),
  });
}
console.table(rows);
await Deno.remove(dataDir, { recursive: true });
const failed = rows.filter((row) =>
  row.dropped > 0 || row["exit code"] !== 0 || row["ms to the end"] > LONGEST_END_MS * row.slowness
);
if (failed.length > 0) {
  console.error(`Rounds that dropped a request or ended late: ${failed.length}`);
  Deno.exitCode = 1;
}
