/** The progress of the page. Browser only. */
import { currentUser } from "../browser/current_user.ts";
import { takeBack } from "../browser/handed_over.ts";
import { handedOverStore } from "../browser/handed_over_store.ts";
import { getLocalStorage } from "../browser/storage.ts";
import { createProgressSync, type ProgressSync } from "./progress_sync.ts";

let instance: ProgressSync | undefined;

/**
 * Browsers without Web Locks (Safari before 15.4) may send an entry twice, which the server
 * unites. What the service worker has sent is not sent again.
 */
async function exclusive(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (!locks) return await work();
  await locks.request("progress-outbox", async () => {
    await takeBack({ storage: getLocalStorage(), store: handedOverStore, locks });
    await work();
  });
}

/**
 * The progress, made at the first call; up to date with each page, and when the signal is back.
 */
export function getProgressSync(): ProgressSync {
  if (instance) return instance;
  const sync = instance = createProgressSync({
    user: currentUser,
    exclusive,
    store: getLocalStorage(),
    fetch: (input, init) => fetch(input, init),
  });
  sync.refresh();
  addEventListener("turbo:load", sync.refresh);
  addEventListener("online", sync.refresh);
  return sync;
}
