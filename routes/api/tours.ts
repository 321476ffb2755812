/** Reading archives. */
import { z } from "zod";
import { Problem } from "../../lib/model/web/problem.ts";
import {
  LanguageQuery,
  ListQuery,
  MAX_LIST,
  NearbyQuery,
  TourExtentQuery,
  TourMapQuery,
} from "../../lib/model/web/query.ts";
import { isOpen } from "../../lib/model/tour/tour_search.ts";
import { problemResponse } from "../../lib/server/http/problem_response.ts";
import { extentOf } from "../../lib/server/search/extent.ts";
import { cardsIn } from "../../lib/store/words/shown_cards.ts";
import { withPlaces } from "../../lib/server/search/tour_list.ts";
import { findNearbyTours } from "../../lib/store/index/nearby.ts";
import { countTours, listTours } from "../../lib/store/index/tour_lists.ts";
import { findCorners, findToursInBox } from "../../lib/store/index/tour_map.ts";
import { call, NEXT_PAGE, ok } from "../call.ts";
import { NoCode, openCode } from "../code_target.ts";
import {
  Card,
  CodeAnswer,
  ExtentAnswer,
  MapAnswer,
  NearbyCard,
  TourAnswer,
} from "../developers/answers/tours.ts";
import { shared } from "../middleware/caching.ts";
import { linkNext } from "../parse.ts";
import { findTourToRead } from "../tour_language.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

export const list = call({
  route: "GET /api/tours",
  access: "anyone",
  summary: "All public archives, the newest first",
  about: "Cards without stops: 1,000 at most, or `limit`. A cursor stays good when archives " +
    "come and go.",
  query: ListQuery,
  example: "limit=24",
  answers: ok(z.array(Card), "The cards of one page.", NEXT_PAGE),
  isForOtherSites: true,
  async handle({ kv, query: { limit = MAX_LIST, cursor } }, c) {
    const page = await listTours(kv, { limit, cursor });
    linkNext(c, { limit, cursor: page.cursor });
    shared(c);
    return page.tours;
  },
});

export const nearby = call({
  route: "GET /api/tours/nearby",
  access: "anyone",
  summary: "Public archives around a place, the nearest first",
  about: "Those that begin within `radius` kilometres (10 by default), with `distance` in " +
    "metres and the town. With `lang` their titles and descriptions are in that language, as far " +
    "as they are translated.",
  query: NearbyQuery,
  example: "lat=51.7548&lng=-1.2544&radius=5",
  answers: ok(z.array(NearbyCard), "The cards: 1,000 at most, or `limit`."),
  isForOtherSites: true,
  async handle({ kv, query: { lat, lng, radius, limit, lang } }, c) {
    const center = { latitude: lat, longitude: lng };
    const tours = await findNearbyTours(kv, center, radius * 1000, limit);
    shared(c);
    return await withPlaces(lang ? await cardsIn(kv, tours, lang) : tours);
  },
});

export const map = call({
  route: "GET /api/tours/map",
  access: "anyone",
  summary: "Public archives in a box, one by one or in clusters",
  about: "Up to 200 archives are places, more are clusters, with the box to zoom to. Beyond " +
    "zoom level 16 there are always places, and `total` says how many there would be. A box " +
    "that crosses 180° has its west greater than its east. `q`, `type`, `length`, and `lat`, " +
    "`lng` and `radius` together narrow the archives down. Of an archive in several languages, " +
    "`q` finds the one that has the words, `lang` if several have them; `opensIn` names it where " +
    "a page in `lang` (English by default) shows another.",
  query: TourMapQuery,
  example: "south=51.7&west=-1.3&north=51.8&east=-1.2&zoom=12",
  answers: ok(MapAnswer, "What a map shows of the box."),
  isForOtherSites: true,
  async handle({ kv, query: { box, zoom, filter, lang } }, c) {
    const found = isOpen(filter)
      ? await findToursInBox(kv, box, zoom)
      : await c.var.tourIndex.map(filter, { box, zoom, reader: lang });
    shared(c);
    return found;
  },
});

export const extent = call({
  route: "GET /api/tours/extent",
  access: "anyone",
  summary: "How many archives there are, and the box around them",
  about: "The fields of the query narrow them down, as for the map.",
  query: TourExtentQuery,
  example: "q=school",
  answers: ok(
    ExtentAnswer,
    "The number of archives, and the box around them; without archives, no box.",
  ),
  isForOtherSites: true,
  async handle({ kv, query: filter }, c) {
    const { tourIndex } = c.var;
    const { tours: total } = await countTours(kv);
    const extentOfAll = async () => ({ ...extentOf(await findCorners(kv)), total });
    const found = isOpen(filter) && total > tourIndex.mostAwaited
      ? await extentOfAll()
      : await tourIndex.extent(filter);
    shared(c);
    return found;
  },
});

export const read = call({
  route: "GET /api/tours/:id",
  access: "anyone",
  isPersonal: true,
  summary: "One archive with its stops",
  about: "Public and unlisted archives for everyone, private ones for their owner and " +
    "administrators. Catalogue records and transcripts are in it. With `lang` its words are in " +
    "that language as far as they are translated, and `translation` says so.",
  query: LanguageQuery,
  answers: ok(TourAnswer, "The whole archive."),
  refusals: { 404: "The archive doesn’t exist, or it is private and not yours." },
  isForOtherSites: true,
  async handle(_, c) {
    const found = await findTourToRead(c);
    if (!found) throw new Problem(404, t("tourNotFound"));
    shared(c);
    return found.tour;
  },
});

export const openShortCode = call({
  route: "GET /api/codes/:code",
  access: "anyone",
  isPersonal: true,
  summary: "What a short code opens",
  about:
    "Each archive and each stop has a code of six letters and digits, which signs and labels " +
    "show. The sixth is a check letter. Capitals, spaces and hyphens do not matter; O is read " +
    "as 0, I and L as 1. `path` is the page to open.",
  answers: ok(CodeAnswer, "The archive, and the stop of a stop's code."),
  refusals: {
    404: "The text is not a code, the code was never given, or you may not see its archive. " +
      "`meant` is the only code that you may open and that may have been misread, such as S for 5.",
    410: "The archive or stop was deleted.",
    429: "Too many wrong codes came from this address.",
  },
  async handle({ code }, c) {
    try {
      return await openCode(c, code);
    } catch (error) {
      if (!(error instanceof NoCode) || error.meant === undefined) throw error;
      return problemResponse(error, { meant: error.meant });
    }
  },
});
