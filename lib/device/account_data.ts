/** The data of an account on this device, which is removed at a sign-out. */
import { getLocalStorage } from "./storage.ts";
import {
  COMMENT_TEXT_PREFIX,
  FIREBASE_TOKEN_KEY,
  FORM_COPIES_DATABASE,
  FORM_COPY_PREFIX,
  HANDED_OVER_DATABASE,
  IMPORT_REPORT_PREFIX,
  LEFT_WALK_KEY,
  OUTBOX_KEY,
  PLAYER_TOUR_KEY,
  REVIEW_COMMENT_KEY,
  SHARED_FILES_DATABASE,
  SIGNED_IN_USER_KEY,
  TAKES_DATABASE,
  UPLOADS_DATABASE,
  WAITING_DATABASE,
  WAITING_FILES_PREFIX,
} from "./storage_keys.ts";

const OF_THE_ACCOUNT = [
  OUTBOX_KEY,
  SIGNED_IN_USER_KEY,
  FIREBASE_TOKEN_KEY,
  PLAYER_TOUR_KEY,
  LEFT_WALK_KEY,
];

/** The beginnings of the keys of reports, and of what older versions have left. */
const TYPED = [
  FORM_COPY_PREFIX,
  COMMENT_TEXT_PREFIX,
  IMPORT_REPORT_PREFIX,
  REVIEW_COMMENT_KEY,
  WAITING_FILES_PREFIX,
];

const OLD_DATABASES = [
  FORM_COPIES_DATABASE,
  HANDED_OVER_DATABASE,
  SHARED_FILES_DATABASE,
  TAKES_DATABASE,
  UPLOADS_DATABASE,
];

/**
 * Removes everything that waits to be sent (files included), unfinished forms with their reports,
 * comments,
 * recordings that no stop uses, the walk and the player's stored tour, the id of the signed-in
 * user, and the token of an older version. Never throws; the databases are gone a little later.
 */
export function removeAccountData(
  storage: Storage | undefined = getLocalStorage(),
  databases: () => Pick<IDBFactory, "deleteDatabase"> = () => indexedDB,
  clear = clearAccountRecords,
): void {
  // Without its tour, which may be private, the player's position is meaningless.
  for (const key of OF_THE_ACCOUNT) storage?.removeItem(key);
  for (const key of Object.keys(storage ?? {})) {
    if (TYPED.some((beginning) => key.startsWith(beginning))) storage!.removeItem(key);
  }
  try {
    for (const name of OLD_DATABASES) databases().deleteDatabase(name);
    clear().catch(() => databases().deleteDatabase(WAITING_DATABASE));
  } catch {
    // The browser refuses its databases, so they hold nothing.
  }
}

/** Removes all records but the stories of pupils, who have no account. Loads the code for it. */
async function clearAccountRecords(): Promise<void> {
  const { clearRecords, KINDS } = await import("./queue/records.ts");
  await clearRecords(KINDS.filter((kind) => kind !== "stories"));
}
