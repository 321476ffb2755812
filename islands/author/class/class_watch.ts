/** Keeps a class on a page up to date: it is read again while the page is visible. */
import { ApiError, messageOf } from "../../../lib/device/api.ts";
import { type Look, lookAgain } from "../../../lib/device/looks/look_again.ts";
import type { Read } from "../../../lib/device/looks/read_if_changed.ts";
import type { ClassState } from "../../../lib/model/class/class.ts";

/** The class as it was last read; `trouble` says why it may be out of date, in words for people. */
export type Watched = { state: ClassState; trouble?: string; isGone?: boolean };

type Parts = {
  /** Reads the class; undefined if its ETag is still `etag`. Throws as `api` does. */
  read(etag: string | null): Promise<Read<ClassState> | undefined>;
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
  const { read, isVisible, onChange, timers } = parts;
  let watched: Watched = { state: first };
  let etag: string | null = null;
  let changes = 0;
  let sent = 0;
  let answered = 0;
  let isEnded = false;

  const set = (next: Watched) => {
    watched = next;
    if (!isEnded) onChange(next);
  };

  async function look(): Promise<Look> {
    const seen = changes;
    const mine = ++sent;
    try {
      const answer = await read(etag);
      if (mine < answered) return "answered";
      answered = mine;
      if (seen !== changes) return "outdated";
      if (answer) etag = answer.etag;
      if (answer || watched.trouble) set({ state: answer?.state ?? watched.state });
      return "answered";
    } catch (error) {
      const isGone = error instanceof ApiError && [401, 403, 404, 410].includes(error.status);
      set({ ...watched, trouble: messageOf(error), isGone });
      return isGone ? "over" : "failed";
    }
  }

  const again = lookAgain({ look, isVisible, timers });
  return {
    get state(): ClassState {
      return watched.state;
    },
    /** Reads the class now. Never rejects. */
    refresh: again.now,
    /** Shows at once what an act of this page has changed. */
    change(edit: (state: ClassState) => ClassState): void {
      changes++;
      etag = null;
      set({ ...watched, state: edit(watched.state) });
    },
    visibilityChanged: again.visibilityChanged,
    end(): void {
      isEnded = true;
      again.end();
    },
  };
}
