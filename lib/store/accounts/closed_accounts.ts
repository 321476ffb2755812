/**
 * Accounts that cannot be used: `["closed_accounts", userId]` has the reason. Every step that
 * creates something for a user also checks that the account is open, so that nothing is created
 * after the closing, from another tab or in another process.
 */
import { Problem } from "../../model/web/problem.ts";
import { deletedText } from "../../model/account/user.ts";
import { ClosedAccounts, type Closure } from "../records/accounts.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** A request from a closed account: 401, as without a sign-in. */
export class ClosedAccount extends Problem {
  constructor(readonly closure: Closure) {
    super(
      401,
      closure === "blocked" ? t("blockedAsk") : deletedText(),
    );
  }
}

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
 * Returns why an account is closed, or null, and adds to `operation` the check that this does not
 * change.
 */
export async function checkClosure(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  userId: string,
): Promise<Closure | null> {
  const entry = await ClosedAccounts.get(kv, userId);
  operation.check(entry);
  return entry.value;
}
