/** Cleans up a device whose user's account was deleted. */
import type { FormCopies } from "./forms/form_copies.ts";
import { getFormCopies } from "./forms/form_copies.ts";
import { releaseFormCopies } from "./forms/form_copy_owners.ts";
import { getLocalStorage, getSessionStorage } from "./storage.ts";
import { ACCOUNT_DELETED_KEY, LEFT_WALK_KEY, PLAYER_TOUR_KEY } from "./storage_keys.ts";

type Storages = { local?: Storage; session?: Storage; copies?: FormCopies };

/** Tells the forms in other tabs that the account of `userId` was deleted. Never throws. */
export function tellOtherTabs(userId: string | undefined, local = getLocalStorage()): void {
  try {
    local?.setItem(ACCOUNT_DELETED_KEY, userId ?? "");
    local?.removeItem(ACCOUNT_DELETED_KEY);
  } catch {
    // No room: forms in other tabs still count as the deleted account's.
  }
}

/**
 * For a page on which the server reports that the account of `userId`, signed in in this browser,
 * was deleted elsewhere. Unfinished forms, which the person here could read before, stay in this
 * tab without an account; the walk and the player's stored tour are removed. Never rejects.
 */
export async function leaveDeletedAccount(
  userId: string,
  { local = getLocalStorage(), session = getSessionStorage(), copies = getFormCopies() }: Storages =
    {},
): Promise<void> {
  local?.removeItem(LEFT_WALK_KEY);
  local?.removeItem(PLAYER_TOUR_KEY);
  try {
    await releaseFormCopies(copies, session, userId);
  } catch {
    // No room: the remaining forms are removed 30 days after their last change.
  }
  tellOtherTabs(userId, local);
}
