/** The data of an account on this device, which is removed at a sign-out. */
import { getLocalStorage } from "./storage.ts";
import {
  COMMENT_TEXT_PREFIX,
  FIREBASE_TOKEN_KEY,
  FORM_COPIES_DATABASE,
  FORM_COPY_PREFIX,
  HANDED_OVER_DATABASE,
  LEFT_WALK_KEY,
  OUTBOX_KEY,
  PLAYER_TOUR_KEY,
  REVIEW_COMMENT_KEY,
  SHARED_FILES_DATABASE,
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

/** The beginnings of the keys of texts that were typed, copies of forms of older versions too. */
const TYPED = [FORM_COPY_PREFIX, COMMENT_TEXT_PREFIX, REVIEW_COMMENT_KEY];

const OWN_DATABASES = [
  HANDED_OVER_DATABASE,
  UPLOADS_DATABASE,
  TAKES_DATABASE,
  SHARED_FILES_DATABASE,
  FORM_COPIES_DATABASE,
];

/**
 * Removes everything that waits to be sent (files included), unfinished forms and comments,
 * recordings that no stop uses, the walk and the player's stored tour, the id of the signed-in
 * user, and the token of an older version. Never throws; the databases are gone a little later.
 */
export function removeAccountData(
  storage: Storage | undefined = getLocalStorage(),
  databases: () => Pick<IDBFactory, "deleteDatabase"> = () => indexedDB,
): void {
  // Without its tour, which may be private, the player's position is meaningless.
  for (const key of OF_THE_ACCOUNT) storage?.removeItem(key);
  for (const key of Object.keys(storage ?? {})) {
    if (TYPED.some((beginning) => key.startsWith(beginning))) storage!.removeItem(key);
  }
  forgetWaitingFiles(storage);
  try {
    for (const name of OWN_DATABASES) databases().deleteDatabase(name);
  } catch {
    // The browser refuses its databases, so they hold nothing.
  }
}
