/** Addresses that printed links have from the site from which an archive came. */
import { mayView } from "../../lib/model/tour/visibility.ts";
import { findRedirect } from "../../lib/store/imports/redirects.ts";
import { areBeingHidden } from "../../lib/store/tours/tour_hiding.ts";
import { getTourSummary } from "../../lib/store/tours/tours.ts";
import type { Ctx } from "../context.ts";
import { nothing } from "../failures.tsx";
import { uncached } from "../middleware/caching.ts";

/** A number as Omeka gives them; others are no address of its. */
const NUMBER = /^[1-9]\d{0,9}$/;

/**
 * `/tours/show/:number` and `/items/show/:number`: leads to the archive, or to the stop, that came
 * from there; with `?tour=N` to the stop of that tour. Those who may not see the archive get what
 * they would get for an address that never was.
 */
export async function formerAddress(c: Ctx): Promise<Response> {
  const number = c.req.param("number") ?? "";
  if (!NUMBER.test(number)) return nothing(c);
  const path = c.req.path.startsWith("/tours/") ? `/tours/show/${number}` : `/items/show/${number}`;
  const tour = c.req.query("tour") ?? "";
  const { kv } = c.var.parts;
  const paths = NUMBER.test(tour) ? [`${path}?tour=${tour}`, path] : [path];
  const target = await findRedirect(kv, paths);
  const found = target && await getTourSummary(kv, target.tourId);
  if (!found || !await mayBeSeen(c, found)) return nothing(c);
  if (found.tour.visibility !== "public") uncached(c, 308);
  const at = target.stop === undefined ? "" : `#stop-${target.stop + 1}`;
  return c.redirect(`/tour/${target.tourId}${at}`, 308);
}

type Found = NonNullable<Awaited<ReturnType<typeof getTourSummary>>>;

async function mayBeSeen(c: Ctx, { tour, userId }: Found): Promise<boolean> {
  const viewer = await c.var.viewer();
  if (!mayView(tour, userId, viewer)) return false;
  const mayEdit = viewer !== null && (viewer.id === userId || viewer.role === "admin");
  return mayEdit || !await areBeingHidden(c.var.parts.kv, userId);
}
