/**
 * The worker that finds ways on foot, and motorways across them: reading the streets of a town
 * takes up to a second.
 */
import type { FoundWay } from "../../geo/streets/street_way.ts";
import { openMapArchive } from "../map_archive.ts";
import type { Position } from "../../model/tour/position.ts";
import type { Readiness } from "../ready_worker.ts";
import { createStreetFinder, type StreetTask } from "./street_finder.ts";

/** What the worker is told, by the number of the task. */
export type ToStreetsWorker =
  | { task: number; begin: StreetsTask }
  | { task: number; stop: true };

/** Ways that are wanted, or lines that may cross motorways. */
export type StreetsTask = StreetTask | { lines: Position[][] };

/** What it answers. */
export type FromStreetsWorker =
  | { task: number; index: number; found: FoundWay | boolean }
  | { task: number; done: true }
  | { task: number; failed: string };

/** How long a part of the map may take, in milliseconds. */
const PATIENCE = 15_000;

// The types are those of a page, whose messages need a target origin.
const page = self as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (message: FromStreetsWorker | Readiness) => page.postMessage(message);

const { findWays, findCrossings } = createStreetFinder(openMapArchive(PATIENCE));
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
      const onFound = (index: number, found: FoundWay | boolean) => say({ task, index, found });
      const { begin } = data;
      if (!signal.aborted) {
        if ("lines" in begin) await findCrossings(begin.lines, { onFound, signal });
        else await findWays(begin, { onFound, signal });
      }
      say({ task, done: true });
    } catch (error) {
      say({ task, failed: String(error) });
    }
    running.delete(task);
  });
};

say({ ready: true });
