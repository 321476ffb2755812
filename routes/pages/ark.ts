/** `/ark:/:naan/:id` and `/ark:/:naan/:id/:part`: resolves Archival Resource Keys. */
import { readArkPart } from "../../lib/formats/citation/ark.ts";
import { toCited } from "../../lib/formats/citation/cited.ts";
import { toErc } from "../../lib/formats/citation/erc.ts";
import { isWithheld } from "../../lib/model/consent/closed.ts";
import { withheldTexts } from "../../lib/model/consent/withheld_stop.ts";
import { Id } from "../../lib/model/id.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { stopLink } from "../../lib/model/web/make_stop_link.ts";
import { getHarvested } from "../../lib/store/index/harvest.ts";
import { citedSite } from "../cited_site.ts";
import type { Ctx } from "../context.ts";
import { nothing } from "../failures.tsx";
import { findVisibleTour } from "../visible_tour.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

/** The message for an archive that is no longer public. */
const gone = (): string => t("archiveNotPublicAnyMore");

/**
 * Redirects to the page of the archive, its stop or its second; with `?info` answers a description
 * as text.
 */
export async function ark(c: Ctx): Promise<Response> {
  const site = citedSite(c);
  const given = c.req.param("part");
  const part = given === undefined ? {} : readArkPart(given);
  if (site.naan === undefined || c.req.param("naan") !== site.naan || !part) return nothing(c);
  const tour = (await findVisibleTour(c))?.tour;
  if (!tour) {
    const id = Id.safeParse(c.req.param("id")?.toUpperCase()).data;
    if (id !== undefined && await getHarvested(c.var.parts.kv, id)) throw new Problem(410, gone());
    return nothing(c);
  }
  const cited = toCited(tour, site, part);
  if (!cited) return nothing(c);
  const index = tour.audioStops.findIndex(({ id }) => id === part.stopId);
  if (index >= 0 && isWithheld(tour.audioStops[index])) {
    throw new Problem(410, withheldTexts().description);
  }
  if (c.req.query("info") !== undefined) {
    return c.text(toErc(cited), 200, { "cache-control": "no-store" });
  }
  const at = index < 0 ? "" : stopLink({ index, seconds: part.seconds });
  return c.redirect(`/tour/${tour.id}${at}`, 302);
}
