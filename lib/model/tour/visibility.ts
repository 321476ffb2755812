/** Who may see a tour. Without zod, for pages that only show it. */
import type { Role } from "../account/user.ts";

/**
 * 'public' tours stand in lists, maps and search; 'unlisted' ones are seen by whoever has the link;
 * 'private' ones by their owner and administrators.
 */
export const VISIBILITIES = ["public", "unlisted", "private"] as const;
export type Visibility = typeof VISIBILITIES[number];

/** What was stored before tours had a visibility is public. */
type WithVisibility = { visibility?: Visibility };

/** The visibility of a stored tour or card, also of one that was written before there was any. */
export const visibilityOf = ({ visibility = "public" }: WithVisibility): Visibility => visibility;

/** Whether a stored tour stands in lists, counts, maps and search. */
export const isPublic = (tour: WithVisibility): boolean => visibilityOf(tour) === "public";

/** Whether `viewer` (null: somebody who is not signed in) may see a tour of the user `ownerId`. */
export function mayView(
  tour: WithVisibility,
  ownerId: string,
  viewer: { id: string; role: Role } | null,
): boolean {
  if (visibilityOf(tour) !== "private") return true;
  return viewer !== null && (viewer.id === ownerId || viewer.role === "admin");
}
