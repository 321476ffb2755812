/**
 * The worker around the thread that inspects files. Deno limits the permissions of a Web Worker,
 * and the memory of a Node thread; so one contains the other.
 */
import { Worker as Thread } from "node:worker_threads";
import { type FromWorker, type ToWorker, transferOf } from "./messages.ts";

/** Megabytes of objects and strings. Beyond them the thread ends without an error. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

// The types are those of a page, whose messages need a target origin.
const server = self as unknown as Pick<Worker, "postMessage" | "onmessage">;

const thread = new Thread(new URL("./worker.ts", import.meta.url), {
  resourceLimits: MOST_MEMORY,
  // Libraries list all environment variables, which Deno refuses here.
  env: {},
});
thread.on("message", (message: FromWorker) => server.postMessage(message));
thread.on("error", (error: Error) => server.postMessage({ failed: error.message }));
server.onmessage = ({ data }: MessageEvent<ToWorker>) => thread.postMessage(data, transferOf(data));
