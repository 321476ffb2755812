/**
 * A listening: one device, one story, from its start to where it was left. Counted as a sum of each
 * week, never as a listening of somebody. Without zod, because the player uses it too.
 */

/**
 * Where a story was heard. 'walk': on a walk, outside or virtual. 'page': from a list, a map or the
 * player. 'frame': on a page of another site.
 */
export const WAYS = ["walk", "page", "frame"] as const;
export type Way = (typeof WAYS)[number];

/** Equal parts of a recording, in which a listening can end. */
export const PARTS = 16;

/**
 * A listening as it is sent. `left` is the part of the recording in which it ended, from 0; `PARTS`
 * means that the story was heard to its end.
 */
export type Listening = { stopId: string; way: Way; left: number };

/** The address that counts the listenings of an archive. */
export const listensPath = (tourId: string): string => `/api/tours/${tourId}/listens`;

const DAY = 86_400_000;

/** 1 January 1970 was a Thursday: weeks are counted from the Monday before. */
const DAYS_BEFORE = 3;

/** The number of the week, from Monday to Sunday in UTC, since that of 1 January 1970. */
export const weekOf = (now: Date): number => Math.floor((now.getTime() / DAY + DAYS_BEFORE) / 7);

/** The Monday of a week. */
export const mondayOf = (week: number): Date => new Date((week * 7 - DAYS_BEFORE) * DAY);

/** The year of a week: that of its Thursday (ISO 8601). */
export const yearOf = (week: number): number =>
  new Date(mondayOf(week).getTime() + 3 * DAY).getUTCFullYear();

/** The first week of a year (ISO 8601): the one with 4 January. */
export const firstWeekOf = (year: number): number => weekOf(new Date(Date.UTC(year, 0, 4)));
