/** Ways on foot by the streets of the server's map, for the forms of authors. */
import type { Position } from "../../model/tour/position.ts";
import { loadChunk } from "../load_chunk.ts";
import { readyWorker } from "../ready_worker.ts";
import type { OnCrossing, OnFound } from "./street_finder.ts";
import type { FromStreetsWorker, StreetsTask, ToStreetsWorker } from "./streets_worker.ts";

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
  await runTask({ pairs, stepFree }, signal, onFound);
}

/**
 * Finds which lines cross a motorway on the ground. `onFound` gets each answer with the index of
 * its line, as soon as it is known; lines that are too long have none.
 *
 * @throws {DOMException} `AbortError`, when `signal` is aborted.
 * @throws {ChunkError} when the worker cannot be loaded.
 * @throws {Error} when the map does not come.
 */
export const motorwaysAcross = (
  lines: Position[][],
  signal: AbortSignal,
  onFound: OnCrossing,
): Promise<void> => runTask({ lines }, signal, onFound);

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

/** The worker answers with `Found` for each item of the task. */
async function runTask<Found>(
  begin: StreetsTask,
  signal: AbortSignal | undefined,
  onFound: (index: number, found: Found) => void,
): Promise<void> {
  signal?.throwIfAborted();
  worker ??= startWorker();
  const started = await worker;
  signal?.throwIfAborted();
  const task = ++tasks;
  const tell = (message: ToStreetsWorker) => started.postMessage(message);
  const listening = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const whileRunning = { signal: listening.signal };
      started.addEventListener("message", ({ data }: MessageEvent<FromStreetsWorker>) => {
        if (data.task !== task) return;
        if ("found" in data) onFound(data.index, data.found as Found);
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
      tell({ task, begin });
    });
  } finally {
    listening.abort();
  }
}
