/** Old addresses of imported archives, as on printed links. */
import { visibilityOf } from "../../lib/model/tour/visibility.ts";
import { findRedirect } from "../../lib/store/imports/redirects.ts";
import { readRoleOrPupil } from "../../lib/store/people/tour_roles.ts";
import { areBeingHidden } from "../../lib/store/accounts/account_gate.ts";
import { getTourSummary } from "../../lib/store/tours/tours.ts";
import type { Ctx } from "../context.ts";
import { nothing } from "../failures.tsx";
import { uncached } from "../middleware/caching.ts";

/** A number of Omeka; other texts are not its addresses. */
const NUMBER = /^[1-9]\d{0,9}$/;

/**
 * `/tours/show/:number` and `/items/show/:number`: redirects to the imported archive or stop; with
 * `?tour=N` to the stop of that tour. Without access to the archive the answer is that of an
 * unknown address.
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
  const { kv } = c.var.parts;
  const asker = { viewer: await c.var.viewer(), pupil: await c.var.pupil() };
  if (await readRoleOrPupil(kv, { id: tour.id, userId }, asker) !== null) return true;
  return visibilityOf(tour) !== "private" && !await areBeingHidden(kv, userId);
}
