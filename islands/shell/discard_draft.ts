/** Deletes a draft, with an offer to undo for a while. */
import { api, ApiError, messageOf } from "../../lib/device/api.ts";
import { getFormCopies } from "../../lib/device/forms/form_copies.ts";
import type { Draft } from "../../lib/model/tour/draft.ts";
import { confirm, type Question } from "./confirm.ts";
import { toast, UNDO_DURATION } from "./toasts.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("drafts");
const shell = texts("shell");

type Parts = {
  /** The question before; no question if missing. */
  question?: Question;
  /** The text of the toast, and its draft. */
  title: string;
  description?: string;
  onDiscarded: () => void;
  /** Called after an undo, with the restored draft. */
  onRestored: (draft: Draft) => void;
};

/** Resolves when the draft is deleted, or a toast reports a failure. Never rejects. */
export async function discardDraft(
  id: string,
  { question, title, description, onDiscarded, onRestored }: Parts,
): Promise<void> {
  if (question && !await confirm(question)) return;
  try {
    await api("DELETE", `/api/drafts/${id}`);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) return failed(t("draftNotDeleted", { message: messageOf(error) }));
  }
  await getFormCopies().removeAll(({ draftId }) => draftId === id)
    .catch((error) => console.warn("Copies of the draft are still on this device", error));
  onDiscarded();
  const undo = async () => {
    const restored = await restoreDraft(id);
    if (restored) onRestored(restored);
  };
  toast({ title, description, duration: UNDO_DURATION, action: { label: t("undo"), run: undo } });
}

/** Restores a deleted draft and returns it; undefined, with a toast, if that fails. */
export async function restoreDraft(id: string): Promise<Draft | undefined> {
  try {
    const restored = await api<Draft>("POST", `/api/drafts/${id}/restore`);
    toast({ title: t("draftRestored"), description: restored.title });
    return restored;
  } catch (error) {
    failed(t("draftNotRestored", { message: messageOf(error) }));
  }
}

/** The question before a draft of a list is deleted. */
export const deleteQuestion = (title: string): Question => ({
  title: t("deleteDraft"),
  text: t("deleteDraftText", { title }),
  action: t("delete"),
});

const failed = (description: string) =>
  void toast({ title: shell("error"), description, kind: "error" });
