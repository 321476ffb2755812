/** Archives in the language that their reader wants. */
import { canonicalTag } from "../lib/model/text/language.ts";
import type { Tour } from "../lib/model/tour/tour.ts";
import { listShownLanguages, shownIn } from "../lib/store/words/read_words.ts";
import { language } from "../lib/texts/texts.ts";
import type { Ctx } from "./context.ts";
import { isApi } from "./middleware/caching.ts";
import { findPublicTour, findVisibleTour, type VisibleTour } from "./visible_tour.ts";

/** The part of an address that names the language of an archive. */
const LANGUAGE = "lang";

/** The languages of an archive: its own first, if that is known, then those of its translations. */
type InLanguages = { languages: string[] };

/**
 * The tour of the path for the request's user, in the language that the address names; on a page
 * without one, in the language of the page. As it was written where there is no such translation.
 */
export async function findTourToRead(c: Ctx): Promise<VisibleTour & InLanguages | null> {
  const found = await findVisibleTour(c);
  if (!found) return null;
  const { tour, languages } = await toRead(c, found.tour);
  if (!tour.translation || found.mayEdit) return { ...found, tour, languages };
  // A recording of the translation may be withdrawn as well.
  return { ...found, tour: await c.var.consents.visible(tour, found.userId), languages };
}

/** The same for a public tour, whoever asks. */
export async function findPublicTourToRead(c: Ctx, id: string | undefined): Promise<Tour | null> {
  const found = await findPublicTour(c, id);
  return found && (await toRead(c, found)).tour;
}

async function toRead(c: Ctx, tour: Tour): Promise<{ tour: Tour } & InLanguages> {
  const { kv } = c.var.parts;
  const wanted = canonicalTag(c.req.query(LANGUAGE) ?? "") ?? (isApi(c) ? undefined : language());
  if (isApi(c) && wanted === undefined) return { tour, languages: [] };
  const others = await listShownLanguages(kv, tour.id);
  const languages = [...tour.language ? [tour.language] : [], ...others];
  const best = bestOf(languages, wanted);
  const isOther = best !== undefined && best !== tour.language;
  return { tour: isOther ? await shownIn(kv, tour, best) : tour, languages };
}

/** The tag itself, or one of the same language, such as "pt-BR" for "pt". */
const bestOf = (tags: readonly string[], wanted = ""): string | undefined =>
  tags.find((tag) => tag === wanted) ?? tags.find((tag) => primary(tag) === primary(wanted));

const primary = (tag: string): string => tag.split("-", 1)[0];
