/** Invitations to work on a tour: made and withdrawn by its owner, accepted by others. */
import type { Invitation } from "../../model/people/invitation.ts";
import { MAX_ACCEPTED, MAX_INVITATIONS } from "../../model/people/invitation.ts";
import type { GivenRole } from "../../model/people/tour_role.ts";
import { Problem } from "../../model/web/problem.ts";
import { getUser } from "../accounts/users.ts";
import { mutate } from "../kv/atomic.ts";
import { newId } from "../kv/new_id.ts";
import * as offers from "../offers/offers.ts";
import {
  emailPrefix,
  type InvitationRecord,
  Invitations,
  OFFER_MS,
  ownersAddress,
  removeOffer,
  setOffer,
} from "../offers/offer_record.ts";
import { type Actor, auditForeign, authorize, beginTourChange } from "./tour_actor.ts";
import { addRole, requireOther } from "./co_authors.ts";
import { newSecret, sha256 } from "../kv/secret.ts";
import { type TourRecord, Tours } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** So many invitations, then this wait in milliseconds after the last. */
export const INVITE_LIMIT = { tries: 60, wait: 10 * 60_000 };

const KIND = "tour_invitations";

type NewInvitation = GivenRole & { email?: string; by: Actor; now: Date };

/**
 * Invites to a tour. With `email` the person with that address, whether they have an account or
 * not, in place of an earlier invitation of them; else those with a link, whose secret is returned
 * only this once.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither owner nor
 * administrator; 400 when the address is the owner's, and for a translator into the archive's own
 * language; 413 beyond `MAX_INVITATIONS`; 503 when too many write at once.
 */
export function invite(
  kv: Deno.Kv,
  tourId: string,
  { role, language, email, by, now }: NewInvitation,
): Promise<{ invitation: Invitation; secret?: string }> {
  return mutate(async () => {
    const { operation, tour } = await beginTourChange(kv, tourId);
    authorize(tour, by);
    requireOther(tour, language);
    const { userId: from } = tour;
    const address = email?.toLowerCase();
    if (address && (await getUser(kv, from))?.email.toLowerCase() === address) {
      throw ownersAddress();
    }
    // Two invitations of one person at once are one.
    if (address) operation.check(await kv.get([...emailPrefix(KIND, address), tourId]));
    const standing = await listStanding(kv, tour, now);
    const earlier = address && standing.find((one) => one.email === address);
    if (earlier) removeOffer(operation, KIND, earlier);
    else if (standing.length >= MAX_INVITATIONS) {
      throw new Problem(
        413,
        t("archiveInvitationsWhichLimit", { maxInvitations: MAX_INVITATIONS }),
      );
    }
    const secret = address ? undefined : newSecret();
    const record: InvitationRecord = {
      id: newId(now),
      tourId,
      from,
      by: by.id,
      role,
      ...language && { language },
      ...secret ? { hash: await sha256(secret) } : { email: address },
      accepted: 0,
      expiresAt: now.getTime() + OFFER_MS,
    };
    setOffer(operation, KIND, record, now);
    await auditForeign(kv, operation, tour, "invite-person", by, now, {
      person: email,
      ...language && { language },
    });
    return { operation, result: { invitation: toInvitation(record), secret } };
  });
}

/** The standing invitations to a tour, the oldest first; none without the tour. */
export async function listInvitations(
  kv: Deno.Kv,
  tourId: string,
  now: Date,
): Promise<Invitation[]> {
  const { value: tour } = await Tours.get(kv, tourId);
  return tour === null ? [] : (await listStanding(kv, tour, now)).map(toInvitation);
}

async function listStanding(
  kv: Deno.Kv,
  tour: TourRecord,
  now: Date,
): Promise<InvitationRecord[]> {
  const all = await Invitations.values(kv, tour.id);
  return all.filter((one) => offers.isStanding(one, tour, now));
}

const toInvitation = (
  { id, role, language, email, accepted, expiresAt }: InvitationRecord,
): Invitation => ({
  id,
  role,
  ...language && { language },
  ...email !== undefined && { email },
  accepted,
  expiresAt: new Date(expiresAt).toISOString(),
});

/**
 * Takes an invitation back; no effect without it.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither owner nor
 * administrator; 503 when too many write at once.
 */
export function withdrawInvitation(
  kv: Deno.Kv,
  tourId: string,
  id: string,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  return mutate(async () => {
    const { operation, tour } = await beginTourChange(kv, tourId);
    authorize(tour, by);
    const entry = await Invitations.get(kv, tourId, id);
    if (entry.value === null) return { result: undefined };
    removeOffer(operation.check(entry), KIND, entry.value);
    await auditForeign(kv, operation, tour, "withdraw-invitation", by, now);
    return { operation, result: undefined };
  });
}

/** Whether an invitation to this address, in lower case, stands. */
export async function hasInvitation(kv: Deno.Kv, address: string, now: Date): Promise<boolean> {
  return (await offers.listOffers(kv, KIND, address, now)).length > 0;
}

/**
 * Adds to `operation`, which creates an account where newcomers need an invitation, that its person
 * comes in by the link with this secret. False, without effect, for one that has ended or has let
 * in as many as may accept it.
 */
export async function takeInvitationLink(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  secret: string,
  now: Date,
): Promise<boolean> {
  const found = await offers.findOffer(kv, KIND, secret, now);
  const admitted = (found?.offer.admitted ?? 0) + 1;
  if (found === null || admitted > MAX_ACCEPTED) return false;
  setOffer(operation.check(found.entries[1]), KIND, { ...found.offer, admitted }, now);
  return true;
}

/**
 * Gives the accepting user the role, unless they have that or a greater one; a translator goes over
 * to the language of the invitation. Repeated acceptance, after a lost answer, changes nothing.
 *
 * @throws {Problem} 404 for an invitation that is missing or not for this user; 413 when the tour,
 * the link or the user has the most allowed; 503 when too many write at once.
 */
export function acceptInvitation(kv: Deno.Kv, answer: offers.Answer): Promise<void> {
  const { user: { id: userId }, now } = answer;
  return mutate(async () => {
    const { tour, offer, operation } = await offers.beginAnswer(kv, KIND, answer);
    const { role, language, by, accepted } = offer;
    const isNew = await addRole(kv, operation, tour, { userId, role, language, by, now });
    if (offer.email !== undefined) removeOffer(operation, KIND, offer);
    else if (!isNew) return { result: undefined };
    else if (accepted >= MAX_ACCEPTED) {
      throw new Problem(413, t("linkBeenUsedAs"));
    } else setOffer(operation, KIND, { ...offer, accepted: accepted + 1 }, now);
    return { operation, result: undefined };
  });
}
