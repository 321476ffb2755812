/** The user of this page, as far as page and device know. */
import { PAGE_REGION_ID, SAVED_PAGE_ATTRIBUTE } from "../model/web/page_names.ts";
import { getLocalStorage } from "./storage.ts";
import { SIGNED_IN_USER_KEY } from "./storage_keys.ts";

/**
 * The id of the user that the server has made the page for; on a saved page, which is the same for
 * everybody, of the last signed-in user. Undefined without one.
 */
export function currentUser(): string | undefined {
  const region = document.getElementById(PAGE_REGION_ID);
  if (!region?.hasAttribute(SAVED_PAGE_ATTRIBUTE)) return region?.dataset.user;
  return getLocalStorage()?.getItem(SIGNED_IN_USER_KEY) ?? undefined;
}

/** Stores the id of the signed-in user for saved pages; called on pages from the network. */
export function rememberCurrentUser(storage: Storage | undefined = getLocalStorage()): void {
  const id = currentUser();
  try {
    if (id) storage?.setItem(SIGNED_IN_USER_KEY, id);
    else storage?.removeItem(SIGNED_IN_USER_KEY);
  } catch {
    // No room: on saved pages the visitor counts as not signed in.
  }
}
