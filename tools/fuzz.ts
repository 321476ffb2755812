/**
 * Sends requests by chance to a server without a port: `deno task fuzz [requests] [seed]`, by
 * default a million, and a seed that nobody has chosen. Prints what must not happen, and ends with
 * 1 where something has.
 */
import { z } from "zod";
import { fuzz } from "../tests/support/fuzz/fuzz.ts";
import { anySeed } from "../tests/support/fuzz/random.ts";
import { Count, readArguments } from "./arguments.ts";

const { rest: [requests, seed] } = readArguments({
  usage: "deno task fuzz [requests] [seed]",
  rest: z.tuple([Count.default(1_000_000), Count.default(anySeed)]),
});

/** Requests after which a line says how far it is. */
const LINE_EVERY = 20_000;

// The server writes a line for each request that fails; what is found says as much.
console.error = () => {};

console.log(`Seed ${seed}, ${requests} requests`);
const began = performance.now();
let shown = 0;
const { found } = await fuzz(requests, seed, (sent, report) => {
  for (const what of report.found.slice(shown)) console.log(what);
  shown = report.found.length;
  if (sent % LINE_EVERY > 0 && sent < requests) return;
  const rate = Math.round(sent / ((performance.now() - began) / 1000));
  console.log(`${sent} requests, ${rate}/s, ${shown} findings`);
});
Deno.exit(found.length > 0 ? 1 : 0);
