/** The header `Idempotency-Key`: a repeated request is carried out once. */
import { z } from "zod";
import type { IdempotentRequest } from "../../lib/store/kv/idempotency.ts";
import type { Ctx } from "../context.ts";
import { parse } from "../parse.ts";

const Key = z.object({
  "Idempotency-Key": z.string().regex(
    /^[\x21-\x7e]{1,200}$/,
    "Idempotency-Key must have 1 to 200 printable characters, such as a UUID",
  ),
});

/**
 * The key and the text of the parsed `input`, which identify a repeated request; undefined without
 * the header.
 *
 * @throws {Problem} 400 for an invalid key.
 */
export function idempotentRequestOf(
  c: Ctx,
  userId: string,
  input: unknown,
): IdempotentRequest | undefined {
  const header = c.req.header("idempotency-key");
  if (header === undefined) return undefined;
  const key = parse(Key, { "Idempotency-Key": header })["Idempotency-Key"];
  return { userId, key, request: `${c.req.method} ${c.req.path} ${JSON.stringify(input)}` };
}
