/** The owner of a copy of a form that was written without an account, or in a deleted one. */
import { type FormCopies, NEW_ARCHIVE } from "./form_copies.ts";
import { TAB_KEY } from "../storage_keys.ts";

/**
 * Turns the copies of `userId`, whose account is deleted, into new archives written in this tab
 * without an account, because the archives that they changed are gone.
 */
export async function releaseFormCopies(
  copies: FormCopies,
  session: Storage | undefined,
  userId: string,
): Promise<void> {
  for (const copy of await copies.list()) {
    if (copy.userId !== userId) continue;
    const tab = tabId(session);
    await copies.change(
      copy.id,
      ({ id, values, at, template }) => ({ id, target: NEW_ARCHIVE, values, at, template, tab }),
    );
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
