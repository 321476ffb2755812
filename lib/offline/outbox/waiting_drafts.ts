/**
 * Drafts on this device that wait to be sent: copies of new forms, stored for a signed-in user. An
 * open form sends its own.
 */
import { type FormCopies, NEW_ARCHIVE } from "../../device/forms/form_copies.ts";
import type { FormCopy } from "../../device/forms/form_copy.ts";
import type { DraftBody } from "../../device/send_draft.ts";

/** A copy that is sent. */
export type UnsentDraft = FormCopy & { userId: string };

/** A form that is being published finishes itself. */
export const isUnsent = (copy: FormCopy): copy is UnsentDraft =>
  Boolean(copy.target && copy.userId && copy.values) && !copy.pendingTour && !copy.isRefused;

/** The request body of a form. Its id is the copy's. */
export const toDraftBody = (
  { id, at, target, revision, values, template }: Omit<UnsentDraft, "userId">,
): DraftBody => ({
  title: values.title ?? "",
  draftData: values,
  templateUsed: template,
  ...(target === NEW_ARCHIVE ? {} : { tourId: target, tourRevision: revision }),
  formId: id,
  formChangedAt: new Date(at).toISOString(),
});

export type DraftQueue = ReturnType<typeof createDraftQueue>;

/** The drafts of a user in `copies`. A copy that a form has changed meanwhile stays. */
export function createDraftQueue(copies: FormCopies, userId: string) {
  return {
    /** The waiting drafts, the longest unchanged first. */
    list: async (): Promise<UnsentDraft[]> =>
      (await copies.list()).filter(isUnsent).filter((copy) => copy.userId === userId)
        .sort((a, b) => a.at - b.at),
    /** Stores the present state of a draft. */
    update: (draft: UnsentDraft): Promise<void> =>
      copies.change(draft.id, (copy) => {
        const { draftId, draftRevision, savedAt, pendingCreate } = draft;
        const isAsSent = copy.at === draft.at;
        return isAsSent ? draft : { ...copy, draftId, draftRevision, savedAt, pendingCreate };
      }),
    /** Removes a draft that the server has unchanged. */
    remove: ({ id, at }: UnsentDraft): Promise<void> =>
      copies.change(id, (copy) => copy.at === at ? undefined : copy),
  };
}
