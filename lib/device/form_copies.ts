/**
 * Copies of unfinished forms in local storage, as far as pages without a form know them: how to
 * remove them. What they contain is known to `islands/author/tour-form/drafts/device_copies.ts`.
 */
import { FORM_COPY_PREFIX } from "./storage_keys.ts";

/** How long a copy stays after the last change to its form, in milliseconds: 30 days. */
export const FORM_COPY_LIFETIME = 30 * 24 * 3600 * 1000;

/** What a copy stands for that is no edit of an archive which is there. */
export const NEW_ARCHIVE = "create";

/**
 * What stands in each copy beside the form itself: milliseconds since 1970, and the id of its
 * draft.
 */
type StoredCopy = { at?: number; draftId?: string };

/** The keys of all copies in `storage`; none where there is no storage. */
export const formCopyKeys = (storage: Storage | undefined): string[] =>
  Object.keys(storage ?? {}).filter((key) => key.startsWith(FORM_COPY_PREFIX));

/**
 * Removes the copies for which `applies` is true, and those that cannot be read. Without it, all.
 */
export function removeFormCopies(
  storage: Storage | undefined,
  applies: (copy: StoredCopy) => boolean = () => true,
): void {
  for (const key of formCopyKeys(storage)) {
    if (isRemovable(storage!.getItem(key), applies)) storage!.removeItem(key);
  }
}

/** Removes the copies that are older than their lifetime; `now` is in milliseconds since 1970. */
export const removeExpiredFormCopies = (storage: Storage | undefined, now: number): void =>
  removeFormCopies(storage, ({ at = 0 }) => now - at > FORM_COPY_LIFETIME);

function isRemovable(text: string | null, applies: (copy: StoredCopy) => boolean): boolean {
  try {
    return applies(JSON.parse(text!));
  } catch {
    return true;
  }
}
