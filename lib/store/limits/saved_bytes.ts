/**
 * Limits how much a user saves: each save is kept as history, so that repeated saves of a large
 * archive would fill the disk.
 */
import { NOBODY } from "../../model/id.ts";
import { TooManyRequests } from "../../model/web/problem.ts";
import { MAX_SAVED_BYTES_A_DAY } from "../../model/media/quotas.ts";
import { readLimit } from "./request_shares.ts";
import { RateLimits } from "../records/accounts.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

const LIMIT = {
  burst: MAX_SAVED_BYTES_A_DAY,
  perMinute: MAX_SAVED_BYTES_A_DAY / (24 * 60),
};

/**
 * Adds to `operation`, in which `userId` saves `parts`, the count of their bytes: the time until
 * which all of a user's saves count, in milliseconds since 1970.
 *
 * @throws {TooManyRequests} when the limit is reached.
 */
export async function countSavedBytes(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  userId: string,
  { parts = [], now }: { parts?: Uint8Array[]; now: Date },
): Promise<void> {
  if (userId === NOBODY) return;
  const at = now.getTime();
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const entry = await kv.get<number>(RateLimits.key("saved bytes", userId));
  const { left, waitFor, after } = readLimit(entry.value, LIMIT, at);
  if (left < bytes) throw tooMuch(waitFor(bytes));
  const next = Math.ceil(after(bytes));
  operation.check(entry).set(entry.key, next, { expireIn: next - at });
}

function tooMuch(wait: number): TooManyRequests {
  const minutes = Math.ceil(wait / 60_000);
  return new TooManyRequests(
    t("accountSavedMuch", { megabytes: MAX_SAVED_BYTES_A_DAY / 1e6, count: minutes }),
    minutes * 60,
  );
}
