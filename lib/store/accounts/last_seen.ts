/** When users were last active: `["user_last_seen", userId]`, ISO 8601, exact to the hour. */
import { ignoreStorageFault } from "../kv/storage_fault.ts";
import { ClosedAccounts, LastSeen } from "../records/accounts.ts";

/** The age of a note, in milliseconds, at which a new one is written. */
const EXACT_TO_MS = 3600 * 1000;

/** Notes that a user is active. */
export type NoteSeen = (userId: string, now: Date) => Promise<void>;

/** How many noted users a process remembers: about 1 MB. */
const MOST_NOTED = 10_000;

/**
 * Makes a function that notes a user's activity: of all calls within an hour only the first writes.
 * It remembers the last `most` users of this process.
 */
export function createSeenNotes(kv: Deno.Kv, most = MOST_NOTED): NoteSeen {
  const noted = new Map<string, number>();
  return async (userId, now) => {
    const at = now.getTime();
    if (at - (noted.get(userId) ?? -Infinity) < EXACT_TO_MS) return;
    if (noted.size >= most) noted.clear();
    noted.set(userId, at);
    // Writes nothing for a closed account, so that nothing stays of a deleted one.
    await kv.atomic().check({ key: ClosedAccounts.key(userId), versionstamp: null })
      .set(LastSeen.key(userId), now.toISOString()).commit().catch(ignoreStorageFault);
  };
}

/** When a user was last active, ISO 8601; null if it was never noted. */
export async function getLastSeen(kv: Deno.Kv, userId: string): Promise<string | null> {
  return (await LastSeen.get(kv, userId)).value;
}
