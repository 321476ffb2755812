/**
 * Sends what waits on this device as soon as possible: with each page, when the network is back,
 * when the service worker asks for it, and before a sign-out. A page that is left passes it on to
 * the worker.
 */
import { currentUser, rememberCurrentUser } from "../../lib/device/current_user.ts";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import { SIGN_OUT_EVENT, type SignOut } from "../../lib/device/sign_out.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";
import { OUTBOX_KEY, SIGNED_IN_USER_KEY } from "../../lib/device/storage_keys.ts";
import { countWaitingFiles } from "../../lib/device/waiting_files.ts";
import { isSendRequest } from "../../lib/offline/messages.ts";
import { hasFormCopies } from "../../lib/device/forms/has_form_copies.ts";

const loadUnsent = () => loadChunk(() => import("../../lib/offline/outbox/outbox.ts"));

/** Copies may be other users', or of open forms; that is checked when they are sent. */
async function mayHaveUnsent(): Promise<boolean> {
  const [storage, user] = [getLocalStorage(), currentUser()];
  if (user === undefined) return false;
  return storage?.getItem(OUTBOX_KEY) != null || countWaitingFiles(storage, user) > 0 ||
    await hasFormCopies();
}

/** The form offers its own copies, and saves its own text. */
const hasForm = () => document.querySelector("x-island[data-name=tour-form]") !== null;

async function send(): Promise<void> {
  if (!await mayHaveUnsent()) return;
  try {
    const { sendProgress, sendUnsent } = await loadUnsent();
    await (hasForm() ? sendProgress() : sendUnsent());
  } catch (error) {
    console.warn("What waits is sent later", error);
  }
}

async function handOver(): Promise<void> {
  if (document.visibilityState === "visible" || !await mayHaveUnsent()) return;
  try {
    await (await loadUnsent()).handOverUnsent();
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
document.addEventListener("visibilitychange", handOver);
document.addEventListener(SIGN_OUT_EVENT, (event) => {
  (event as CustomEvent<SignOut>).detail.waitUntil(send());
});
navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (isSendRequest(data)) send();
});
