/** When users were last here: `["user_last_seen", userId]`, ISO 8601, exact to the hour. */
import { closedAccountKey } from "../closing/closed_accounts.ts";
import { ignoreStorageFault } from "../kv/storage_fault.ts";

/** The prefix of when users were last here; they sort by the ids of users. */
export const LAST_SEEN: Deno.KvKey = ["user_last_seen"];

/** When a user was last here: ISO 8601. */
export const lastSeenKey = (userId: string): Deno.KvKey => [...LAST_SEEN, userId];

/** How old a note may be before a new one is written, in milliseconds. */
const EXACT_TO_MS = 3600 * 1000;

/** Notes that a user is here. */
export type NoteSeen = (userId: string, now: Date) => Promise<void>;

/** Users of whom a process remembers that they were noted: about 1 MB. */
const MOST_NOTED = 10_000;

/**
 * Returns what notes that a user is here: of all calls within an hour the first writes. It holds
 * when the last `most` users were noted by this process.
 */
export function createSeenNotes(kv: Deno.Kv, most = MOST_NOTED): NoteSeen {
  const noted = new Map<string, number>();
  return async (userId, now) => {
    const at = now.getTime();
    if (at - (noted.get(userId) ?? -Infinity) < EXACT_TO_MS) return;
    if (noted.size >= most) noted.clear();
    noted.set(userId, at);
    // Nothing is noted of an account that is closed, and nothing left of one that was deleted.
    await kv.atomic().check({ key: closedAccountKey(userId), versionstamp: null })
      .set(lastSeenKey(userId), now.toISOString()).commit().catch(ignoreStorageFault);
  };
}

/** When a user was last here, ISO 8601; null before this was noted. */
export async function getLastSeen(kv: Deno.Kv, userId: string): Promise<string | null> {
  return (await kv.get<string>(lastSeenKey(userId))).value;
}
