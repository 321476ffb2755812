/** What a device does once it hears that the account of its user was deleted. */
import { releaseFormCopies } from "./form_copy_owners.ts";
import { getLocalStorage, getSessionStorage } from "./storage.ts";
import { ACCOUNT_DELETED_KEY, LEFT_WALK_KEY, PLAYER_TOUR_KEY } from "./storage_keys.ts";

type Storages = { local?: Storage; session?: Storage };

/** Tells the forms in other tabs that the account of `userId` is gone. Never throws. */
export function tellOtherTabs(userId: string | undefined, local = getLocalStorage()): void {
  try {
    local?.setItem(ACCOUNT_DELETED_KEY, userId ?? "");
    local?.removeItem(ACCOUNT_DELETED_KEY);
  } catch {
    // No room: forms in other tabs count as those of the account that is gone.
  }
}

/**
 * For a page of which the server says that the account of `userId`, in which this browser was
 * signed in, was deleted elsewhere: whoever sits here could read its unfinished forms before, and
 * goes on with them in this tab; the walk and what the player would go on with are forgotten. Never
 * throws.
 */
export function leaveDeletedAccount(
  userId: string,
  { local = getLocalStorage(), session = getSessionStorage() }: Storages = {},
): void {
  try {
    local?.removeItem(LEFT_WALK_KEY);
    local?.removeItem(PLAYER_TOUR_KEY);
    releaseFormCopies(local, session, userId);
  } catch {
    // No room: forms that are left are removed 30 days after their last change.
  }
  tellOtherTabs(userId, local);
}
