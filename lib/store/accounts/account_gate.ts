/**
 * The gate in front of an account's archives, draft links, offers and files. An account is hidden
 * while its block hides it, from the step of the block on, and once it is deleted. All code that
 * shows something of an account to others checks here.
 */
import {
  ClosedAccounts,
  type Closure,
  TourHidings,
  type UserRecord,
  Users,
} from "../records/accounts.ts";

/** Whether only administrators may see a user's work. */
export async function isAccountHidden(kv: Deno.Kv, userId: string): Promise<boolean> {
  const [user, closure] = await kv.getMany<[UserRecord, Closure]>([
    Users.key(userId),
    ClosedAccounts.key(userId),
  ]);
  if (closure.value === null) return false;
  // If a blocked account's record is lost, nobody knows whether its archives were hidden.
  return closure.value === "deleted" || user.value?.blocked?.hidesTours !== false;
}

/** Whether an administrator has blocked the account, so that it may change nothing. */
export async function isAccountBlocked(kv: Deno.Kv, userId: string): Promise<boolean> {
  return (await ClosedAccounts.get(kv, userId)).value === "blocked";
}

/**
 * Whether a block hides the archives of a user while some may not be hidden yet; code that shows
 * one asks here in the meantime.
 */
export async function areBeingHidden(kv: Deno.Kv, userId: string): Promise<boolean> {
  const [mark, user] = await kv.getMany<[true, UserRecord]>([
    TourHidings.key(userId),
    Users.key(userId),
  ]);
  return mark.value !== null && user.value?.blocked?.hidesTours === true;
}

/** The users for whom `areBeingHidden` is true. */
export async function listBeingHidden(kv: Deno.Kv): Promise<Set<string>> {
  const hidden = new Set<string>();
  for await (const { key } of TourHidings.list(kv)) {
    const userId = String(key[1]);
    if (await areBeingHidden(kv, userId)) hidden.add(userId);
  }
  return hidden;
}
