/** Ways on foot along the streets of the server's map, for the forms of authors. */
import type { Position } from "../../model/tour/position.ts";
import { loadChunk } from "../load_chunk.ts";
import { readyWorker } from "../ready_worker.ts";
import type { OnFound } from "./street_finder.ts";
import type { FromStreetsWorker, ToStreetsWorker } from "./streets_worker.ts";

type Options = {
  /** Ways without steps. */
  stepFree?: boolean;
  /** Ends the search. */
  signal?: AbortSignal;
};

/** The worker, which keeps what it has read of the map. */
let worker: Promise<Worker> | undefined;
let tasks = 0;

/**
 * Finds the ways between pairs of places. `onFound` gets each answer with the index of its pair,
 * in their order and as soon as it is found; resolves after the last.
 *
 * @throws {DOMException} `AbortError`, when `signal` is aborted.
 * @throws {ChunkError} when the worker cannot be loaded.
 */
export async function streetsBetween(
  pairs: [Position, Position][],
  { stepFree = false, signal }: Options,
  onFound: OnFound,
): Promise<void> {
  signal?.throwIfAborted();
  worker ??= startWorker();
  await runTask(await worker, { pairs, stepFree, signal, onFound });
}

async function startWorker(): Promise<Worker> {
  try {
    return await loadChunk(() =>
      readyWorker(
        new Worker(new URL("./streets_worker.ts", import.meta.url), { type: "module" }),
        "the finder of streets",
      )
    );
  } catch (error) {
    worker = undefined;
    throw error;
  }
}

type Task = Required<Pick<Options, "stepFree">> & Pick<Options, "signal"> & {
  pairs: [Position, Position][];
  onFound: OnFound;
};

async function runTask(started: Worker, { pairs, stepFree, signal, onFound }: Task): Promise<void> {
  signal?.throwIfAborted();
  const task = ++tasks;
  const tell = (message: ToStreetsWorker) => started.postMessage(message);
  const listening = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const whileRunning = { signal: listening.signal };
      started.addEventListener("message", ({ data }: MessageEvent<FromStreetsWorker>) => {
        if (data.task !== task) return;
        if ("found" in data) onFound(data.index, data.found);
        else if ("done" in data) resolve();
        else reject(new Error(data.failed));
      }, whileRunning);
      started.addEventListener("error", (event) => {
        event.preventDefault();
        started.terminate();
        worker = undefined;
        reject(new Error(event.message || "The finder of streets failed"));
      }, whileRunning);
      signal?.addEventListener("abort", () => {
        tell({ task, stop: true });
        reject(signal.reason);
      }, whileRunning);
      tell({ task, begin: { pairs, stepFree } });
    });
  } finally {
    listening.abort();
  }
}
