/** Archives in the language that their reader wants. */
import { isWithheld } from "../lib/model/consent/closed.ts";
import { bestLanguage, canonicalTag } from "../lib/model/text/language.ts";
import type { Tour } from "../lib/model/tour/tour.ts";
import { Problem } from "../lib/model/web/problem.ts";
import { getTourSummary } from "../lib/store/tours/tours.ts";
import { inWords } from "../lib/model/tour/words/in_words.ts";
import { permits } from "../lib/model/people/tour_role.ts";
import { inAllLanguages, listWords, readWords } from "../lib/store/words/read_words.ts";
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
 * Those who translate see what is not shown to visitors yet, if the address names the language.
 */
export async function findTourToRead(c: Ctx): Promise<VisibleTour | null> {
  const found = await findVisibleTour(c);
  if (!found) return null;
  const tour = await toRead(c, found.tour, {
    isTranslated: permits(found.role, "translator"),
  });
  if (!tour.translation || found.mayEdit) return { ...found, tour };
  // A recording of the translation may be withdrawn as well.
  return { ...found, tour: await c.var.consents.visible(tour, found.userId) };
}

/** The tour of the path as it was written, and in each other language that visitors see it in. */
export async function findTourInAllLanguages(
  c: Ctx,
): Promise<VisibleTour & { others: Tour[] } | null> {
  const found = await findVisibleTour(c);
  if (!found) return null;
  const others = await inAllLanguages(c.var.parts.kv, found.tour);
  if (found.mayEdit) return { ...found, others };
  const visible = others.map((other) => c.var.consents.visible(other, found.userId));
  return { ...found, others: await Promise.all(visible) };
}

/**
 * The same for the public view of the tour `id`, which does not depend on the user. `named` is a
 * language that the request names elsewhere than in its address.
 */
export async function findPublicTourToRead(
  c: Ctx,
  id: string | undefined,
  named?: string,
): Promise<Tour | null> {
  const found = await findPublicTour(c, id);
  const tour = found && await toRead(c, found, { named });
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

async function toRead(
  c: Ctx,
  tour: Tour,
  { named: tag = c.req.query(LANGUAGE), isTranslated = false }: {
    named?: string;
    isTranslated?: boolean;
  },
): Promise<Tour> {
  const { kv } = c.var.parts;
  const named = canonicalTag(tag ?? "");
  if (isApi(c) && named === undefined) return tour;
  const all = await listWords(kv, tour.id);
  const seen = all.filter(({ shown }) => isTranslated || shown !== undefined);
  if (seen.length === 0) return tour;
  const languages = [...tour.language ? [tour.language] : [], ...seen.map((one) => one.language)];
  const best = bestLanguage(languages, named ?? language());
  const record = seen.find((one) => one.language === best);
  const revision = isTranslated && named !== undefined ? record?.revision : record?.shown;
  const read = record && revision
    ? inWords(tour, await readWords(kv, tour.id, { language: record.language, revision }))
    : tour;
  if (isApi(c)) return read;
  const isDraft = read.translation && revision !== record?.shown;
  return {
    ...read,
    languages,
    ...isDraft && { translation: { ...read.translation!, isDraft: true as const } },
  };
}
