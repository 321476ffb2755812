/** Limits of stops. Without zod, because pages that only play must not load it. */

/** Detection radii, in metres: the limits, and the defaults of tour pages and of forms. */
export const RADIUS = { min: 5, max: 500, onPages: 30, inForms: 50 } as const;

/** Most stops of one tour. */
export const MAX_STOPS = 500;

/** Most chapters of one stop, and most keywords of one chapter. */
export const [MAX_CHAPTERS, MAX_KEYWORDS] = [200, 20];
