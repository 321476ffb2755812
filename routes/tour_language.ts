/** Archives in the language that their reader wants. */
import { isWithheld } from "../lib/model/consent/closed.ts";
import { bestLanguage, canonicalTag } from "../lib/model/text/language.ts";
import type { Tour } from "../lib/model/tour/tour.ts";
import { Problem } from "../lib/model/web/problem.ts";
import { getTourSummary } from "../lib/store/tours/tours.ts";
import { listShownLanguages, shownIn } from "../lib/store/words/read_words.ts";
import { language, texts } from "../lib/texts/texts.ts";
import type { Ctx } from "./context.ts";
import { isApi } from "./middleware/caching.ts";
import { findPublicTour, findVisibleTour, type VisibleTour } from "./visible_tour.ts";

const t = texts("storeProblems");

/** The part of an address that names the language of an archive. */
const LANGUAGE = "lang";

/**
 * The tour of the path for the request's user, in the language that the address names; on a page
 * without one, in the language of the page. As it was written where there is no such translation.
 */
export async function findTourToRead(c: Ctx): Promise<VisibleTour | null> {
  const found = await findVisibleTour(c);
  if (!found) return null;
  const tour = await toRead(c, found.tour);
  if (!tour.translation || found.mayEdit) return { ...found, tour };
  // A recording of the translation may be withdrawn as well.
  return { ...found, tour: await c.var.consents.visible(tour, found.userId) };
}

/** The same for a public tour, whoever asks. */
export async function findPublicTourToRead(c: Ctx, id: string | undefined): Promise<Tour | null> {
  const found = await findPublicTour(c, id);
  const tour = found && await toRead(c, found);
  if (!tour?.translation) return tour;
  const { userId } = (await getTourSummary(c.var.parts.kv, tour.id))!;
  return await c.var.consents.visible(tour, userId);
}

/**
 * The tour of the path for those who translate it: translators have no stories that are not
 * released.
 *
 * @throws {Problem} 404 when it is missing, or not for this user.
 */
export async function findTourToTranslate(c: Ctx): Promise<Tour> {
  const found = await findVisibleTour(c);
  if (!found) throw new Problem(404, t("tourNotFound"));
  const audioStops = found.tour.audioStops.filter((stop) => !isWithheld(stop));
  return { ...found.tour, audioStops };
}

async function toRead(c: Ctx, tour: Tour): Promise<Tour> {
  const { kv } = c.var.parts;
  const named = canonicalTag(c.req.query(LANGUAGE) ?? "");
  if (isApi(c) && named === undefined) return tour;
  const others = await listShownLanguages(kv, tour.id);
  if (others.length === 0) return tour;
  const languages = [...tour.language ? [tour.language] : [], ...others];
  const best = bestLanguage(languages, named ?? language());
  const isOther = best !== undefined && best !== tour.language;
  const read = isOther ? await shownIn(kv, tour, best) : tour;
  return isApi(c) ? read : { ...read, languages };
}
