/** Becoming an administrator, by a password that the host knows. */
import { timingSafeEqual } from "node:crypto";
import { Problem, TooManyRequests } from "../model/problem.ts";
import type { User } from "../model/user.ts";
import { consumeLimits, resetLimits } from "../store/rate_limit.ts";
import { writeAudit } from "../store/audit.ts";
import { sha256 } from "../store/secret.ts";
import { setRole } from "../store/users.ts";

const MINUTE = 60 * 1000;

/** Five tries for one user in a quarter of an hour, and five a minute for all together. */
const TRIES = { tries: 5, userWait: 15 * MINUTE, allWait: MINUTE };

const [WHAT, ALL] = ["promote", "all"];

/**
 * Makes `user` an administrator when `given` is the password. Each try is counted before it is
 * compared, and a wrong password is written to the audit log.
 *
 * @throws {Problem} 403 when the password is wrong, or there is none (`expected` is undefined).
 * @throws {TooManyRequests} after too many tries.
 */
export async function promote(
  kv: Deno.Kv,
  user: User,
  given: string,
  expected: string | undefined,
  now: Date,
): Promise<void> {
  if (expected === undefined) {
    throw new Problem(403, "Nobody can be promoted: the host has set no ADMIN_PASSWORD.");
  }
  const { tries } = TRIES;
  const limits = [
    { who: user.id, tries, wait: TRIES.userWait },
    { who: ALL, tries, wait: TRIES.allWait },
  ];
  const wait = await consumeLimits(kv, WHAT, limits, now);
  if (wait > 0) throw tooManyTries(Math.ceil(wait / 1000));
  if (!await isEqual(given, expected)) {
    await writeAudit(kv, { actor: user.id, action: "promote-refused", target: user.id }, now);
    throw new Problem(403, "Check the password.");
  }
  await setRole(kv, user.id, "admin", { actor: user.id, now });
  await resetLimits(kv, WHAT, [user.id]);
}

function tooManyTries(seconds: number): TooManyRequests {
  const minutes = Math.ceil(seconds / 60);
  const unit = minutes === 1 ? "minute" : "minutes";
  return new TooManyRequests(`Too many tries. Try again in ${minutes} ${unit}.`, seconds);
}

/** Compares hashes: of equal length whatever was given, and in a time that reveals nothing. */
async function isEqual(a: string, b: string): Promise<boolean> {
  const [x, y] = await Promise.all([a, b].map(sha256));
  return timingSafeEqual(new TextEncoder().encode(x), new TextEncoder().encode(y));
}
