/** The drafts of the author. */
import { useEffect, useState } from "react";
import type { Draft, DraftSummary } from "../../../lib/model/draft.ts";
import { api, ApiError, messageOf } from "../../../lib/browser/api.ts";
import { removeFormCopies } from "../../../lib/browser/form_copies.ts";
import { getLocalStorage } from "../../../lib/browser/storage.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";

export type Drafts = ReturnType<typeof useDrafts>;

/** Asks for the list only for somebody who has signed in. */
export function useDrafts(signedIn: boolean) {
  const [list, setList] = useState<DraftSummary[]>([]);

  const refresh = async () => {
    if (!signedIn) return;
    try {
      setList(await api<DraftSummary[]>("GET", "/api/drafts"));
    } catch (error) {
      // The drafts are not lost, only not listed: the form can be used all the same.
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
        const description = gone ? "It was deleted, or belongs to someone else." : messageOf(error);
        toast({ title: "Draft not found", description, kind: "error" });
      }
    },
    /** Deletes a draft after a question. */
    async remove({ id, title }: DraftSummary): Promise<void> {
      const sure = await confirm({
        title: "Delete this draft?",
        text: `“${title}” will be deleted. This cannot be undone.`,
        action: "Delete",
      });
      if (!sure) return;
      try {
        await api("DELETE", `/api/drafts/${id}`);
        removeFormCopies(getLocalStorage(), ({ draftId }) => draftId === id);
        setList((drafts) => drafts.filter((draft) => draft.id !== id));
        toast({ title: "Draft Deleted", description: title });
      } catch {
        toast({
          title: "Error",
          description: "Failed to delete draft. Please try again.",
          kind: "error",
        });
      }
    },
  };
}
