/** The data of an account on this device, which is removed at a sign-out. */
import { removeOldCopies } from "./old_form_copies.ts";
import { getLocalStorage } from "./storage.ts";
import {
  COMMENT_TEXT_PREFIX,
  FIREBASE_TOKEN_KEY,
  FORM_COPIES_DATABASE,
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

function removeReviewComments(storage: Storage | undefined): void {
  const names = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage!.key(i)!);
  for (const name of names) if (name.startsWith(REVIEW_COMMENT_KEY)) storage?.removeItem(name);
}

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
  removeOldCopies(storage);
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith(COMMENT_TEXT_PREFIX)) storage!.removeItem(key);
  }
  removeReviewComments(storage);
  forgetWaitingFiles(storage);
  try {
    for (const name of OWN_DATABASES) databases().deleteDatabase(name);
  } catch {
    // The browser refuses its databases, so they hold nothing.
  }
}
