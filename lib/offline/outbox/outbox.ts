/** The queue of the open page for everything that waits on this device to be sent. Browser only. */
import { currentUser } from "../../device/current_user.ts";
import { getFormCopies } from "../../device/forms/form_copy_database.ts";
import { handedOverStore, takeBackHere } from "../../device/handed_over_store.ts";
import { loadChunk } from "../../device/load_chunk.ts";
import { getLocalStorage } from "../../device/storage.ts";
import { FORM_COPY_PREFIX, OUTBOX_KEY } from "../../device/storage_keys.ts";
import { countWaitingFiles } from "../../device/waiting_files.ts";
import { underLock } from "../../device/under_lock.ts";
import { getProgressSync } from "../../progress/progress_sync_instance.ts";
import { handOver, type SyncRegistration } from "./hand_over.ts";
import { sendDrafts } from "./send_drafts.ts";
import { createDraftQueue, type UnsentDraft } from "./waiting_drafts.ts";

/** The lock under which one tab at a time sends drafts. */
const DRAFTS_LOCK = "unsent-drafts";

/** Forms hold a lock of their copy's name while they are open. */
const ifClosed = ({ id }: UnsentDraft, work: () => Promise<void>): Promise<unknown> =>
  navigator.locks
    ? navigator.locks.request(FORM_COPY_PREFIX + id, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    })
    : work();

/**
 * Sends the progress of the signed-in user; resolves when all has arrived, or nothing can be sent
 * now. Never rejects.
 */
export async function sendProgress(): Promise<void> {
  if (getLocalStorage()?.getItem(OUTBOX_KEY)) await getProgressSync().flush();
}

/**
 * The same for progress and drafts. Recordings and pictures start uploading; their number shows
 * when they have arrived.
 */
export async function sendUnsent(): Promise<void> {
  const userId = currentUser();
  if (!userId) return;
  const storage = getLocalStorage();
  if (countWaitingFiles(storage, userId) > 0) startUploads();
  const isSignedIn = () => currentUser() === userId;
  const send = async () => {
    await takeBackHere();
    await sendDrafts(createDraftQueue(getFormCopies(), userId), { isSignedIn, ifClosed });
  };
  await sendProgress();
  await underLock(navigator.locks, DRAFTS_LOCK, send).catch(console.warn);
}

const startUploads = () =>
  loadChunk(() => import("../../device/uploads/resume_uploads.ts"))
    .then(({ resumeUploads }) => resumeUploads())
    .catch((error) => console.warn("The files are sent with a later page", error));

/** Lets the service worker send it if no page is open when there is a network. */
export async function handOverUnsent(): Promise<void> {
  const userId = currentUser();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!userId || !registration) return;
  await handOver(userId, {
    storage: getLocalStorage(),
    copies: getFormCopies(),
    store: handedOverStore,
    registration: registration as SyncRegistration,
  });
}
