/** Time limits for a part of the browser that may never answer. */
import { TimedOut, within } from "../model/within.ts";

/** Settles as `work` does, or rejects with TimedOut after `ms` milliseconds. */
export type PatientAsker = <T>(work: () => Promise<T>, ms?: number) => Promise<T>;

/**
 * Makes a function that rejects with TimedOut without an answer within `ms` milliseconds, and then
 * at once until all earlier requests are answered, so that not every request waits. `onAnswer` is
 * called then; a request that timed out may still be carried out later.
 */
export function createPatientAsker(ms: number, onAnswer = () => {}): PatientAsker {
  let unanswered = 0;
  return async (work, limit = ms) => {
    if (unanswered > 0) throw new TimedOut("No answer has come to what was asked before");
    const running = work();
    try {
      return await within(limit, () => running);
    } catch (error) {
      if (error instanceof TimedOut) {
        unanswered++;
        running.catch(() => {}).then(() => {
          if (--unanswered === 0) onAnswer();
        });
      }
      throw error;
    }
  };
}
