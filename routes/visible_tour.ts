/** A tour that a path names, for who asks. */
import { Id } from "../lib/model/id.ts";
import type { Ownership, Tour } from "../lib/model/tour/tour.ts";
import type { User } from "../lib/model/account/user.ts";
import { isPublic, mayView } from "../lib/model/tour/visibility.ts";
import { areBeingHidden } from "../lib/store/tours/tour_hiding.ts";
import { hasSaved } from "../lib/store/tours/tour_history.ts";
import { getTour, getTourSummary } from "../lib/store/tours/tours.ts";
import type { Ctx } from "./context.ts";

/**
 * A tour, who asks for it, and whether that person may change it; for others, without what is not
 * released.
 */
export type VisibleTour = { tour: Tour; viewer: User | null; mayEdit: boolean } & Ownership;

/**
 * The tour with the `:id` of the path, in letters of either case (some programs change those of an
 * address); null for a malformed id, for a tour that is not there, and
 * for one that who asks may not see, which must look the same.
 */
export async function findVisibleTour(c: Ctx): Promise<VisibleTour | null> {
  const id = idOf(c);
  const found = id === undefined ? null : await getTour(c.var.parts.kv, id);
  if (!found) return null;
  const { tour, userId } = found;
  const viewer = await c.var.viewer();
  if (!mayView(tour, userId, viewer)) return null;
  const mayEdit = viewer !== null && (viewer.id === userId || viewer.role === "admin");
  if (mayEdit) return { tour, userId, viewer, mayEdit };
  const [isHidden, shown] = await Promise.all([
    areBeingHidden(c.var.parts.kv, userId),
    c.var.consents.visible(tour, userId),
  ]);
  return isHidden ? null : { tour: shown, userId, viewer, mayEdit };
}

/**
 * The tour `id` as everybody sees it; null for any other id, and unless it is public. Does not look
 * who asks.
 */
export async function findPublicTour(c: Ctx, id: string | undefined): Promise<Tour | null> {
  const { kv } = c.var.parts;
  const known = Id.safeParse(id?.toUpperCase()).data;
  const found = known === undefined ? null : await getTour(kv, known);
  if (!found || !isPublic(found.tour) || await areBeingHidden(kv, found.userId)) return null;
  return await c.var.consents.visible(found.tour, found.userId);
}

/**
 * Whether the tour of the path, which `findVisibleTour` does not find, is a private one that was of
 * who asks until now: they know that it is there.
 */
export async function isHandedOver(c: Ctx): Promise<boolean> {
  const [id, viewer, { kv }] = [idOf(c), await c.var.viewer(), c.var.parts];
  if (id === undefined || viewer === null) return false;
  return await getTourSummary(kv, id) !== null && await hasSaved(kv, id, viewer.id);
}

function idOf(c: Ctx): string | undefined {
  return Id.safeParse(c.req.param("id")?.toUpperCase()).data;
}
