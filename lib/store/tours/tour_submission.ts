/**
 * Turns a finished form into a tour: its draft is deleted, and a form that was sent twice makes one
 * tour.
 */
import type { HandedIn } from "../../model/review/hand_in.ts";
import type { Ownership, OwnTourCard, TourInput } from "../../model/tour/tour.ts";
import { omit } from "../../model/tour/fields/field.ts";
import { TOUR_ONLY_NAMES } from "../../model/tour/fields/table.ts";
import { type PublishedDraft, removeDraft } from "../drafts/drafts.ts";
import { createIdempotently, type IdempotentRequest } from "../kv/idempotency.ts";
import type { Actor } from "../people/tour_actor.ts";
import { beginCreation, hasTour, prepareTour } from "./tours.ts";
import { toOwnCard } from "../records/tours.ts";

/**
 * The user, the time, the draft that the form was in, and the request, so that a second sending is
 * recognized.
 */
type Submission = Ownership & PublishedDraft & {
  /** The user, where they may be an administrator. */
  by?: Actor;
  now: Date;
  idempotent?: IdempotentRequest;
};

/**
 * Stores a new tour and deletes the draft that it was made of, in one step. Returns the card of the
 * tour; for a repeated form, the card of the first tour. `handedIn`: the tour is private, and waits
 * for review.
 *
 * @throws {Problem} 413 when the stops do not fit; 409 when `idempotent` was used for another form,
 * or the draft has another revision than the one named; 503 when too many write at once.
 */
export async function submitTour(
  kv: Deno.Kv,
  input: TourInput,
  { userId, by, now, draftId, draftRevision, idempotent }: Submission,
): Promise<OwnTourCard & { handedIn?: HandedIn }> {
  const creation = beginCreation(kv, input, { userId, now, by });
  return await createIdempotently(kv, idempotent, now, async () => {
    const { operation, result } = await prepareTour(kv, creation);
    if (draftId) await removeDraft(kv, operation, userId, draftId, draftRevision);
    const { handedIn, ...tour } = result;
    const card = toOwnCard(omit(tour, ["audioStops", ...TOUR_ONLY_NAMES]));
    return { operation, result: { ...card, ...handedIn && { handedIn } } };
  }, ({ id }) => hasTour(kv, id));
}
