/** Waits for events that come at once, or never if the tested code is broken. */
import { TimedOut, within } from "../../../lib/model/within.ts";

/** Far more than any machine needs. */
const PATIENCE_MS = 60_000;

/** Resolves as `event` does; after `ms` milliseconds without it, the test fails, naming `what`. */
export const soon = <T>(event: Promise<T>, what: string, ms = PATIENCE_MS): Promise<T> =>
  within(ms, () => event).catch((error) => {
    throw error instanceof TimedOut ? new Error(`Not within ${ms / 1000} s: ${what}`) : error;
  });
