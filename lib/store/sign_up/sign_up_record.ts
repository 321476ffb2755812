/**
 * Invitations to the site, under what they invite: `["sign_up_invitations", "address", address]`,
 * `[…, "domain", domain]` and `[…, "link", hash of the secret]`. They name no administrator: that
 * stands in the audit log. That of an address goes when its person comes in.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { SIGN_UP_KINDS } from "../../model/account/sign_up.ts";
import { Collection } from "../kv/collection.ts";
import { Count, Milliseconds, Positive, Time } from "../kv/fields.ts";

export const SignUpRecord = z.object({
  invitationId: Id,
  createdAt: Time,
  /** Missing for a domain, which ends when it is withdrawn. */
  expiresAt: Milliseconds.optional(),
  /** How many have come in. */
  came: Count,
  /** Most who may come in by a link. */
  most: Positive.optional(),
});
export type SignUpRecord = z.infer<typeof SignUpRecord>;

/** The invitations, by kind and name: address or domain in lower case, or the hash of a secret. */
export const SignUps = new Collection(
  "sign_up_invitations",
  [z.enum(SIGN_UP_KINDS), z.string()],
  SignUpRecord,
);

/** Whether an invitation lets further people in. KV removes expired entries with a delay. */
export const isStanding = ({ expiresAt, came, most }: SignUpRecord, now: Date): boolean =>
  (expiresAt ?? Infinity) > now.getTime() && came < (most ?? Infinity);

/** Adds an invitation, or its change, to `operation`. */
export function setSignUp(
  operation: Deno.AtomicOperation,
  key: Deno.KvKey,
  record: SignUpRecord,
  now: Date,
): void {
  const { expiresAt } = record;
  const expireIn = expiresAt && Math.max(1, expiresAt - now.getTime());
  operation.set(key, record, expireIn ? { expireIn } : {});
}
