/**
 * Asks for the location on a first visit, after the splash, and on a page with more content than a
 * message. If a link has led straight to an archive, it waits until Start is pressed or another
 * page is opened: the link says where the visitor wants to go.
 */
import { LOCATION_GRANTED_KEY, LOCATION_HANDLED_KEY } from "../../lib/device/storage_keys.ts";
import { LOCATION_PROMPT_ID, LOCATION_QUESTION_EVENT } from "../../lib/model/web/page_names.ts";
import { showAlert, showChunkAlert } from "./alert.ts";
import { ChunkError, loadChunk } from "../../lib/device/load_chunk.ts";
import { fromLocal } from "../../lib/texts/local_paths.ts";
import { allowLater } from "../../lib/device/location/location_error.ts";
import { announceSharedLocation } from "./location_shared.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

const dialog = document.getElementById(LOCATION_PROMPT_ID) as HTMLDialogElement | null;
const root = document.documentElement;

/** Without storage the answer could not be stored, and every page would ask. */
const isOpen = () => getLocalStorage()?.getItem(LOCATION_HANDLED_KEY) === null;

function skip(): void {
  try {
    getLocalStorage()?.setItem(LOCATION_HANDLED_KEY, "true");
    getLocalStorage()?.setItem(LOCATION_GRANTED_KEY, "false");
  } catch {
    // The storage is full: the question comes again.
  }
}

/** Shows the browser's own question; the location stores the answer. `fail` reports a failure. */
async function enable(fail: (message: string) => void): Promise<void> {
  try {
    const { getLocation } = await loadChunk(() => import("../../lib/device/location/location.ts"));
    await getLocation().locate();
    announceSharedLocation();
  } catch (error) {
    if (error instanceof ChunkError) return showChunkAlert(error, () => enable(fail));
    fail((error as Error).message);
  }
}

const sayRefused = (message: string) =>
  showAlert(t("useEverythingElse", { message, allowLater: allowLater() }));

/** Calls `onAnswer` with the answer; `isOnWay` leaves out links that lead away. */
function show(
  dialog: HTMLDialogElement,
  isOnWay: boolean,
  onAnswer: (isAllowed: boolean) => void,
): void {
  removeEventListener("turbo:load", askHere);
  const elsewhere = dialog.querySelector("a")!;
  elsewhere.hidden = isOnWay;
  elsewhere.addEventListener("click", () => dialog.close("skip"), { once: true });
  dialog.addEventListener("close", () => onAnswer(dialog.returnValue === "enable"), { once: true });
  dialog.showModal();
}

/** The path of the archive that a link has led to, until another page is opened. */
let linkedPath = /^\/tour\/[^/]+$/.test(fromLocal(location.pathname).path)
  ? location.pathname
  : undefined;

function askHere(): void {
  if (location.pathname !== linkedPath) linkedPath = undefined;
  if (!dialog || linkedPath || !isOpen() || root.dataset.splash !== undefined) return;
  if (document.querySelector("[data-message-page]")) return;
  show(dialog, false, (isAllowed) => isAllowed ? enable(sayRefused) : skip());
}

/** Start was pressed: the walk begins with the answer, and itself reports a missing position. */
document.addEventListener(LOCATION_QUESTION_EVENT, (event) => {
  if (!dialog || dialog.open || !isOpen()) return;
  event.preventDefault();
  const begin = (event as CustomEvent<() => void>).detail;
  show(dialog, true, async (isAllowed) => {
    if (isAllowed) enable(() => {});
    else {
      skip();
      // Already loaded, with the walk that is to begin.
      const { getLocation } = await import("../../lib/device/location/location.ts");
      getLocation().skip();
    }
    begin();
  });
});

addEventListener("turbo:load", askHere);
const observer = new MutationObserver(() => {
  observer.disconnect();
  askHere();
});
if (root.dataset.splash !== undefined) observer.observe(root, { attributeFilter: ["data-splash"] });
