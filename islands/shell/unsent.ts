/**
 * Sends what waits on this device as soon as possible: with each page, when the network is back,
 * when the service worker asks for it, and before a sign-out. A page that is left lets the
 * worker send it.
 */
import { currentUser, rememberCurrentUser } from "../../lib/device/current_user.ts";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import { SIGN_OUT_EVENT, type SignOut } from "../../lib/device/sign_out.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";
import { SIGNED_IN_USER_KEY } from "../../lib/device/storage_keys.ts";
import { isSendRequest, SYNC_TAG } from "../../lib/offline/messages.ts";
import type { Waiting } from "../../lib/offline/outbox/waiting.ts";

/** What waits on this device; nothing where that cannot be known. */
export async function waitingHere(): Promise<Waiting> {
  try {
    const { readWaiting } = await loadChunk(() => import("../../lib/offline/outbox/waiting.ts"));
    return await readWaiting(currentUser());
  } catch (error) {
    console.warn("What waits on this device is not known", error);
    return { progress: 0, drafts: 0, forms: 0, files: 0 };
  }
}

/** The form offers its own copies, and saves its own text. */
const hasForm = () => document.querySelector("x-island[data-name=tour-form]") !== null;

async function send(): Promise<void> {
  if (currentUser() === undefined) return;
  const waiting = await waitingHere();
  if (waiting.progress + waiting.drafts + waiting.files === 0) return;
  try {
    const { sendUnsent } = await loadChunk(() => import("../../lib/offline/outbox/outbox.ts"));
    await sendUnsent(waiting, hasForm());
  } catch (error) {
    console.warn("What waits is sent later", error);
  }
}

/** `SyncManager`, which TypeScript does not know. */
type SyncRegistration = { sync?: { register(tag: string): Promise<void> } };

/** Without Background Sync the next visit sends it. */
async function sendWithoutPage(): Promise<void> {
  if (document.visibilityState === "visible" || currentUser() === undefined) return;
  const { progress, drafts } = await waitingHere();
  if (progress + drafts === 0) return;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (registration as SyncRegistration | undefined)?.sync?.register(SYNC_TAG);
  } catch (error) {
    console.warn("What waits is sent with the next visit", error);
  }
}

addEventListener("turbo:load", () => {
  const userId = getLocalStorage()?.getItem(SIGNED_IN_USER_KEY);
  if (userId && document.querySelector("[data-account-deleted]")) {
    import("../../lib/device/deleted_account.ts")
      .then(({ leaveDeletedAccount }) => leaveDeletedAccount(userId), console.warn);
  }
  rememberCurrentUser();
  send();
});
addEventListener("online", send);
document.addEventListener("visibilitychange", sendWithoutPage);
document.addEventListener(SIGN_OUT_EVENT, (event) => {
  (event as CustomEvent<SignOut>).detail.waitUntil(send());
});
navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (isSendRequest(data)) send();
});
