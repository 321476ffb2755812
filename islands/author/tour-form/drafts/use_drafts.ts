/** The drafts of the author. */
import { useEffect, useState } from "react";
import type { Draft, DraftSummary } from "../../../../lib/model/tour/draft.ts";
import { api, ApiError, messageOf } from "../../../../lib/device/api.ts";
import { deleteQuestion, discardDraft } from "../../../shell/discard_draft.ts";
import { toast } from "../../../shell/toasts.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

export type Drafts = ReturnType<typeof useDrafts>;

/** Requests the list only for signed-in users. */
export function useDrafts(signedIn: boolean) {
  const [list, setList] = useState<DraftSummary[]>([]);

  const refresh = async () => {
    if (!signedIn) return;
    try {
      setList(await api<DraftSummary[]>("GET", "/api/drafts"));
    } catch (error) {
      // The drafts are not lost, only not listed: the form still works.
      console.warn("The drafts cannot be listed", error);
    }
  };
  useEffect(() => void refresh(), []);

  return {
    list,
    refresh,
    /** Resolves to a whole draft; to undefined, with a toast, when it cannot be loaded. */
    async load(id: string): Promise<Draft | undefined> {
      try {
        return await api<Draft>("GET", `/api/drafts/${encodeURIComponent(id)}`);
      } catch (error) {
        const gone = error instanceof ApiError && error.status === 404;
        const description = gone ? t("draftGone") : messageOf(error);
        toast({ title: t("draftNotFound"), description, kind: "error" });
      }
    },
    /** Deletes a draft, and offers it back. */
    remove({ id, title }: DraftSummary): Promise<void> {
      return discardDraft(id, {
        question: deleteQuestion(title),
        title: t("draftDeleted"),
        description: title,
        onDiscarded: () => setList((drafts) => drafts.filter((draft) => draft.id !== id)),
        onRestored: refresh,
      });
    },
  };
}
