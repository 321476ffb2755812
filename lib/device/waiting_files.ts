/**
 * How many recordings and pictures wait on this device to be sent: stored beside their database, so
 * that pages know the number without authors' code.
 */
import { WAITING_FILES_PREFIX } from "./storage_keys.ts";

const keyOf = (userId: string | undefined) => WAITING_FILES_PREFIX + (userId ?? "");

/** The files that a user may send: their own, and those added before a sign-in. */
export const countWaitingFiles = (storage: Storage | undefined, userId?: string): number =>
  Number(storage?.getItem(keyOf(userId)) ?? storage?.getItem(keyOf(undefined)) ?? 0) || 0;

/** Stores the number for a user, who owns the files from then on; undefined: nobody yet. */
export function noteWaitingFiles(
  storage: Storage | undefined,
  userId: string | undefined,
  count: number,
): void {
  try {
    // They now count as the user's.
    if (userId) storage?.removeItem(keyOf(undefined));
    if (count > 0) storage?.setItem(keyOf(userId), String(count));
    else storage?.removeItem(keyOf(userId));
  } catch {
    // No room: the files are sent when their form is opened.
  }
}

/** Forgets the numbers of all users. */
export function forgetWaitingFiles(storage: Storage | undefined): void {
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith(WAITING_FILES_PREFIX)) storage!.removeItem(key);
  }
}
