/** Keeps a class on a page up to date: it is read again while the page is visible. */
import { ApiError, messageOf } from "../../../lib/device/api.ts";
import type { ClassState } from "../../../lib/model/class/class.ts";

/** From one answer to the next request, in milliseconds. */
export const PACE = 10_000;

/** The longest pause after failures, in milliseconds. */
export const SLOWEST_PACE = 60_000;

/** The class as it was last read; `trouble` says why it may be out of date, in words for people. */
export type Watched = { state: ClassState; trouble?: string; isGone?: boolean };

/** An answer with its ETag. */
export type Read = { state: ClassState; etag: string | null };

type Parts = {
  /** Reads the class; undefined if its ETag is still `etag`. Throws as `api` does. */
  read(etag: string | null): Promise<Read | undefined>;
  isVisible(): boolean;
  onChange(watched: Watched): void;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

export type ClassWatch = ReturnType<typeof watchClass>;

/**
 * Begins to watch. An answer to a request that was sent before the last `change` is dropped, since
 * it may show the class as it was before.
 */
export function watchClass(first: ClassState, parts: Parts) {
  const { read, isVisible, onChange, timers = globalThis } = parts;
  let watched: Watched = { state: first };
  let etag: string | null = null;
  let changes = 0;
  let sent = 0;
  let answered = 0;
  let failures = 0;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: Watched) => {
    watched = next;
    if (!isEnded) onChange(next);
  };

  const schedule = (ms = Math.min(PACE * 2 ** failures, SLOWEST_PACE)) => {
    timers.clearTimeout(timer);
    if (isEnded || watched.isGone) return;
    timer = timers.setTimeout(() => {
      if (isVisible()) return refresh();
    }, ms);
  };

  /** Reads the class now. Never rejects. */
  async function refresh(): Promise<void> {
    timers.clearTimeout(timer);
    const seen = changes;
    const mine = ++sent;
    try {
      const answer = await read(etag);
      if (mine < answered) return;
      answered = mine;
      if (seen !== changes) return schedule(0);
      failures = 0;
      if (answer) etag = answer.etag;
      if (answer || watched.trouble) set({ state: answer?.state ?? watched.state });
    } catch (error) {
      failures++;
      const isGone = error instanceof ApiError && [401, 403, 404, 410].includes(error.status);
      set({ ...watched, trouble: messageOf(error), isGone });
    }
    schedule();
  }

  schedule();
  return {
    get state(): ClassState {
      return watched.state;
    },
    refresh,
    /** Shows at once what an act of this page has changed. */
    change(edit: (state: ClassState) => ClassState): void {
      changes++;
      etag = null;
      set({ ...watched, state: edit(watched.state) });
    },
    /** To be called when the page is shown or hidden. */
    visibilityChanged(): void {
      if (isVisible()) void refresh();
      else timers.clearTimeout(timer);
    },
    end(): void {
      isEnded = true;
      timers.clearTimeout(timer);
    },
  };
}
