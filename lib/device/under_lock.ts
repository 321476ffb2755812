/** Locks of the browser, for work that must be done also where it does not give any. */
import { TimedOut, within } from "../model/within.ts";

/** How long the browser may take to say whether a lock is free, in milliseconds. */
const PATIENCE = 5000;

type Options = {
  /** Called when another tab has the lock, before it is waited for. */
  onWait?: () => void;
  /** Ends the wait: the promise rejects with its reason. */
  signal?: AbortSignal;
};

/**
 * Runs `work` while this tab alone has the lock `name`; waits for a tab that has it. Without a lock
 * where the browser has none, refuses it, or does not say within seconds whether it is free.
 * Rejects as `work` does.
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

/** `answer` settles once the browser has said whether the lock is free, and `done` is which. */
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
    // What is refused ends without a call.
    answer: Promise.race([begun, done]),
    done,
    giveUp: () => isGivenUp = true,
  };
}
