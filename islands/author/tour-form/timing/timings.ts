/** Times the transcripts of stops, one after the other, while the author works elsewhere. */
import { signal } from "@preact/signals-core";
import { messageOf } from "../../../../lib/device/api.ts";
import type { TranscriptForm } from "../transcript/work.ts";
import { type TimeParts, timeStop } from "./time_stop.ts";

/** `done` is from 0 to 1; `note` is a message for people, "" if none is needed. */
export type Timing =
  | { state: "waiting" | "cancelled" }
  | { state: "running"; done: number }
  | { state: "timed" | "failed"; note: string };

export const isUnderWay = (timing: Timing | undefined): boolean =>
  timing?.state === "waiting" || timing?.state === "running";

export type Timings = ReturnType<typeof createTimings>;

/** `time` is `timeStop` of a form. */
export function createTimings(time: (id: string, parts: TimeParts) => Promise<string>) {
  /** By the ids of stops. */
  const timings = signal<ReadonlyMap<string, Timing>>(new Map());
  /** The ids of the stops that were timed together last. */
  const together = signal<readonly string[]>([]);
  let running: { id: string; abort: AbortController } | undefined;

  const set = (id: string, timing: Timing) =>
    timings.value = new Map(timings.value).set(id, timing);
  const nextId = () => [...timings.value].find(([, { state }]) => state === "waiting")?.[0];

  async function run(): Promise<void> {
    if (running) return;
    for (let id = nextId(); id !== undefined; id = nextId()) {
      const abort = new AbortController();
      running = { id, abort };
      await timeOne(id, abort.signal);
      running = undefined;
    }
  }

  async function timeOne(id: string, signal: AbortSignal): Promise<void> {
    const report = (timing: Timing) => {
      if (!signal.aborted) set(id, timing);
    };
    report({ state: "running", done: 0 });
    try {
      const onProgress = (done: number) => report({ state: "running", done });
      report({ state: "timed", note: await time(id, { signal, onProgress }) });
    } catch (error) {
      report({ state: "failed", note: messageOf(error) });
    }
  }

  function start(id: string): void {
    if (isUnderWay(timings.value.get(id))) return;
    set(id, { state: "waiting" });
    void run();
  }
  function cancel(id: string): void {
    if (!isUnderWay(timings.value.get(id))) return;
    if (running?.id === id) running.abort.abort();
    set(id, { state: "cancelled" });
  }
  return {
    timings,
    together,
    start,
    startTogether(ids: readonly string[]): void {
      together.value = ids;
      ids.forEach(start);
    },
    cancel,
    cancelAll: () => [...timings.value.keys()].forEach(cancel),
  };
}

const known = new WeakMap<object, Timings>();

/** The timings of a form, whose `control` is always the same. */
export function timingsOf(form: TranscriptForm): Timings {
  const timings = known.get(form.control) ??
    createTimings((id, parts) => timeStop(form, id, parts));
  known.set(form.control, timings);
  return timings;
}
