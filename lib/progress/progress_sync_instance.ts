/** The progress of the page. Browser only. */
import { currentUser } from "../device/current_user.ts";
import { DEVICE_PROGRESS_KEY } from "../device/storage_keys.ts";
import { getLocalStorage } from "../device/storage.ts";
import { createProgressSync, type ProgressSync } from "./progress_sync.ts";

let instance: ProgressSync | undefined;

/** The progress, made at the first call; updated with each page, and when the signal is back. */
export function getProgressSync(): ProgressSync {
  if (instance) return instance;
  const sync = instance = createProgressSync({
    user: currentUser,
    store: getLocalStorage(),
    fetch: (input, init) => fetch(input, init),
  });
  sync.refresh();
  addEventListener("turbo:load", sync.refresh);
  addEventListener("online", sync.refresh);
  // Another tab has stored something.
  addEventListener("storage", ({ key }) => {
    if (key === DEVICE_PROGRESS_KEY) sync.refresh();
  });
  return sync;
}
