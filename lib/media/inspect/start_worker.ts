/** Starts workers for inspecting files. */
import { within } from "../../model/within.ts";
import { type FromWorker, type ToWorker, transferOf } from "./messages.ts";

/** A started worker that is idle. */
export type InspectionWorker = {
  send(message: ToWorker): void;
  /** Calls `heard` with each message from now on, and no longer the earlier listener. */
  listen(heard: (message: FromWorker) => void): void;
  /** Ends it at once. */
  end(): void;
};

/** Longest time for a worker to load, in milliseconds; about 300 on an idle machine. */
const MOST_START_MS = 30_000;

/** The folder of what the inspection shares with pages. */
const FORMATS = "../../formats/mp3";

const folder = (path: string) => new URL(path, import.meta.url).pathname;

/**
 * Starts a worker that may read its own source files, and nothing else: no data, no network, no
 * variables.
 *
 * @throws {Error} on platforms without workers (Deno Deploy), or if starting one fails.
 */
export async function startWorker(): Promise<InspectionWorker> {
  const worker = new Worker(new URL("./sandbox.ts", import.meta.url), {
    type: "module",
    deno: {
      permissions: {
        read: ["../", "../../model", "../../store", "../../texts", FORMATS].map(folder),
      },
    },
  });
  const ready = Promise.withResolvers<void>();
  let heard = (message: FromWorker) => {
    if ("ready" in message) ready.resolve();
    if ("failed" in message) ready.reject(new Error(message.failed));
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
  worker.onerror = (event) => {
    event.preventDefault();
    ready.reject(new Error(event.message));
    heard({ failed: event.message });
  };
  try {
    await within(MOST_START_MS, () => ready.promise);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    send: (message) => worker.postMessage(message, transferOf(message)),
    listen: (next) => void (heard = next),
    end: () => worker.terminate(),
  };
}
