/** Whose a copy of a form is that somebody wrote without an account, or whose account is gone. */
import { formCopyKeys, NEW_ARCHIVE, removeFormCopies } from "./form_copies.ts";
import { TAB_KEY } from "./storage_keys.ts";

/**
 * Makes of the copies that `userId` wrote, whose account is deleted, new archives that somebody
 * wrote in this tab without an account: whatever they were changes of is gone.
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

/** Of this tab, the same after a reload; `fallback` where the browser refuses its storage. */
export function tabId(session: Storage | undefined, fallback = crypto.randomUUID()): string {
  const known = session?.getItem(TAB_KEY);
  if (known) return known;
  try {
    session?.setItem(TAB_KEY, fallback);
  } catch {
    // No room: after a reload this is another tab.
  }
  return fallback;
}
