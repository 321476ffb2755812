/** The queue of uploads of this page. Browser only. */
import { SIGN_IN_CHANNEL } from "../storage_keys.ts";
import { api } from "../api.ts";
import { loadChunk } from "../load_chunk.ts";
import { deviceRecords } from "../queue/records.ts";
import { underLock } from "../under_lock.ts";
import { currentUser } from "../current_user.ts";
import { currentUploader } from "../pupil/pupil.ts";
import { prepareUpload } from "./prepare_upload.ts";
import { createUploadQueue, type UploadQueue } from "./upload_queue.ts";
import { ACCOUNT_DATA_REMOVED_EVENT, SIGN_OUT_EVENT, SIGN_OUT_FAILED_EVENT } from "../sign_out.ts";
import { readUploadRoom, refusalOf } from "./upload_room.ts";

let instance: UploadQueue | undefined;

/** The queue; the first call begins with the stored uploads. */
export function getUploadQueue(): UploadQueue {
  if (instance) return instance;
  const queue = createUploadQueue({
    store: deviceRecords("uploads"),
    prepare: prepareUpload,
    async send(file, parts) {
      const { sendFile } = await loadChunk(() => import("./send_file.ts"));
      return await sendFile(file, parts);
    },
    cancel: (url) => api("DELETE", url, undefined, { "tus-resumable": "1.0.0" }).catch(() => {}),
    refusal: async (bytes, signal) =>
      refusalOf(await readUploadRoom(signal), bytes, !currentUser()),
    userId: currentUploader,
    locks: { request: (name, work) => underLock(navigator.locks, name, work) },
    channel: "BroadcastChannel" in globalThis ? new BroadcastChannel("uploads") : undefined,
  });
  wakeWithPage(queue);
  document.addEventListener(SIGN_OUT_EVENT, queue.rest);
  document.addEventListener(SIGN_OUT_FAILED_EVENT, queue.wake);
  document.addEventListener(ACCOUNT_DATA_REMOVED_EVENT, queue.clear);
  return instance = queue;
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
