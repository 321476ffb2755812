/**
 * Drafts that wait on this device to be sent: copies of new forms, stored for somebody who was
 * signed in. A form that is open sends its own.
 */
import type { HandedOverDraft } from "../../device/handed_over.ts";
import { formCopyKeys, NEW_ARCHIVE } from "../../device/form_copies.ts";
import { FORM_COPY_PREFIX } from "../../device/storage_keys.ts";
import type { DraftBody, DraftIdentity } from "../../device/send_draft.ts";

/** A copy of a form, as far as it is sent; its form has more. */
export type UnsentDraft = HandedOverDraft & DraftIdentity & {
  userId: string;
  /** The fields of the form. */
  values: { title?: string };
  template?: string;
  /** NEW_ARCHIVE, or the id of the tour that the form changes. */
  target: string;
  /** The revision of that tour from which the changes began. */
  revision?: number;
  /** The server has refused it for good: its form is needed to mend it. */
  isRefused?: true;
};

type StoredCopy = Partial<UnsentDraft> & { pendingTour?: unknown };

/** What is being made into an archive is for its form to finish. */
const isUnsent = (copy: StoredCopy): copy is UnsentDraft =>
  Boolean(copy.target && copy.id && copy.userId && copy.values) &&
  !copy.pendingTour && !copy.isRefused;

/** What is sent of a form. Its id is the copy's. */
export const toDraftBody = (
  { id, target, revision, values, template }: Omit<UnsentDraft, "at" | "userId">,
): DraftBody => ({
  title: values.title ?? "",
  draftData: values,
  templateUsed: template,
  ...(target === NEW_ARCHIVE ? {} : { tourId: target, tourRevision: revision }),
  formId: id,
});

/** The drafts of `userId`, or of anybody, that changed longest ago first. Never throws. */
export function listUnsentDrafts(storage: Storage | undefined, userId?: string): UnsentDraft[] {
  return formCopyKeys(storage)
    .map((key) => readCopy(storage, key))
    .filter((copy) => isUnsent(copy))
    .filter((copy) => userId === undefined || copy.userId === userId)
    .sort((a, b) => a.at - b.at);
}

/** Drafts that are sent one after the other, in pages and in the service worker. */
export type DraftQueue = {
  list(): UnsentDraft[];
  /** Stores what is known of a draft by now. */
  update(draft: UnsentDraft): void | Promise<void>;
  /** Takes a draft off that the server has as it is. */
  remove(draft: UnsentDraft): void | Promise<void>;
};

/** The drafts of a user in `storage`. A copy that a form has changed meanwhile stays on it. */
export function createDraftQueue(storage: Storage | undefined, userId: string): DraftQueue {
  const keyOf = ({ id }: UnsentDraft) => FORM_COPY_PREFIX + id;
  const isAsSent = (draft: UnsentDraft) => readCopy(storage, keyOf(draft)).at === draft.at;
  return {
    list: () => listUnsentDrafts(storage, userId),
    update(draft) {
      const { draftId, draftRevision, savedAt, pendingCreate } = draft;
      const stored = readCopy(storage, keyOf(draft));
      // Removed meanwhile, by whoever discarded it.
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
