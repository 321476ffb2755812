/** Workers for looking at files, as the rest of the program sees them. */
import { within } from "../../model/within.ts";
import { type FromWorker, type ToWorker, transferOf } from "./messages.ts";

/** A worker that was started and does nothing yet. */
export type InspectionWorker = {
  send(message: ToWorker): void;
  /** Has `heard` called with each message from now on, in place of who listened before. */
  listen(heard: (message: FromWorker) => void): void;
  /** Ends it, whatever it does. */
  end(): void;
};

/** Longest time until a worker has loaded, in milliseconds: some 300 on a machine that is free. */
const MOST_START_MS = 30_000;

const folder = (path: string) => new URL(path, import.meta.url).pathname;

/**
 * Starts a worker which may read the sources that it consists of, and nothing else: no data, no
 * network, no variables.
 *
 * @throws {Error} where there are no workers (Deno Deploy), or none may be started.
 */
export async function startWorker(): Promise<InspectionWorker> {
  const worker = new Worker(new URL("./sandbox.ts", import.meta.url), {
    type: "module",
    deno: { permissions: { read: [folder("../"), folder("../../model"), folder("../../store")] } },
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
