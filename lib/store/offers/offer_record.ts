/**
 * Offers of a tour. A transfer gives the tour itself: `["tour_transfers", tourId]`. An invitation
 * gives a role in it: `["tour_invitations", tourId, id]`. Both are for the person with an e-mail
 * address, or for those with a link, of whose secret the store has only the hash.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { CO_AUTHOR_ROLES } from "../../model/people/tour_role.ts";
import { Problem } from "../../model/web/problem.ts";
import { type AnyCollection, Collection } from "../kv/collection.ts";
import { Count, Milliseconds, TextHash } from "../kv/fields.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

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
  /** A tag, for a translator. */
  language: z.string().optional(),
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

/** Where an offer is: `invitationId` is missing for a transfer. */
export type OfferPointer = { tourId: string; invitationId?: string };

/** The lifetime of an offer in milliseconds: 14 days. */
export const OFFER_MS = 14 * 24 * 3600 * 1000;

/** The refusal of an offer to the owner. */
export const ownersAddress = (): Problem =>
  new Problem(400, t("ownersAddress"), [
    { path: "email", message: t("enterAnotherAddress") },
  ]);

/** Where an invitation is. */
const InvitationPointer = z.object({ tourId: Id, invitationId: Id });

/** The offer of a link: the id of the tour to transfer. */
export const TransfersBySecret = new Collection("tour_transfers_by_secret", [TextHash], Id, {
  kind: "index",
});

/** The transfers to an address, by tour. */
export const TransfersByEmail = new Collection(
  "tour_transfers_by_email",
  [z.string(), Id],
  z.literal(true),
  { kind: "index" },
);

/** The invitation of a link. */
export const InvitationsBySecret = new Collection(
  "tour_invitations_by_secret",
  [TextHash],
  InvitationPointer,
  { kind: "index" },
);

/** The ids of the invitations to an address, by tour. */
export const InvitationsByEmail = new Collection(
  "tour_invitations_by_email",
  [z.string(), Id],
  Id,
  { kind: "index" },
);

const WAY_TO_TRANSFER = {
  what: "the way to an offer of a tour",
  lost: "the way to an offer that is not there",
  isNotice: "both",
} as const;

export const Transfers = new Collection("tour_transfers", [Id], TransferRecord, {
  indexes: [{
    ...WAY_TO_TRANSFER,
    of: TransfersBySecret,
    from: ({ hash }, tourId) => [[TransfersBySecret.key(hash), tourId]],
    back: (_, tourId) => [String(tourId)],
  }, {
    ...WAY_TO_TRANSFER,
    of: TransfersByEmail,
    from: ({ email }, tourId) => email ? [[TransfersByEmail.key(email, tourId), true]] : [],
    back: ([, tourId]) => [tourId],
  }],
});

const WAY_TO_INVITATION = {
  what: "the way to an invitation",
  lost: "the way to an invitation that is not there",
  isNotice: "both",
} as const;

export const Invitations = new Collection("tour_invitations", [Id, Id], InvitationRecord, {
  indexes: [{
    ...WAY_TO_INVITATION,
    of: InvitationsBySecret,
    from: ({ hash }, tourId, invitationId) =>
      hash ? [[InvitationsBySecret.key(hash), { tourId, invitationId }]] : [],
    back(_, pointer) {
      const { tourId, invitationId } = pointer as z.infer<typeof InvitationPointer>;
      return [tourId, invitationId];
    },
  }, {
    ...WAY_TO_INVITATION,
    of: InvitationsByEmail,
    from: ({ email }, tourId, id) => email ? [[InvitationsByEmail.key(email, tourId), id]] : [],
    back: ([, tourId], id) => [tourId, String(id)],
  }],
});

const COLLECTIONS: Record<OfferKind, Record<"records" | "bySecret" | "byEmail", AnyCollection>> = {
  tour_transfers: { records: Transfers, bySecret: TransfersBySecret, byEmail: TransfersByEmail },
  tour_invitations: {
    records: Invitations,
    bySecret: InvitationsBySecret,
    byEmail: InvitationsByEmail,
  },
};

/** The ids of an offer. */
const idsOf = ({ tourId, invitationId }: OfferPointer): string[] =>
  invitationId === undefined ? [tourId] : [tourId, invitationId];

/** A record of `kind`; the prefix of the invitations to a tour. */
export const offerKey = (kind: OfferKind, pointer: OfferPointer): Deno.KvKey =>
  COLLECTIONS[kind].records.prefix(...idsOf(pointer));

/** The offer of a link: the id of the tour to transfer, or an `InvitationPointer`. */
export const secretKey = (kind: OfferKind, hash: string): Deno.KvKey =>
  COLLECTIONS[kind].bySecret.key(hash);

/** The prefix of the offers to an address, by tour: `true`, or the id of the invitation. */
export const emailPrefix = (kind: OfferKind, email: string): Deno.KvKey =>
  COLLECTIONS[kind].byEmail.prefix(email.toLowerCase());

/** The offer to which the entry of a link or an address leads. */
export function pointerOf({ key, value }: Pick<Deno.KvEntry<unknown>, "key" | "value">) {
  if (typeof value === "object") return value as OfferPointer;
  const [, , tourId = value] = key;
  const invitationId = key.length === 3 && value !== true ? String(value) : undefined;
  return { tourId: String(tourId), invitationId };
}

const idsIn = (offer: Offers[OfferKind]) =>
  idsOf({ tourId: offer.tourId, invitationId: "id" in offer ? offer.id : undefined });

/** Adds an offer, with the ways to it, to `operation`. */
export function setOffer<K extends OfferKind>(
  operation: Deno.AtomicOperation,
  kind: K,
  offer: Offers[K],
  now: Date,
): void {
  const expireIn = Math.max(1, offer.expiresAt - now.getTime());
  COLLECTIONS[kind].records.put(operation, idsIn(offer), [null, offer], { expireIn });
}

/** Adds the removal of an offer, and of the ways to it, to `operation`. */
export function removeOffer<K extends OfferKind>(
  operation: Deno.AtomicOperation,
  kind: K,
  offer: Offers[K],
): void {
  COLLECTIONS[kind].records.drop(operation, idsIn(offer), offer);
}

/** Adds to `operation` that invitations to a tour go: those for which `goes` is true, or all. */
export async function removeInvitations(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  goes: (invitation: InvitationRecord) => boolean = () => true,
): Promise<void> {
  for await (const { value } of Invitations.list(kv, [tourId])) {
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
  const entry = await Transfers.get(kv, tourId);
  operation.check(entry);
  if (entry.value === null || !goes(entry.value)) return false;
  removeOffer(operation, "tour_transfers", entry.value);
  return true;
}
