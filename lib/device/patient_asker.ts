/** Questions to a part of the browser that may never answer. */
import { TimedOut, within } from "../model/within.ts";

/** Settles as `work` does, or rejects with TimedOut; `ms` is how long this question may take. */
export type PatientAsker = <T>(work: () => Promise<T>, ms?: number) => Promise<T>;

/**
 * Makes what rejects with TimedOut where no answer comes within `ms` milliseconds, and then at once
 * until all that was asked before is answered: not each question waits. `onAnswer` is called when
 * it is; what was given up may have been done late.
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
