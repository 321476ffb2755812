/**
 * Offers of a tour. A transfer gives the tour itself: `["tour_transfers", tourId]`. An invitation
 * gives a role in it: `["tour_invitations", tourId, id]`. Both are for the person with an e-mail
 * address, or for those with a link, of whose secret the store has only the hash.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { CO_AUTHOR_ROLES } from "../../model/people/tour_role.ts";
import { Problem } from "../../model/web/problem.ts";
import { Count, Milliseconds, TextHash } from "../kv/fields.ts";

const Offer = z.object({
  tourId: Id,
  /** The owner for whom it was made; it is void once somebody else owns the tour. */
  from: Id,
  /** In lower case. */
  email: z.string().optional(),
  expiresAt: Milliseconds,
});

export const TransferRecord = Offer.extend({
  /** The administrator who offers on behalf of the owner. */
  offeredBy: Id.optional(),
  hash: TextHash,
});
export type TransferRecord = z.infer<typeof TransferRecord>;

export const InvitationRecord = Offer.extend({
  id: Id,
  /** The person who made it: the owner, or an administrator. */
  by: Id,
  role: z.enum(CO_AUTHOR_ROLES),
  /** Missing with an address. */
  hash: TextHash.optional(),
  /** How many have accepted. */
  accepted: Count,
  /** How many got an account by the link, where newcomers need an invitation. */
  admitted: Count.optional(),
});
export type InvitationRecord = z.infer<typeof InvitationRecord>;

/** The record of each kind of offer, by the first part of its key. */
export type Offers = { tour_transfers: TransferRecord; tour_invitations: InvitationRecord };
export type OfferKind = keyof Offers;

/** Where an invitation is. */
export const InvitationPointer = z.object({ tourId: Id, invitationId: Id });

/** Where an offer is: `invitationId` is missing for a transfer. */
export type OfferPointer = { tourId: string; invitationId?: string };

/** The lifetime of an offer in milliseconds: 14 days. */
export const OFFER_MS = 14 * 24 * 3600 * 1000;

/** The refusal of an offer to the owner. */
export const ownersAddress = (): Problem =>
  new Problem(400, "This is the owner’s address.", [
    { path: "email", message: "Enter another person’s address" },
  ]);

/** A record of `kind`; the prefix of the invitations to a tour. */
export const offerKey = (kind: OfferKind, { tourId, invitationId }: OfferPointer): Deno.KvKey =>
  invitationId === undefined ? [kind, tourId] : [kind, tourId, invitationId];

/** The offer of a link: the id of the tour to transfer, or an `InvitationPointer`. */
export const secretKey = (kind: OfferKind, hash: string): Deno.KvKey => [`${kind}_by_secret`, hash];

/** The prefix of the offers to an address, by tour: `true`, or the id of the invitation. */
export const emailPrefix = (kind: OfferKind, email: string): Deno.KvKey => [
  `${kind}_by_email`,
  email.toLowerCase(),
];

/** The offer to which the entry of a link or an address leads. */
export function pointerOf({ key, value }: Pick<Deno.KvEntry<unknown>, "key" | "value">) {
  if (typeof value === "object") return value as OfferPointer;
  const [, , tourId = value] = key;
  const invitationId = key.length === 3 && value !== true ? String(value) : undefined;
  return { tourId: String(tourId), invitationId };
}

/** The entries of an offer: its record, and the ways to it. */
export function entriesOf(kind: OfferKind, offer: Offers[OfferKind]) {
  const { tourId, email, hash } = offer;
  const pointer = "id" in offer ? { tourId, invitationId: offer.id } : { tourId };
  const { invitationId } = pointer;
  const ways: { key: Deno.KvKey; value: unknown }[] = [];
  if (hash) ways.push({ key: secretKey(kind, hash), value: invitationId ? pointer : tourId });
  if (email) ways.push({ key: [...emailPrefix(kind, email), tourId], value: invitationId ?? true });
  return { record: { key: offerKey(kind, pointer), value: offer as unknown }, ways };
}

/** Adds an offer, with the ways to it, to `operation`. */
export function setOffer<K extends OfferKind>(
  operation: Deno.AtomicOperation,
  kind: K,
  offer: Offers[K],
  now: Date,
): void {
  const expireIn = Math.max(1, offer.expiresAt - now.getTime());
  const { record, ways } = entriesOf(kind, offer);
  for (const { key, value } of [record, ...ways]) operation.set(key, value, { expireIn });
}

/** Adds the removal of an offer, and of the ways to it, to `operation`. */
export function removeOffer<K extends OfferKind>(
  operation: Deno.AtomicOperation,
  kind: K,
  offer: Offers[K],
): void {
  const { record, ways } = entriesOf(kind, offer);
  for (const { key } of [record, ...ways]) operation.delete(key);
}

/** Adds to `operation` that invitations to a tour go: those for which `goes` is true, or all. */
export async function removeInvitations(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  goes: (invitation: InvitationRecord) => boolean = () => true,
): Promise<void> {
  const prefix = offerKey("tour_invitations", { tourId });
  for await (const { value } of kv.list<InvitationRecord>({ prefix })) {
    if (goes(value)) removeOffer(operation, "tour_invitations", value);
  }
}

/** Adds to `operation` that the transfer of a tour goes; false without one that `goes`. */
export async function removeTransfer(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  goes: (offer: TransferRecord) => boolean = () => true,
): Promise<boolean> {
  const entry = await kv.get<TransferRecord>(offerKey("tour_transfers", { tourId }));
  operation.check(entry);
  if (entry.value === null || !goes(entry.value)) return false;
  removeOffer(operation, "tour_transfers", entry.value);
  return true;
}
