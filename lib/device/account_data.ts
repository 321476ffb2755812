/** What this device holds of an account, which goes when it signs out. */
import { removeFormCopies } from "./form_copies.ts";
import { getLocalStorage } from "./storage.ts";
import {
  FIREBASE_TOKEN_KEY,
  HANDED_OVER_DATABASE,
  LEFT_WALK_KEY,
  OUTBOX_KEY,
  PLAYER_TOUR_KEY,
  SIGNED_IN_USER_KEY,
  TAKES_DATABASE,
  UPLOADS_DATABASE,
} from "./storage_keys.ts";
import { forgetWaitingFiles } from "./waiting_files.ts";

const OF_THE_ACCOUNT = [
  OUTBOX_KEY,
  SIGNED_IN_USER_KEY,
  FIREBASE_TOKEN_KEY,
  PLAYER_TOUR_KEY,
  LEFT_WALK_KEY,
];

const OWN_DATABASES = [HANDED_OVER_DATABASE, UPLOADS_DATABASE, TAKES_DATABASE];

/**
 * Removes what waits to be sent, files too, unfinished forms, recordings that no stop uses, the
 * walk and what the player would go on with, who was signed in, and the token of an older version.
 * Never throws; the databases are gone a little later.
 */
export function removeAccountData(
  storage: Storage | undefined = getLocalStorage(),
  databases: () => Pick<IDBFactory, "deleteDatabase"> = () => indexedDB,
): void {
  // Without its tour, which may be private, the player's position says nothing.
  for (const key of OF_THE_ACCOUNT) storage?.removeItem(key);
  removeFormCopies(storage);
  forgetWaitingFiles(storage);
  try {
    for (const name of OWN_DATABASES) databases().deleteDatabase(name);
  } catch {
    // The browser refuses its databases: nothing is in them.
  }
}
