/** The owner of a copy of a form that was written without an account, or in a deleted one. */
import { formCopyKeys, NEW_ARCHIVE, removeFormCopies } from "./form_copies.ts";
import { TAB_KEY } from "./storage_keys.ts";

/**
 * Turns the copies of `userId`, whose account is deleted, into new archives written in this tab
 * without an account, because the archives that they changed are gone.
 */
export function releaseFormCopies(
  storage: Storage | undefined,
  session: Storage | undefined,
  userId: string,
): void {
  removeFormCopies(storage, () => false);
  for (const key of formCopyKeys(storage)) {
    const copy = JSON.parse(storage!.getItem(key)!);
    if (copy.userId !== userId) continue;
    const { id, values, at, template } = copy;
    const tab = tabId(session);
    storage!.setItem(key, JSON.stringify({ id, target: NEW_ARCHIVE, values, at, template, tab }));
  }
}

/** The id of this tab, the same after a reload; `fallback` if the browser refuses its storage. */
export function tabId(session: Storage | undefined, fallback = crypto.randomUUID()): string {
  const known = session?.getItem(TAB_KEY);
  if (known) return known;
  try {
    session?.setItem(TAB_KEY, fallback);
  } catch {
    // No room: after a reload this counts as another tab.
  }
  return fallback;
}
