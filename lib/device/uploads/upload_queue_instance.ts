/** The queue of uploads of this page. Browser only. */
import { effect } from "@preact/signals-core";
import { SIGN_IN_CHANNEL, UPLOADS_DATABASE } from "../storage_keys.ts";
import { api } from "../api.ts";
import { loadChunk } from "../load_chunk.ts";
import { getLocalStorage } from "../storage.ts";
import { underLock } from "../under_lock.ts";
import { currentUser } from "../current_user.ts";
import { currentUploader } from "../pupil/pupil.ts";
import { noteWaitingFiles } from "../waiting_files.ts";
import { prepareUpload } from "./prepare_upload.ts";
import { createUploadQueue, type UploadQueue } from "./upload_queue.ts";
import { ACCOUNT_DATA_REMOVED_EVENT, SIGN_OUT_EVENT, SIGN_OUT_FAILED_EVENT } from "../sign_out.ts";
import { hasOriginalToSend, isOnItsWay } from "./upload_record.ts";
import { LESS_IN_CLASS, readUploadRoom, refusalOf } from "./upload_room.ts";
import { uploadStore } from "./upload_store.ts";

let instance: UploadQueue | undefined;

/** The queue; the first call begins with the stored uploads. */
export function getUploadQueue(): UploadQueue {
  if (instance) return instance;
  const queue = createUploadQueue({
    store: uploadStore,
    prepare: prepareUpload,
    async send(file, parts) {
      const { sendFile } = await loadChunk(() => import("./send_file.ts"));
      return await sendFile(file, parts);
    },
    cancel: (url) => api("DELETE", url, undefined, { "tus-resumable": "1.0.0" }).catch(() => {}),
    refusal: async (bytes, signal) =>
      refusalOf(await readUploadRoom(signal), bytes, currentUser() ? undefined : LESS_IN_CLASS),
    userId: currentUploader,
    locks: { request: (name, work) => underLock(navigator.locks, name, work) },
    channel: "BroadcastChannel" in globalThis ? new BroadcastChannel(UPLOADS_DATABASE) : undefined,
  });
  wakeWithPage(queue);
  noteWhatWaits(queue);
  document.addEventListener(SIGN_OUT_EVENT, queue.rest);
  document.addEventListener(SIGN_OUT_FAILED_EVENT, queue.wake);
  document.addEventListener(ACCOUNT_DATA_REMOVED_EVENT, queue.clear);
  return instance = queue;
}

/** Pages without a form show the number, and load the queue while there are any. */
async function noteWhatWaits({ ready, uploads, isLoaded }: UploadQueue): Promise<void> {
  await ready;
  effect(() => {
    const waiting = [...uploads.value.values()].filter((upload) =>
      isOnItsWay(upload) || hasOriginalToSend(upload)
    ).length;
    // The number that an earlier page has stored may still be right.
    if (waiting === 0 && !isLoaded()) {
      return;
    }
    noteWaitingFiles(getLocalStorage(), currentUploader(), waiting);
  });
}

/** Continues when the network or the session may be back. */
function wakeWithPage({ wake }: UploadQueue): void {
  addEventListener("online", wake);
  addEventListener("turbo:load", wake);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wake();
  });
  if ("BroadcastChannel" in globalThis) {
    new BroadcastChannel(SIGN_IN_CHANNEL).addEventListener("message", wake);
  }
}
