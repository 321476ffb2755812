/** Becoming an administrator, with a password that the host has set. */
import { Problem, TooManyRequests } from "../model/web/problem.ts";
import type { User } from "../model/account/user.ts";
import { consumeLimits, countTries, resetLimits } from "../store/limits/rate_limit.ts";
import { writeAudit } from "../store/accounts/audit.ts";
import { setRole } from "../store/accounts/users.ts";
import { isSameSecret } from "../store/kv/secret.ts";
import { texts } from "../texts/texts.ts";

const t = texts("accounts");

const MINUTE = 60 * 1000;

/** Five tries of one user in a quarter of an hour, and twenty from one address. */
const TRIES = { ofUser: 5, fromAddress: 20, wait: 15 * MINUTE };

const WHAT = "promote";

/** The user, the password, the time, and the network address, where that is known. */
type PromotionTry = { given: string; now: Date; address?: string };

/**
 * Makes `user` an administrator when `given` is the password. Each try is counted before it is
 * compared, and a wrong password is written to the audit log.
 *
 * @throws {Problem} 403 when the password is wrong or not set (`expected` is undefined); 401 when
 * the account was blocked or deleted meanwhile.
 * @throws {TooManyRequests} after too many tries.
 */
export async function promote(
  kv: Deno.Kv,
  user: User,
  expected: string | undefined,
  { given, now, address }: PromotionTry,
): Promise<void> {
  if (expected === undefined) {
    throw new Problem(403, t("nobodyPromoted"));
  }
  const wait = await countTry(kv, user.id, now, address);
  if (wait > 0) throw tooManyTries(Math.ceil(wait / 1000));
  if (!await isSameSecret(given, expected)) {
    const act = { actor: user.id, action: "promote-refused", target: user.id } as const;
    await writeAudit(kv, { ...act, isOfOthers: user.role !== "admin" }, now);
    throw new Problem(403, t("checkPassword"));
  }
  const isPromoted = await setRole(kv, user.id, "admin", { actor: user.id, now });
  if (!isPromoted) throw new Problem(401, t("accountClosed"));
  await resetLimits(kv, WHAT, [user.id]);
}

/**
 * Counts a try, and returns the milliseconds to wait if there were too many. Many people may share
 * an address, such as a school's: a user's first try also counts for the address, but is allowed
 * even if others have used up its tries.
 */
async function countTry(
  kv: Deno.Kv,
  userId: string,
  now: Date,
  address: string | undefined,
): Promise<number> {
  const { wait } = TRIES;
  const isFirst = await countTries(kv, WHAT, { who: userId, wait }, now) === 0;
  const ofUser = { who: userId, tries: TRIES.ofUser, wait };
  const left = await consumeLimits(kv, WHAT, [ofUser], now);
  if (left > 0 || address === undefined) return left;
  const fromAddress = { who: `address ${address}`, tries: TRIES.fromAddress, wait };
  const leftThere = await consumeLimits(kv, WHAT, [fromAddress], now);
  return isFirst ? 0 : leftThere;
}

function tooManyTries(seconds: number): TooManyRequests {
  return new TooManyRequests(t("tooManyTries", { count: Math.ceil(seconds / 60) }), seconds);
}
