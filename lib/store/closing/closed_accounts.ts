/**
 * Accounts that nobody may use: `["closed_accounts", userId]` says why. Whatever makes something
 * of a user's checks in the same step that the account is open, so that nothing is made after it
 * was closed: not by a save from another tab, nor by another process.
 */
import { z } from "zod";
import { Problem } from "../../model/web/problem.ts";
import { DELETED_TEXT } from "../../model/account/user.ts";

/** Why an account is closed: an administrator has blocked it, or it was deleted. */
export const Closure = z.enum(["blocked", "deleted"]);
export type Closure = z.infer<typeof Closure>;

/** A request of an account that is closed: 401, as for somebody who is not signed in. */
export class ClosedAccount extends Problem {
  constructor(readonly closure: Closure) {
    super(
      401,
      closure === "blocked"
        ? "This account is blocked. Ask an administrator of this site."
        : DELETED_TEXT,
    );
  }
}

/** Why an account is closed: a `Closure`; missing while it is open. */
export const closedAccountKey = (userId: string): Deno.KvKey => ["closed_accounts", userId];

/**
 * Adds to `operation` the check that an account is open.
 *
 * @throws {ClosedAccount} when it is not.
 */
export async function checkIsOpen(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  userId: string,
): Promise<void> {
  const closure = await checkClosure(kv, operation, userId);
  if (closure !== null) throw new ClosedAccount(closure);
}

/**
 * Returns why an account is closed, or null, and adds to `operation` the check that it stays so.
 */
export async function checkClosure(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  userId: string,
): Promise<Closure | null> {
  const entry = await kv.get<Closure>(closedAccountKey(userId));
  operation.check(entry);
  return entry.value;
}
