/** How the stops of an archive follow each other. Without zod, because pages use it too. */

/** Guided Path and Free Discovery. */
export const TOUR_TYPE_OPTIONS = [
  ["ordered", "Guided Path"],
  ["unordered", "Free Discovery"],
] as const;

export const TOUR_TYPES = TOUR_TYPE_OPTIONS.map(([type]) => type);
