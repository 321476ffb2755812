/**
 * Asks for the location on a first visit, when the splash is gone, and on a page that has more to
 * show than a message.
 */
import { LOCATION_GRANTED_KEY, LOCATION_HANDLED_KEY } from "../../lib/browser/storage_keys.ts";
import { LOCATION_PROMPT_ID } from "../../lib/model/page_names.ts";
import { showAlert, showChunkAlert } from "./alert.ts";
import { ChunkError, loadChunk } from "../../lib/browser/load_chunk.ts";
import { ALLOW_LATER } from "../../lib/browser/location_error.ts";
import { announceSharedLocation } from "./location_shared.ts";
import { getLocalStorage } from "../../lib/browser/storage.ts";

const dialog = document.getElementById(LOCATION_PROMPT_ID) as HTMLDialogElement | null;
const root = document.documentElement;

/** Without storage the answer could not be stored, and the question would come on every page. */
const isOpen = () => getLocalStorage()?.getItem(LOCATION_HANDLED_KEY) === null;

function skip(): void {
  try {
    getLocalStorage()?.setItem(LOCATION_HANDLED_KEY, "true");
    getLocalStorage()?.setItem(LOCATION_GRANTED_KEY, "false");
  } catch {
    // The storage is full: the question comes again.
  }
}

/** Shows the browser's own question; the location stores the answer. */
async function enable(): Promise<void> {
  try {
    const { getLocation } = await loadChunk(() => import("../../lib/browser/location.ts"));
    await getLocation().locate();
    announceSharedLocation();
  } catch (error) {
    if (error instanceof ChunkError) return showChunkAlert(error, enable);
    const { message } = error as Error;
    showAlert(`${message}. You can still use everything else. ${ALLOW_LATER}`);
  }
}

function show(dialog: HTMLDialogElement): void {
  removeEventListener("turbo:load", askHere);
  dialog.querySelector("a")?.addEventListener("click", () => dialog.close("skip"));
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "enable") enable();
    else skip();
  }, { once: true });
  dialog.showModal();
}

function askHere(): void {
  if (!dialog || !isOpen() || root.dataset.splash !== undefined) return;
  if (!document.querySelector("[data-message-page]")) show(dialog);
}

addEventListener("turbo:load", askHere);
const observer = new MutationObserver(() => {
  observer.disconnect();
  askHere();
});
if (root.dataset.splash !== undefined) observer.observe(root, { attributeFilter: ["data-splash"] });
