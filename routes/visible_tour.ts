/** A tour that a path names, for who asks. */
import { Id } from "../lib/model/id.ts";
import type { Ownership, Tour } from "../lib/model/tour.ts";
import type { User } from "../lib/model/user.ts";
import { mayView } from "../lib/model/visibility.ts";
import { getTour } from "../lib/store/tours.ts";
import type { Ctx } from "./context.ts";

/** A tour, who asks for it, and whether that person may change it. */
export type VisibleTour = { tour: Tour; viewer: User | null; mayEdit: boolean } & Ownership;

/**
 * The tour with the `:id` of the path, in letters of either case (some programs change those of an
 * address); null for a malformed id, for a tour that is not there, and
 * for one that who asks may not see, which must look the same.
 */
export async function findVisibleTour(c: Ctx): Promise<VisibleTour | null> {
  const id = Id.safeParse(c.req.param("id")?.toUpperCase());
  const found = id.success ? await getTour(c.var.parts.kv, id.data) : null;
  if (!found) return null;
  const { tour, userId } = found;
  const viewer = await c.var.viewer();
  if (!mayView(tour, userId, viewer)) return null;
  const mayEdit = viewer !== null && (viewer.id === userId || viewer.role === "admin");
  return { tour, userId, viewer, mayEdit };
}
