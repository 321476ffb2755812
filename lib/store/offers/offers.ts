/** Offers of tours, of both kinds, as others find and answer them. */
import type { User } from "../../model/account/user.ts";
import { NOBODY } from "../../model/id.ts";
import type { TourOffer } from "../../model/people/invitation.ts";
import { Problem } from "../../model/web/problem.ts";
import { findUserIdByEmail, getUser } from "../accounts/users.ts";
import { isAccountBlocked, isAccountHidden } from "../accounts/account_gate.ts";
import { checkClosure } from "../accounts/closed_accounts.ts";
import { mutate } from "../kv/atomic.ts";
import {
  emailPrefix,
  offerKey,
  type OfferKind,
  type OfferPointer,
  type Offers,
  pointerOf,
  removeOffer,
  secretKey,
} from "./offer_record.ts";
import { sha256 } from "../kv/secret.ts";
import { type TourRecord, Tours } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** Most offers of one kind and person that are listed. */
const MOST_LISTED = 50;

/** The refusals of an offer that is missing, and of one to somebody else. */
const MISSING = {
  tour_transfers: "offerEnded",
  tour_invitations: "invitationEnded",
} as const satisfies Record<OfferKind, string>;

const missing = (kind: OfferKind): Problem => new Problem(404, t(MISSING[kind]));

/** The answer to an offer by a user, with the secret of its link if they have it. */
export type Answer = OfferPointer & { user: Pick<User, "id">; secret?: string; now: Date };

/** An offer that stands, its tour, and the entries of both. */
type Found<K extends OfferKind> = {
  tour: TourRecord;
  offer: Offers[K];
  entries: [Deno.KvEntryMaybe<TourRecord>, Deno.KvEntryMaybe<Offers[K]>];
};

/** Whether an offer has not ended. KV removes expired entries with a delay. */
export const isStanding = (
  { expiresAt, from }: Offers[OfferKind],
  { userId }: TourRecord,
  now: Date,
): boolean => expiresAt > now.getTime() && userId === from;

/** The person who offers. While that account is blocked, the offer is suspended. */
const offererOf = (offer: Offers[OfferKind]) =>
  "by" in offer ? offer.by : offer.offeredBy ?? offer.from;

/**
 * An offer; null for one that has ended, or is suspended. While the owner's account is hidden,
 * invitations are suspended, too.
 */
export async function readOffer<K extends OfferKind>(
  kv: Deno.Kv,
  kind: K,
  pointer: OfferPointer,
  now: Date,
): Promise<Found<K> | null> {
  const entries = await kv.getMany<[TourRecord, Offers[K]]>([
    Tours.key(pointer.tourId),
    offerKey(kind, pointer),
  ]);
  const [{ value: tour }, { value: offer }] = entries;
  if (tour === null || offer === null || !isStanding(offer, tour, now)) return null;
  if (await isAccountBlocked(kv, offererOf(offer))) return null;
  if (kind === "tour_invitations" && await isAccountHidden(kv, offer.from)) return null;
  return { tour, offer, entries };
}

/** The offer of a link; null if it is no longer valid. */
export async function findOffer<K extends OfferKind>(
  kv: Deno.Kv,
  kind: K,
  secret: string,
  now: Date,
): Promise<Found<K> | null> {
  const hash = await sha256(secret);
  const entry = await kv.get(secretKey(kind, hash));
  const found = entry.value === null ? null : await readOffer(kv, kind, pointerOf(entry), now);
  return found?.offer.hash === hash ? found : null;
}

/** The offers to an address, of the first `limit` that were made. */
export async function listOffers<K extends OfferKind>(
  kv: Deno.Kv,
  kind: K,
  email: string,
  now: Date,
  limit?: number,
): Promise<Found<K>[]> {
  const selector = { prefix: emailPrefix(kind, email) };
  const entries = await Array.fromAsync(kv.list(selector, { limit }));
  const found = entries.map((entry) => readOffer(kv, kind, pointerOf(entry), now));
  return (await Promise.all(found)).filter((one) => one !== null);
}

/** The offers to a user's e-mail address as they see them; none if they do not own the address. */
export async function listOffersTo(
  kv: Deno.Kv,
  { id, email }: Pick<User, "id" | "email">,
  now: Date,
): Promise<TourOffer[]> {
  if (await findUserIdByEmail(kv, email) !== id) return [];
  const kinds = ["tour_transfers", "tour_invitations"] as const;
  const found = await Promise.all(
    kinds.map((kind) => listOffers(kv, kind, email, now, MOST_LISTED)),
  );
  return await Promise.all(found.flat().map((one) => toTourOffer(kv, one)));
}

/** An offer as its recipient sees it. */
export async function toTourOffer(
  kv: Deno.Kv,
  { tour: { id: tourId, title, stopCount }, offer }: Pick<Found<OfferKind>, "tour" | "offer">,
): Promise<TourOffer> {
  const nameOf = async (id: string) => (await getUser(kv, id))?.displayName;
  if ("id" in offer) {
    const { id: invitationId, by, role, language } = offer;
    const from = await nameOf(by) ?? t("somebody");
    return { tourId, title, from, invitationId, role, ...language && { language } };
  }
  const from = offer.from === NOBODY
    ? t("anAdministrator")
    : await nameOf(offer.from) ?? t("somebody");
  return { tourId, title, from, stopCount };
}

/**
 * A user's relation to an offer: it is "from" them, "to" them, or to an "other" account, because
 * they do not own its e-mail address.
 */
export async function standingWith(
  kv: Deno.Kv,
  { tour, offer: { email } }: Pick<Found<OfferKind>, "tour" | "offer">,
  { id }: Pick<User, "id">,
): Promise<"from" | "to" | "other"> {
  if (tour.userId === id) return "from";
  return email === undefined || await findUserIdByEmail(kv, email) === id ? "to" : "other";
}

/**
 * Begins the step that answers an offer: it checks that tour, offer and the offering account stay.
 * An offer to an address is for its user, with or without a link; another for those with the link.
 *
 * @throws {Problem} 404 for an offer that is missing, suspended, or not for this user.
 */
export async function beginAnswer<K extends OfferKind>(
  kv: Deno.Kv,
  kind: K,
  { user, secret, now, ...pointer }: Answer,
): Promise<{ operation: Deno.AtomicOperation; tour: TourRecord; offer: Offers[K] }> {
  const found = await readOffer(kv, kind, pointer, now);
  if (found === null) throw missing(kind);
  const { tour, offer, entries } = found;
  const isTheirs = offer.email === undefined
    ? secret !== undefined && await sha256(secret) === offer.hash
    : await findUserIdByEmail(kv, offer.email) === user.id;
  const operation = kv.atomic().check(...entries);
  const closure = await checkClosure(kv, operation, offererOf(offer));
  if (!isTheirs || closure === "blocked") throw missing(kind);
  return { operation, tour, offer };
}

/**
 * Ends an offer on behalf of its recipient; a link that invites stays for others.
 *
 * @throws {Problem} 404 for an offer that is missing or not for this user; 503 when too many write
 * at once.
 */
export function declineOffer(kv: Deno.Kv, kind: OfferKind, answer: Answer): Promise<void> {
  return mutate(async () => {
    const { operation, offer } = await beginAnswer(kv, kind, answer);
    if ("id" in offer && offer.email === undefined) return { result: undefined };
    removeOffer(operation, kind, offer);
    return { operation, result: undefined };
  });
}
