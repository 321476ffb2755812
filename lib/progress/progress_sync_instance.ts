/** The progress of the page. Browser only. */
import { currentUser } from "../device/current_user.ts";
import { loadChunk } from "../device/load_chunk.ts";
import { DEVICE_PROGRESS_KEY, OUTBOX_KEY } from "../device/storage_keys.ts";
import { getLocalStorage } from "../device/storage.ts";
import { createProgressSync, type ProgressSync } from "./progress_sync.ts";

let instance: ProgressSync | undefined;

/** Only for signed-in users: most visitors do not need its code. */
async function exclusive(work: () => Promise<void>): Promise<void> {
  const alone = await loadChunk(() => import("./send_alone.ts")).catch(console.warn);
  await (alone ? alone.sendAlone(work) : work());
}

/** The progress, made at the first call; updated with each page, and when the signal is back. */
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
  // Another tab has stored or sent something.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === DEVICE_PROGRESS_KEY || key === OUTBOX_KEY && newValue === null) sync.refresh();
  });
  return sync;
}
