/** On each page of who is signed in: sends what waits, and offers what this device kept before. */
import { ask } from "./confirm.ts";
import { PAGE_REGION_ID } from "../../lib/model/page_names.ts";
import { getLocalStorage, getSessionStorage } from "../../lib/browser/storage.ts";
import {
  DEVICE_PROGRESS_KEY,
  MERGE_ASKED_KEY,
  OUTBOX_KEY,
} from "../../lib/browser/storage_keys.ts";

const keeper = async () =>
  (await import("../../lib/progress/progress_sync_instance.ts")).getProgressSync();

addEventListener("turbo:load", () => {
  if (!document.getElementById(PAGE_REGION_ID)?.dataset.user) return;
  // The keeper sends by itself what it finds.
  if (getLocalStorage()?.getItem(OUTBOX_KEY)) keeper();
  if (getLocalStorage()?.getItem(DEVICE_PROGRESS_KEY) && !wasAsked()) offer();
});

const wasAsked = () => getSessionStorage()?.getItem(MERGE_ASKED_KEY) != null;

async function offer(): Promise<void> {
  getSessionStorage()?.setItem(MERGE_ASKED_KEY, "1");
  const isWanted = await ask({
    title: "Keep your progress?",
    text: "This device remembers archives that you began before you signed in. " +
      "Your account can take them over.",
    action: "Add to my account",
  });
  if (isWanted) await (await keeper()).merge();
}
