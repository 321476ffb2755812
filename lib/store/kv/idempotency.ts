/**
 * Repeated requests: `["idempotency", userId, hash]` holds the answer to the first one for a day.
 *
 * Source: the header of draft-ietf-httpapi-idempotency-key-header.
 */
import { z } from "zod";
import { Problem } from "../../model/web/problem.ts";
import { mutate, type PreparedWrite } from "./atomic.ts";
import { Id } from "../../model/id.ts";
import { Milliseconds, TextHash } from "./fields.ts";
import { Collection } from "./collection.ts";
import { sha256 } from "./secret.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** A request as text, its sender and its key. */
export type IdempotentRequest = { userId: string; key: string; request: string };

/** How long an answer is stored, in milliseconds: a day. */
export const ANSWER_MS = 24 * 3600 * 1000;

/** The stored answer to a request, and the hash of that request. */
const StoredAnswer = z.object({
  request: TextHash,
  answer: z.unknown(),
  expiresAt: Milliseconds,
});
export const Answers = new Collection("idempotency", [Id, TextHash], StoredAnswer, {
  kind: "note",
  ofUser: {},
});

type StoredAnswer<T> = z.infer<typeof StoredAnswer> & { answer: T };

/**
 * Commits what `attempt` prepares, and stores its result in the same step, so that for a day the
 * same request gets the same result and changes nothing. Without `idempotent` each request is a new
 * one. The result must fit into one value of KV (64 KiB). An attempt without an operation ends
 * without a write, and its result is not stored.
 *
 * @throws {Problem} 409 when the key was used for another request, or when the first request's
 * result no longer exists by `isThere`; 503 when too many write at once; and what `attempt` throws.
 */
export async function createIdempotently<T>(
  kv: Deno.Kv,
  idempotent: IdempotentRequest | undefined,
  now: Date,
  attempt: () => Promise<PreparedWrite<T> | { operation?: undefined; result: T }>,
  isThere: (answer: T) => Promise<boolean> = () => Promise.resolve(true),
): Promise<T> {
  if (!idempotent) return await mutate(attempt);
  const key = Answers.key(idempotent.userId, await sha256(idempotent.key));
  const request = await sha256(idempotent.request);
  return await mutate(async () => {
    const entry = await kv.get<StoredAnswer<T>>(key);
    if (entry.value !== null && entry.value.expiresAt > now.getTime()) {
      if (entry.value.request !== request) throw otherRequest();
      if (!await isThere(entry.value.answer)) throw gone();
      return { result: entry.value.answer };
    }
    const { operation, result } = await attempt();
    if (operation === undefined) return { result };
    const stored: StoredAnswer<T> = {
      request,
      answer: result,
      expiresAt: now.getTime() + ANSWER_MS,
    };
    operation.check(entry).set(key, stored, { expireIn: ANSWER_MS });
    return { operation, result };
  });
}

const otherRequest = () => new Problem(409, t("idempotencyKeyUsedAnother"));

const gone = () =>
  new Problem(
    409,
    t("whatRequestCreatedBeen"),
  );
