/**
 * Sends random requests to a server without a port: `deno task fuzz [requests] [seed]`, by default
 * a million with a random seed. Prints violations, and ends with 1 if there are any.
 */
import { z } from "zod";
import { fuzz } from "../tests/support/fuzz/fuzz.ts";
import { anySeed } from "../tests/support/fuzz/random.ts";
import { Count, readArguments } from "./arguments.ts";

const { rest: [requests, seed] } = readArguments({
  usage: "deno task fuzz [requests] [seed]",
  rest: z.tuple([Count.default(1_000_000), Count.default(anySeed)]),
});

/** Requests between two lines about the progress. */
const LINE_EVERY = 20_000;

// The server would log each failed request, which the report covers.
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
