/** Who may see a tour. Without zod, because pages use it too. */
import type { Role } from "../account/user.ts";

/**
 * 'public' tours are in lists, maps and search; 'unlisted' ones open for anyone with the link;
 * 'private' ones only for their owner and administrators.
 */
export const VISIBILITY_OPTIONS = [
  ["public", "public"],
  ["unlisted", "unlisted"],
  ["private", "private"],
] as const;
export type Visibility = typeof VISIBILITY_OPTIONS[number][0];

export const VISIBILITIES = VISIBILITY_OPTIONS.map(([visibility]) => visibility);

/** Tours stored before visibility existed are public. */
type WithVisibility = { visibility?: Visibility };

/** The visibility of a stored tour or card, including those from before it existed. */
export const visibilityOf = ({ visibility = "public" }: WithVisibility): Visibility => visibility;

/** Whether a stored tour is in lists, counts, maps and search. */
export const isPublic = (tour: WithVisibility): boolean => visibilityOf(tour) === "public";

/** Whether `viewer` (null when not signed in) may see a tour of the user `ownerId`. */
export function mayView(
  tour: WithVisibility,
  ownerId: string,
  viewer: { id: string; role: Role } | null,
): boolean {
  if (visibilityOf(tour) !== "private") return true;
  return viewer !== null && (viewer.id === ownerId || viewer.role === "admin");
}
