/** When users were last here: `["user_last_seen", userId]`, ISO 8601, exact to the hour. */
import { closedAccountKey } from "./closed_accounts.ts";
import { ignoreStorageFault } from "./storage_fault.ts";

const PREFIX: Deno.KvKey = ["user_last_seen"];

/** When a user was last here: ISO 8601. */
export const lastSeenKey = (userId: string): Deno.KvKey => [...PREFIX, userId];

/** How old a note may be before a new one is written, in milliseconds. */
const EXACT_TO_MS = 3600 * 1000;

/** Notes that a user is here. */
export type NoteSeen = (userId: string, now: Date) => Promise<void>;

/**
 * Returns what notes that a user is here: of all calls within an hour the first writes. It holds
 * when each user was noted by this process.
 */
export function createSeenNotes(kv: Deno.Kv): NoteSeen {
  const noted = new Map<string, number>();
  return async (userId, now) => {
    const at = now.getTime();
    if (at - (noted.get(userId) ?? -Infinity) < EXACT_TO_MS) return;
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

/**
 * When each user was last here, by their ids; nothing of those who have not been since this began.
 */
export async function listLastSeen(kv: Deno.Kv): Promise<Map<string, string>> {
  const entries = await Array.fromAsync(kv.list<string>({ prefix: PREFIX }, { batchSize: 1000 }));
  return new Map(entries.map(({ key, value }) => [String(key[1]), value]));
}
