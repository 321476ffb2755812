/**
 * Invitations to work on a tour: `["tour_invitations", tourId, id]` is the record. A link's secret,
 * of which the store has the hash, and the address of the invited person lead to it.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { CO_AUTHOR_ROLES } from "../../model/people/tour_role.ts";
import { Count, Milliseconds, TextHash } from "../kv/fields.ts";

export const InvitationRecord = z.object({
  id: Id,
  tourId: Id,
  /** The owner for whom it was made; it is void once somebody else owns the tour. */
  from: Id,
  /** The person who made it: the owner, or an administrator. */
  by: Id,
  role: z.enum(CO_AUTHOR_ROLES),
  /** In lower case; missing for a link. */
  email: z.string().optional(),
  /** The hash of a link's secret; missing with an address. */
  hash: TextHash.optional(),
  /** How many have accepted. */
  accepted: Count,
  /** How many got an account by the link, where newcomers need an invitation. */
  admitted: Count.optional(),
  expiresAt: Milliseconds,
});
export type InvitationRecord = z.infer<typeof InvitationRecord>;

/** Where an invitation is. */
export const InvitationPointer = z.object({ tourId: Id, invitationId: Id });
export type InvitationPointer = z.infer<typeof InvitationPointer>;

/** The lifetime of an invitation in milliseconds: 14 days. */
export const INVITATION_MS = 14 * 24 * 3600 * 1000;

/** So many invitations, then this wait in milliseconds after the last. */
export const INVITE_LIMIT = { tries: 60, wait: 10 * 60_000 };

/** The prefix of all invitations. */
export const INVITATIONS: Deno.KvKey = ["tour_invitations"];

/** The prefix of the invitations to a tour. */
export const invitationsPrefix = (tourId: string): Deno.KvKey => [...INVITATIONS, tourId];

/** An `InvitationRecord`. */
export const invitationKey = (tourId: string, id: string): Deno.KvKey => [
  ...invitationsPrefix(tourId),
  id,
];

/** The invitation of a link: an `InvitationPointer`. */
export const invitationSecretKey = (hash: string): Deno.KvKey => [
  "tour_invitations_by_secret",
  hash,
];

/** The prefix of the invitations to an address. */
export const invitationEmailPrefix = (email: string): Deno.KvKey => [
  "tour_invitations_by_email",
  email.toLowerCase(),
];

/** An invitation to an address: its id. There is one for each tour. */
export const invitationEmailKey = (email: string, tourId: string): Deno.KvKey => [
  ...invitationEmailPrefix(email),
  tourId,
];

/** Adds an invitation, with the way to it, to `operation`. */
export function setInvitation(
  operation: Deno.AtomicOperation,
  record: InvitationRecord,
  now: Date,
): void {
  const { tourId, id, email, hash, expiresAt } = record;
  const options = { expireIn: Math.max(1, expiresAt - now.getTime()) };
  operation.set(invitationKey(tourId, id), record, options);
  const pointer: InvitationPointer = { tourId, invitationId: id };
  if (hash !== undefined) operation.set(invitationSecretKey(hash), pointer, options);
  if (email !== undefined) operation.set(invitationEmailKey(email, tourId), id, options);
}

/** Adds the removal of an invitation, and of the way to it, to `operation`. */
export function removeInvitation(
  operation: Deno.AtomicOperation,
  { tourId, id, email, hash }: InvitationRecord,
): void {
  operation.delete(invitationKey(tourId, id));
  if (hash !== undefined) operation.delete(invitationSecretKey(hash));
  if (email !== undefined) operation.delete(invitationEmailKey(email, tourId));
}

/** Adds to `operation` that invitations to a tour go: those for which `goes` is true, or all. */
export async function removeInvitations(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  goes: (invitation: InvitationRecord) => boolean = () => true,
): Promise<void> {
  for await (const { value } of kv.list<InvitationRecord>({ prefix: invitationsPrefix(tourId) })) {
    if (goes(value)) removeInvitation(operation, value);
  }
}
