/**
 * Asks for the location on a first visit, when the splash is gone. Whoever has answered loads
 * nothing of it.
 */
import { LOCATION_GRANTED_KEY, LOCATION_HANDLED_KEY } from "../../lib/browser/storage_keys.ts";
import { LOCATION_PROMPT_ID } from "../../lib/model/page_names.ts";
import { showAlert } from "./alert.ts";
import { getLocalStorage } from "../../lib/browser/storage.ts";

const dialog = document.getElementById(LOCATION_PROMPT_ID) as HTMLDialogElement | null;
const root = document.documentElement;

/** Without storage the answer could not be kept, and the question would come on every page. */
const isOpen = () => getLocalStorage()?.getItem(LOCATION_HANDLED_KEY) === null;

function skip(): void {
  try {
    getLocalStorage()?.setItem(LOCATION_HANDLED_KEY, "true");
    getLocalStorage()?.setItem(LOCATION_GRANTED_KEY, "false");
  } catch {
    // The storage is full: the question comes again.
  }
}

/** Shows the browser's own question; the answer is kept by the location itself. */
async function enable(): Promise<void> {
  const [{ getLocation }, { ALLOW_LATER }] = await Promise.all([
    import("../../lib/browser/location.ts"),
    import("../../lib/browser/location_error.ts"),
  ]);
  try {
    await getLocation().locate();
  } catch (error) {
    const { message } = error as Error;
    showAlert(`${message}. Everything else works without it. ${ALLOW_LATER}`);
  }
}

function show(dialog: HTMLDialogElement): void {
  dialog.querySelector("a")?.addEventListener("click", () => dialog.close("skip"));
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "enable") enable();
    else skip();
  }, { once: true });
  dialog.showModal();
}

if (dialog && isOpen()) {
  if (root.dataset.splash === undefined) show(dialog);
  else {
    const observer = new MutationObserver(() => {
      if (root.dataset.splash !== undefined) return;
      observer.disconnect();
      show(dialog);
    });
    observer.observe(root, { attributeFilter: ["data-splash"] });
  }
}
