/** Copies of tours, for authors who base a new tour on an existing one. */
import { Problem } from "../../model/web/problem.ts";
import { cutText } from "../../model/text/unfit_text.ts";
import { MAX_TITLE, type OwnTourCard } from "../../model/tour/tour.ts";
import { copyReleases } from "../consent/releases.ts";
import { createIdempotently, type IdempotentRequest } from "../kv/idempotency.ts";
import { type Actor, auditForeign, authorizeEditor } from "../people/tour_actor.ts";
import { copyWords } from "../words/copy_words.ts";
import { beginCreation, getTour, hasTour, prepareTour } from "../tours/tours.ts";
import { toOwnCard } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** Who copies, when, and the request, so that a second sending is recognized. */
type Copying = { by: Actor; now: Date; idempotent?: IdempotentRequest };

/**
 * Stores a copy of a tour for `by`: private, with the same stops, which use the same files, the
 * same languages, and the same releases, in an editor's copy without names. Returns its card; for a
 * repeated request, the card of the first copy.
 *
 * @throws {Problem} 404 when there is no such tour; 403 when `by` is neither its owner nor an
 * editor nor an administrator; 409 when `idempotent` was used for another request; 503 when too
 * many write at once.
 */
export async function duplicateTour(
  kv: Deno.Kv,
  id: string,
  { by, now, idempotent }: Copying,
): Promise<OwnTourCard> {
  const card = await createIdempotently(kv, idempotent, now, async () => {
    const found = await getTour(kv, id);
    if (!found) throw new Problem(404, t("tourNotFound"));
    const { tour, userId } = found;
    const copy = { ...tour, title: copyTitle(tour.title), visibility: "private" as const };
    const { operation, result } = await prepareTour(
      kv,
      beginCreation(kv, copy, { userId: by.id, now, by }),
    );
    await authorizeEditor(kv, operation, { id, userId }, by);
    await copyReleases(kv, operation, { id, userId }, { tourId: result.id, by });
    const { audioStops: _, routeLine: __, oldMaps: ___, ...summary } = result;
    const original = { id, userId, title: tour.title };
    await auditForeign(kv, operation, original, "copy-tour", by, now);
    return { operation, result: toOwnCard(summary) };
  }, (copy) => hasTour(kv, copy.id));
  await copyWords(kv, id, { tourId: card.id, by, now });
  return card;
}

/** 'Copy of …', cut to the length of a title. */
export function copyTitle(title: string): string {
  const whole = t("copyOf", { title });
  if (whole.length <= MAX_TITLE) return whole;
  return `${cutText(whole, MAX_TITLE - 1)}…`;
}
