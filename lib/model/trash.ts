/** What was deleted and can be restored for a while. */
import type { OwnTourCard } from "./tour.ts";

/** How long, in milliseconds: 30 days. */
export const TRASH_MS = 30 * 24 * 3600 * 1000;

/** True for what was deleted (ISO 8601) too long ago to be restored. */
export const isExpired = ({ deletedAt }: { deletedAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(deletedAt) > TRASH_MS;

/**
 * A deleted tour in the list of its owner. Times are ISO 8601 in UTC. `isOwn` is false for one that
 * an administrator deleted, which the owner cannot restore.
 */
export type TrashedTour = {
  tour: OwnTourCard;
  deletedAt: string;
  expiresAt: string;
  isOwn: boolean;
};
