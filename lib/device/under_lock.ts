/** Browser locks for work that must also be done without them. */
import { TimedOut, within } from "../model/within.ts";

/** The browser's time limit to say whether a lock is free, in milliseconds. */
const PATIENCE = 5000;

type Options = {
  /** Called when another tab has the lock, before waiting for it. */
  onWait?: () => void;
  /** Ends the wait: the promise rejects with its reason. */
  signal?: AbortSignal;
};

/**
 * Runs `work` while this tab has the lock `name`; waits for another tab that has it. Without a lock
 * if the browser has none, refuses it, or does not say within seconds whether it is free. Rejects
 * as `work` does.
 */
export async function underLock(
  locks: Pick<LockManager, "request"> | undefined,
  name: string,
  work: () => Promise<void>,
  { onWait, signal }: Options = {},
): Promise<void> {
  if (!locks) return await work();
  const asked = askFor(locks, name, work);
  try {
    await within(PATIENCE, () => asked.answer);
  } catch (cause) {
    asked.giveUp();
    const reason = cause instanceof TimedOut ? "does not answer" : "is refused";
    console.warn(`The lock ${name} ${reason}: the work is done without`, cause);
    return await work();
  }
  if (await asked.done) return;
  onWait?.();
  await (signal ? locks.request(name, { signal }, work) : locks.request(name, work));
}

/**
 * `answer` settles once the browser has said whether the lock is free, with `done` as the result.
 */
function askFor(
  locks: Pick<LockManager, "request">,
  name: string,
  work: () => Promise<void>,
) {
  let isGivenUp = false;
  let answered = () => {};
  const begun = new Promise<void>((resolve) => answered = resolve);
  const request = async () =>
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (isGivenUp) return true;
      answered();
      if (lock) await work();
      return lock !== null;
    });
  const done = request();
  return {
    // A refused request ends without a call.
    answer: Promise.race([begun, done]),
    done,
    giveUp: () => isGivenUp = true,
  };
}
