/** Attempts at the work on uploads: cancelled on request, and repeated after pauses. */
import { messageOf } from "../api.ts";
import { createRetries } from "../retries.ts";
import { orAborted } from "./preparation_limit.ts";
import { isTemporary, type Need } from "./upload_failure.ts";
import type { createUploadList } from "./upload_list.ts";
import type { UploadRecord } from "./upload_record.ts";

/** From the first failure to the next try, in milliseconds. */
const FIRST_RETRY = 1000;

type Work = (record: UploadRecord, signal: AbortSignal) => Promise<void>;

type Parts = {
  list: Pick<ReturnType<typeof createUploadList>, "showWork" | "change">;
  timers: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  /** Called after a failure that may pass. */
  onFailed: (error: unknown, need: Need) => void;
  /** Called after the pause. */
  goOn: () => void;
};

/** Makes attempts at the work on uploads of `list`. */
export function createAttempts({ list, timers, onFailed, goOn }: Parts) {
  const active = new Map<string, AbortController>();
  const postponed = new Map<string, number>();
  const retries = createRetries(goOn, { first: FIRST_RETRY, timers });

  return {
    /** Does a part of the work; false when it must wait. */
    async run(record: UploadRecord, need: Need, work: Work): Promise<boolean> {
      const { id } = record;
      const controller = new AbortController();
      active.set(id, controller);
      list.showWork(id, { isActive: true });
      try {
        // Work under way may not notice that it was cancelled.
        await orAborted(controller.signal, work(record, controller.signal));
        retries.reset();
        postponed.delete(id);
        return true;
      } catch (error) {
        if (controller.signal.aborted) return true;
        if (isTemporary(error, need)) {
          postponed.set(id, (postponed.get(id) ?? 0) + 1);
          onFailed(error, need);
          retries.after(error);
          return false;
        }
        await list.change(id, { step: "failed", problem: messageOf(error) });
        return true;
      } finally {
        // It may be being sent by now.
        if (active.get(id) === controller) {
          active.delete(id);
          list.showWork(id, { isActive: false });
        }
      }
    },
    abort: (id: string): void => active.get(id)?.abort(new Error("removed")),
    /** How often an upload had to wait, so that a stuck one does not delay the others. */
    postponed: (id: string): number => postponed.get(id) ?? 0,
    /** The next pause is the shortest one again. */
    reset: retries.reset,
    cancelTimer: retries.cancel,
  };
}
