/** Gives files that were shared with the program to the form that was chosen for them. */
import { listShared, removeShared } from "../../../../lib/device/uploads/shared_files.ts";
import { underLock } from "../../../../lib/device/under_lock.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { SHARED_PARAMETER } from "../../../../lib/model/web/share.ts";
import { toast } from "../../../shell/toasts.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

/** Whether the form was opened for shared files. */
export const isForShared = (): boolean =>
  new URLSearchParams(location.search).has(SHARED_PARAMETER);

/**
 * Gives the waiting files to `add`, which resolves to false if it refuses them, and forgets them
 * once the form's uploads are stored. Tabs wait for each other, so that each file is added once. A
 * toast reports a device that refuses its storage.
 */
export async function takeShared(add: (files: File[]) => Promise<boolean>): Promise<void> {
  if (!isForShared()) return;
  try {
    await underLock(navigator.locks, "shared-files", async () => {
      const shared = await listShared();
      if (shared.length === 0 || !await add(shared.map(({ file }) => file))) return;
      await getUploadQueue().settled();
      await removeShared(shared.map(({ id }) => id));
    });
  } catch (cause) {
    console.warn("Shared files cannot be taken", cause);
    toast({ title: t("sharedNotAdded"), description: t("shareAgain"), kind: "error" });
  }
  // A reload is for this form alone.
  const address = new URL(location.href);
  address.searchParams.delete(SHARED_PARAMETER);
  history.replaceState(history.state, "", address);
}
