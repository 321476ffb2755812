/** The roles of people in an archive. Without zod, because pages use it too. */

/**
 * What an owner gives to others: an "editor" changes everything but who owns the archive, who sees
 * it, who works on it, and whether it is deleted; a "reviewer" reads it, also while
 * it is private, and comments on it; a "translator" does so, too, and writes its words in one other
 * language.
 */
export const CO_AUTHOR_ROLES = ["editor", "reviewer", "translator"] as const;
export type CoAuthorRole = typeof CO_AUTHOR_ROLES[number];

/** A role as it is given: `language` is a tag, of translators alone. */
export type GivenRole = { role: CoAuthorRole; language?: string };

/** The roles of people with an account; administrators have the owner's. */
export type PersonRole = "owner" | CoAuthorRole;

/** All roles. A "pupil" reads the archive of the class, also while it is private. */
export type TourRole = PersonRole | "pupil";

/** From the least to the most. */
const RANKS: readonly TourRole[] = ["pupil", "reviewer", "translator", "editor", "owner"];

/** Whether `role` permits what `needed` does. */
export const permits = (role: TourRole | null, needed: TourRole): boolean =>
  role !== null && RANKS.indexOf(role) >= RANKS.indexOf(needed);

/** Whether somebody with `has` may do all that those with `other` may. */
export const includesRole = (has: GivenRole, other: GivenRole): boolean =>
  permits(has.role, other.role) &&
  (has.role !== "translator" || other.role !== "translator" || has.language === other.language);

/** Most co-authors of an archive. */
export const MAX_CO_AUTHORS = 50;

/** Most archives of others that a person works on. */
export const MAX_SHARED_TOURS = 500;
