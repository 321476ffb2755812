/**
 * The gate before all that an account has: archives, drafts behind links, offers, and files. An
 * account is hidden while its block hides it, from the step of the block on, and once it is
 * deleted. Whatever shows something of an account to others asks here.
 */
import { closedAccountKey, type Closure } from "./closed_accounts.ts";
import { userKey, type UserRecord } from "../accounts/users.ts";

/** Whether what a user has made is seen by administrators alone. */
export async function isAccountHidden(kv: Deno.Kv, userId: string): Promise<boolean> {
  const [user, closure] = await kv.getMany<[UserRecord, Closure]>([
    userKey(userId),
    closedAccountKey(userId),
  ]);
  if (closure.value === null) return false;
  // Of a blocked account whose record is lost, nobody knows whether its archives are hidden.
  return closure.value === "deleted" || user.value?.blocked?.hidesTours !== false;
}

/** Whether a user may change nothing, since an administrator has blocked the account. */
export async function isAccountBlocked(kv: Deno.Kv, userId: string): Promise<boolean> {
  return (await kv.get<Closure>(closedAccountKey(userId))).value === "blocked";
}
