/** Deletes an archive after a question, with an offer to undo. */
import { api, ApiError, messageOf } from "../../lib/device/api.ts";
import { confirm } from "./confirm.ts";
import { toast, type ToastText, UNDO_DURATION } from "./toasts.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("drafts");

type Parts = {
  /** The part of the question about what stays, or can be undone. */
  remedy: string;
  /** The messages afterwards; `failed` makes its text from the error for people. */
  done: ToastText;
  failed: (message: string) => ToastText;
  onDeleted: () => void;
  /** Called when the archive is restored. */
  onRestored: () => void;
};

/**
 * Resolves when it is deleted, by this request or an earlier one, or the person cancels. Never
 * rejects.
 */
export async function deleteArchive(
  { id, title }: { id: string; title: string },
  { remedy, done, failed, onDeleted, onRestored }: Parts,
): Promise<void> {
  const sure = await confirm({
    title: t("deleteArchive"),
    text: t("deleteArchiveText", { title, remedy }),
    action: t("delete"),
  });
  if (!sure) return;
  try {
    await api("DELETE", `/api/tours/${id}`);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) return void toast({ kind: "error", ...failed(messageOf(error)) });
  }
  onDeleted();
  const run = async () => {
    if (await restoreArchive({ id, title })) onRestored();
  };
  toast({ ...done, duration: UNDO_DURATION, action: { label: t("undo"), run } });
}

/** Restores a deleted archive; resolves to false, with a toast, if that fails. */
export async function restoreArchive(
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  try {
    await api("POST", `/api/trash/${id}/restore`);
    toast({ title: t("archiveRestored"), description: title });
    return true;
  } catch (error) {
    toast({ title: t("notRestored"), description: messageOf(error), kind: "error" });
    return false;
  }
}
