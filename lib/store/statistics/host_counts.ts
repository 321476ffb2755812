/**
 * What a store has, from its counts and short lists. No archive is read, so that this is fast with
 * many of them.
 */
import { decodeTime } from "ulid";
import { countTours } from "../index/tour_lists.ts";
import { LastSeen, Users } from "../records/accounts.ts";

/** How many were made in each month, such as "2026-05" (UTC), the earliest month first. */
export type Months = Record<string, number>;

export type HostCounts = {
  /** Archives of any visibility, and how many of them are public. */
  archives: number;
  publicArchives: number;
  /** Archives in the trash. */
  trash: number;
  stops: number;
  accounts: number;
  /** Accounts that were used in the last 30 days. */
  active: number;
  /** By the months of accounts that are still there. */
  newAccounts: Months;
};

export const BATCH = { batchSize: 1000 };
const ACTIVE_MS = 30 * 24 * 3600 * 1000;

/** Reads the counts. */
export async function readHostCounts(kv: Deno.Kv, now: Date): Promise<HostCounts> {
  const since = new Date(now.getTime() - ACTIVE_MS).toISOString();
  let active = 0;
  for await (const { value } of LastSeen.list(kv, [], BATCH)) {
    if (value >= since) active++;
  }
  let accounts = 0;
  const newAccounts: Months = {};
  for await (const { key } of Users.list(kv, [], BATCH)) {
    accounts++;
    addTo(newAccounts, String(key[1]));
  }
  return {
    archives: await sumOf(kv, "user_tours"),
    publicArchives: (await countTours(kv)).tours,
    trash: (await Array.fromAsync(kv.list({ prefix: ["tour_trash_owners"] }, BATCH))).length,
    stops: await sumOf(kv, "user_stops"),
    accounts,
    active,
    newAccounts,
  };
}

/** Adds one to the month in which an id was made. Ids increase, and so do the months of a list. */
export function addTo(months: Months, id: string): void {
  const month = new Date(decodeTime(id)).toISOString().slice(0, 7);
  months[month] = (months[month] ?? 0) + 1;
}

async function sumOf(kv: Deno.Kv, count: "user_tours" | "user_stops"): Promise<number> {
  let sum = 0;
  for await (const { value } of kv.list<Deno.KvU64>({ prefix: ["counts", count] }, BATCH)) {
    sum += Number(value.value);
  }
  return sum;
}
