/** What this device holds of an account, which goes when it signs out. */
import { removeFormCopies } from "./form_copies.ts";
import type { HandedOverStore } from "./handed_over.ts";
import { handedOverStore } from "./handed_over_store.ts";
import { getLocalStorage } from "./storage.ts";
import { FIREBASE_TOKEN_KEY, OUTBOX_KEY, SIGNED_IN_USER_KEY } from "./storage_keys.ts";

/**
 * Removes what waits to be sent, unfinished forms, who was signed in, and the token of an older
 * version. Never rejects.
 */
export async function removeAccountData(
  storage: Storage | undefined = getLocalStorage(),
  handedOver: Pick<HandedOverStore, "remove"> = handedOverStore,
): Promise<void> {
  for (const key of [OUTBOX_KEY, SIGNED_IN_USER_KEY, FIREBASE_TOKEN_KEY]) storage?.removeItem(key);
  removeFormCopies(storage);
  try {
    await handedOver.remove();
  } catch {
    // The browser refuses its databases: nothing was handed over.
  }
}
