/**
 * Drafts on this device that wait to be sent: copies of new forms, stored for a signed-in user. An
 * open form sends its own.
 */
import type { HandedOverDraft } from "../../device/handed_over.ts";
import { formCopyKeys, NEW_ARCHIVE } from "../../device/form_copies.ts";
import { FORM_COPY_PREFIX } from "../../device/storage_keys.ts";
import type { DraftBody, DraftIdentity } from "../../device/send_draft.ts";

/** The part of a form's copy that is sent. */
export type UnsentDraft = HandedOverDraft & DraftIdentity & {
  userId: string;
  /** The fields of the form. */
  values: { title?: string };
  template?: string;
  /** NEW_ARCHIVE, or the id of the tour that the form changes. */
  target: string;
  /** The revision of that tour from which the changes began. */
  revision?: number;
  /** The server has refused it for good; it has to be corrected in its form. */
  isRefused?: true;
};

type StoredCopy = Partial<UnsentDraft> & { pendingTour?: unknown };

/** A form that is being published finishes itself. */
const isUnsent = (copy: StoredCopy): copy is UnsentDraft =>
  Boolean(copy.target && copy.id && copy.userId && copy.values) &&
  !copy.pendingTour && !copy.isRefused;

/** The request body of a form. Its id is the copy's. */
export const toDraftBody = (
  { id, target, revision, values, template }: Omit<UnsentDraft, "at" | "userId">,
): DraftBody => ({
  title: values.title ?? "",
  draftData: values,
  templateUsed: template,
  ...(target === NEW_ARCHIVE ? {} : { tourId: target, tourRevision: revision }),
  formId: id,
});

/** The waiting drafts of `userId`, or of all users, the longest unchanged first. Never throws. */
export function listUnsentDrafts(storage: Storage | undefined, userId?: string): UnsentDraft[] {
  return formCopyKeys(storage)
    .map((key) => readCopy(storage, key))
    .filter((copy) => isUnsent(copy))
    .filter((copy) => userId === undefined || copy.userId === userId)
    .sort((a, b) => a.at - b.at);
}

/** A queue of drafts, for pages and for the service worker. */
export type DraftQueue = {
  list(): UnsentDraft[];
  /** Stores the present state of a draft. */
  update(draft: UnsentDraft): void | Promise<void>;
  /** Removes a draft that the server has unchanged. */
  remove(draft: UnsentDraft): void | Promise<void>;
};

/** The drafts of a user in `storage`. A copy that a form has changed meanwhile stays. */
export function createDraftQueue(storage: Storage | undefined, userId: string): DraftQueue {
  const keyOf = ({ id }: UnsentDraft) => FORM_COPY_PREFIX + id;
  const isAsSent = (draft: UnsentDraft) => readCopy(storage, keyOf(draft)).at === draft.at;
  return {
    list: () => listUnsentDrafts(storage, userId),
    update(draft) {
      const { draftId, draftRevision, savedAt, pendingCreate } = draft;
      const stored = readCopy(storage, keyOf(draft));
      // Discarded meanwhile.
      if (!stored.id) return;
      const copy = isAsSent(draft)
        ? draft
        : { ...stored, draftId, draftRevision, savedAt, pendingCreate };
      storage!.setItem(keyOf(draft), JSON.stringify(copy));
    },
    remove(draft) {
      if (isAsSent(draft)) storage!.removeItem(keyOf(draft));
    },
  };
}

function readCopy(storage: Storage | undefined, key: string): StoredCopy {
  try {
    return JSON.parse(storage?.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
