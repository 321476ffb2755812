/** The worker that finds ways on foot: reading the streets of a town takes up to a second. */
import type { FoundWay } from "../../geo/streets/street_way.ts";
import { openMapArchive } from "../map_archive.ts";
import type { Readiness } from "../ready_worker.ts";
import { createStreetFinder, type StreetTask } from "./street_finder.ts";

/** What the worker is told, by the number of the task. */
export type ToStreetsWorker = { task: number; begin: StreetTask } | { task: number; stop: true };

/** What it answers. */
export type FromStreetsWorker =
  | { task: number; index: number; found: FoundWay }
  | { task: number; done: true }
  | { task: number; failed: string };

/** How long a part of the map may take, in milliseconds. */
const PATIENCE = 15_000;

// The types are those of a page, whose messages need a target origin.
const page = self as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (message: FromStreetsWorker | Readiness) => page.postMessage(message);

const findStreets = createStreetFinder(openMapArchive(PATIENCE));
const running = new Map<number, AbortController>();
let last = Promise.resolve();

page.onmessage = ({ data }: MessageEvent<ToStreetsWorker>) => {
  const { task } = data;
  if ("stop" in data) return running.get(task)?.abort();
  const controller = new AbortController();
  running.set(task, controller);
  last = last.then(async () => {
    const { signal } = controller;
    try {
      const onFound = (index: number, found: FoundWay) => say({ task, index, found });
      if (!signal.aborted) await findStreets(data.begin, { onFound, signal });
      say({ task, done: true });
    } catch (error) {
      say({ task, failed: String(error) });
    }
    running.delete(task);
  });
};

say({ ready: true });
