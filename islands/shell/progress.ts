/** On each page of a signed-in user: offers to merge the progress of this device. */
import { orAlert } from "./alert.ts";
import { confirm } from "./confirm.ts";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import { PAGE_REGION_ID } from "../../lib/model/web/page_names.ts";
import { getLocalStorage, getSessionStorage } from "../../lib/device/storage.ts";
import { DEVICE_PROGRESS_KEY, MERGE_ASKED_KEY } from "../../lib/device/storage_keys.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

const loadProgressSync = async () =>
  (await loadChunk(() => import("../../lib/progress/progress_sync_instance.ts"))).getProgressSync();

addEventListener("turbo:load", () => {
  if (!document.getElementById(PAGE_REGION_ID)?.dataset.user) return;
  if (getLocalStorage()?.getItem(DEVICE_PROGRESS_KEY) && !wasAsked()) offer();
});

const wasAsked = () => getSessionStorage()?.getItem(MERGE_ASKED_KEY) != null;

async function offer(): Promise<void> {
  getSessionStorage()?.setItem(MERGE_ASKED_KEY, "1");
  const isWanted = await confirm({
    title: t("keepProgress"),
    text: t("keepProgressText"),
    action: t("addToAccount"),
  });
  if (isWanted) await orAlert(async () => (await loadProgressSync()).merge());
}
