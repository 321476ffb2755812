/** Deleted tours and drafts, which can be restored for a while. */
import type { DraftSummary } from "./draft.ts";
import type { OwnTourCard } from "./tour.ts";

/** For how long, in milliseconds: 30 days. */
export const TRASH_MS = 30 * 24 * 3600 * 1000;

/** True for a deletion (ISO 8601) too long ago to be restored. */
export const isExpired = ({ deletedAt }: { deletedAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(deletedAt) > TRASH_MS;

/** The time of final removal, for a time of deletion. Both are ISO 8601 in UTC. */
export const expiryOf = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + TRASH_MS).toISOString();

/** A deleted draft in the list of its author. Times are ISO 8601 in UTC. */
export type TrashedDraft = { draft: DraftSummary; deletedAt: string; expiresAt: string };

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
