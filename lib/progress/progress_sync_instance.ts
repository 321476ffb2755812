/** The progress of the page. Browser only. */
import { PAGE_REGION_ID } from "../model/page_names.ts";
import { getLocalStorage } from "../browser/storage.ts";
import { createProgressSync, type ProgressSync } from "./progress_sync.ts";

let instance: ProgressSync | undefined;

/** Who is signed in, as the page says that was shown last: also without signal. */
const user = () => document.getElementById(PAGE_REGION_ID)?.dataset.user;

/**
 * Browsers without Web Locks (Safari before 15.4) may send an entry twice, which the server
 * unites.
 */
const exclusive = (work: () => Promise<void>): Promise<unknown> =>
  navigator.locks ? navigator.locks.request("progress-outbox", work) : work();

/**
 * The progress, made at the first call; up to date with each page, and when the signal is back.
 */
export function getProgressSync(): ProgressSync {
  if (instance) return instance;
  const sync = instance = createProgressSync({
    user,
    exclusive,
    store: getLocalStorage(),
    fetch: (input, init) => fetch(input, init),
  });
  sync.refresh();
  addEventListener("turbo:load", sync.refresh);
  addEventListener("online", sync.refresh);
  return sync;
}
