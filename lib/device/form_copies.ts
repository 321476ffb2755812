/**
 * Copies of unfinished forms in local storage, for pages without a form: how to remove them.
 * `islands/author/tour-form/drafts/device_copies.ts` knows their content.
 */
import { FORM_COPY_PREFIX } from "./storage_keys.ts";

/** How long a copy stays after the last change to its form, in milliseconds: 30 days. */
export const FORM_COPY_LIFETIME = 30 * 24 * 3600 * 1000;

/** The target of a copy that is not an edit of an existing archive. */
export const NEW_ARCHIVE = "create";

/** Fields of each copy besides the form: milliseconds since 1970, and the id of its draft. */
type StoredCopy = { at?: number; draftId?: string };

/** The keys of all copies in `storage`; empty without a storage. */
export const formCopyKeys = (storage: Storage | undefined): string[] =>
  Object.keys(storage ?? {}).filter((key) => key.startsWith(FORM_COPY_PREFIX));

/** Removes the copies that `applies` accepts, and unreadable ones. Without it, all. */
export function removeFormCopies(
  storage: Storage | undefined,
  applies: (copy: StoredCopy) => boolean = () => true,
): void {
  for (const key of formCopyKeys(storage)) {
    if (isRemovable(storage!.getItem(key), applies)) storage!.removeItem(key);
  }
}

/** Removes the copies past their lifetime; `now` is in milliseconds since 1970. */
export const removeExpiredFormCopies = (storage: Storage | undefined, now: number): void =>
  removeFormCopies(storage, ({ at = 0 }) => now - at > FORM_COPY_LIFETIME);

function isRemovable(text: string | null, applies: (copy: StoredCopy) => boolean): boolean {
  try {
    return applies(JSON.parse(text!));
  } catch {
    return true;
  }
}
