/** The progress of the page. Browser only. */
import { currentUser } from "../browser/current_user.ts";
import { loadChunk } from "../browser/load_chunk.ts";
import { DEVICE_PROGRESS_KEY, OUTBOX_KEY } from "../browser/storage_keys.ts";
import { getLocalStorage } from "../browser/storage.ts";
import { createProgressSync, type ProgressSync } from "./progress_sync.ts";

let instance: ProgressSync | undefined;

/** Only for somebody who is signed in: most visitors do without. */
async function takeBack(): Promise<void> {
  try {
    const { takeBackHere } = await loadChunk(() => import("../browser/handed_over_store.ts"));
    await takeBackHere();
  } catch (cause) {
    console.warn("What was sent in the background is not known; it is sent again", cause);
  }
}

/**
 * Browsers without Web Locks (Safari before 15.4) may send an entry twice, which the server
 * unites. What the service worker has sent is not sent again.
 */
async function exclusive(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (!locks) return await work();
  await locks.request("progress-outbox", async () => {
    await takeBack();
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
  // What another tab has stored on the device, or has sent.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === DEVICE_PROGRESS_KEY || key === OUTBOX_KEY && newValue === null) sync.refresh();
  });
  return sync;
}
