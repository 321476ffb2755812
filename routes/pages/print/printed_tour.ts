/** An archive as it is printed: what visitors see of it, with numbers, codes and addresses. */
import { isWithheld } from "../../../lib/model/consent/closed.ts";
import type { Site } from "../../../lib/model/site/site.ts";
import { formatShortCode, shortCodePath } from "../../../lib/model/tour/short_code.ts";
import { hasStart } from "../../../lib/model/tour/stop_place.ts";
import type { Stop } from "../../../lib/model/tour/stop.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { loadPlaceNames } from "../../../lib/server/location/place_name.ts";
import type { Ctx } from "../../context.ts";
import { shared, uncached } from "../../middleware/caching.ts";
import { findTourToRead } from "../../tour_language.ts";
import { redirectTo } from "../redirects.ts";
import { tourPage } from "../tour/tour.tsx";

/**
 * A code in print: the address for QR codes, and the letters for people, such as "K7M-4QX". Without
 * a short code, the address is that of the page.
 */
export type PrintedCode = { address: string; letters?: string };

/** A stop with its number on the archive's page, from 1, and its code. */
export type PrintedStop = Stop & { n: number; printed: PrintedCode };

export type PrintedTour = {
  tour: Tour;
  /** Without stories that are not released: they keep their numbers. */
  stops: PrintedStop[];
  printed: PrintedCode;
  /** The town or the place of the archive, where it is known. */
  place?: string;
  /** The site's address as people type it, such as "tours.example.org". */
  host: string;
  /** The site with its name and colours. */
  hostSite: Site;
  /** The page on which codes are typed, such as "tours.example.org/q". */
  codePage: string;
};

/**
 * The archive of the path for a printed page `kind` of it, and the caching of that page: both as of
 * the archive's own page. Not even its owner prints a story that is not released, because a paper
 * cannot be withdrawn. Where there is no such archive, the response that the archive's page gives.
 */
export async function findPrintedTour(c: Ctx, kind: string): Promise<PrintedTour | Response> {
  const found = await findTourToRead(c);
  if (!found) return await tourPage(c);
  const { tour: seen, userId } = found;
  if (c.req.param("id") !== seen.id) return redirectTo(() => `/tour/${seen.id}/${kind}`)(c);
  if (seen.visibility === "private") uncached(c, 200);
  else shared(c);
  const tour = await c.var.consents.visible(seen, userId);
  const { origin } = c.var.parts.config.auth;
  const { host } = new URL(origin);
  return {
    tour,
    stops: tour.audioStops.map((stop, i) => ({
      ...stop,
      n: i + 1,
      printed: printedCode(origin, stop, `/tour/${tour.id}#stop-${i + 1}`),
    })).filter((stop) => !isWithheld(stop)),
    printed: printedCode(origin, tour, `/tour/${tour.id}`),
    place: tour.record?.coverage?.[0] ??
      (hasStart(tour) ? (await loadPlaceNames())(tour) : undefined),
    host,
    hostSite: await c.var.site.read(),
    codePage: `${host}/q`,
  };
}

const printedCode = (
  origin: string,
  { code }: { id: string; code?: string },
  page: string,
): PrintedCode =>
  code === undefined
    ? { address: origin + page }
    : { address: origin + shortCodePath(code), letters: formatShortCode(code) };
