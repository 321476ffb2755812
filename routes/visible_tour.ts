/** The tour of a path, for the request's user. */
import { Id } from "../lib/model/id.ts";
import type { Ownership, Tour } from "../lib/model/tour/tour.ts";
import type { User } from "../lib/model/account/user.ts";
import { permits, type TourRole } from "../lib/model/people/tour_role.ts";
import { isPublic, visibilityOf } from "../lib/model/tour/visibility.ts";
import { readRoleOrPupil } from "../lib/store/people/tour_roles.ts";
import { areBeingHidden } from "../lib/store/accounts/account_gate.ts";
import { hasSaved } from "../lib/store/tours/tour_history.ts";
import { getTour, getTourSummary } from "../lib/store/tours/tours.ts";
import type { Ctx } from "./context.ts";

/**
 * A tour, the user who asks, their role in it, and whether they may change it; for others, without
 * stories that are not released.
 */
export type VisibleTour = {
  tour: Tour;
  viewer: User | null;
  role: TourRole | null;
  mayEdit: boolean;
} & Ownership;

/**
 * The tour with `id`, by default the `:id` of the path, in letters of either case (some programs
 * change those of an address); null for a malformed id, a missing tour, and one that the user may
 * not see, which must look the same.
 */
export async function findVisibleTour(c: Ctx, id = idOf(c)): Promise<VisibleTour | null> {
  const { kv } = c.var.parts;
  const found = id === undefined ? null : await getTour(kv, id);
  if (!found) return null;
  const { tour, userId } = found;
  const viewer = await c.var.viewer();
  const pupil = await c.var.pupil();
  const role = await readRoleOrPupil(kv, { id: tour.id, userId }, { viewer, pupil });
  if (role === null && visibilityOf(tour) === "private") return null;
  const mayEdit = permits(role, "editor");
  if (mayEdit) return { tour, userId, viewer, role, mayEdit };
  const [isHidden, shown] = await Promise.all([
    areBeingHidden(kv, userId),
    c.var.consents.visible(tour, userId),
  ]);
  return isHidden ? null : { tour: shown, userId, viewer, role, mayEdit };
}

/**
 * The public view of the tour `id`; null for any other id, and unless it is public. Ignores the
 * user.
 */
export async function findPublicTour(c: Ctx, id: string | undefined): Promise<Tour | null> {
  const { kv } = c.var.parts;
  const known = Id.safeParse(id?.toUpperCase()).data;
  const found = known === undefined ? null : await getTour(kv, known);
  if (!found || !isPublic(found.tour) || await areBeingHidden(kv, found.userId)) return null;
  return await c.var.consents.visible(found.tour, found.userId);
}

/**
 * Whether the tour of the path, which `findVisibleTour` does not find, is a private one that was
 * this user's until now: they know that it exists.
 */
export async function isHandedOver(c: Ctx): Promise<boolean> {
  const [id, viewer, { kv }] = [idOf(c), await c.var.viewer(), c.var.parts];
  if (id === undefined || viewer === null) return false;
  return await getTourSummary(kv, id) !== null && await hasSaved(kv, id, viewer.id);
}

function idOf(c: Ctx): string | undefined {
  return Id.safeParse(c.req.param("id")?.toUpperCase()).data;
}
