/** The people of an archive, and their archives, as the API shows them. */
import { z } from "../zod.ts";
import { Id } from "../id.ts";
import { Revision } from "../tour/revision.ts";
import type { OwnTourCard } from "../tour/tour.ts";
import { LanguageTag } from "../text/language_tag.ts";
import { optional } from "../text/text.ts";
import { CO_AUTHOR_ROLES, type GivenRole } from "./tour_role.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("account");

const CoAuthorRoleField = z.enum(CO_AUTHOR_ROLES);

/** The role of somebody who works on an archive. */
export const PersonRoleField = z.enum(["owner", ...CO_AUTHOR_ROLES]);

/** A role that is given. `hasItsLanguage` checks the two together. */
export const givenRole = { role: CoAuthorRoleField, language: optional(LanguageTag) };

/** The same as answers have it. */
export const heldRole = { role: CoAuthorRoleField, language: z.string().optional() };

/** A translator has a language, and nobody else. */
export const hasItsLanguage = ({ role, language }: GivenRole): boolean =>
  (role === "translator") === (language !== undefined);

/** What those are told who give a role without its language. */
export const ITS_LANGUAGE = {
  error: () => t("roleLanguage"),
  path: ["language"],
};

/** The change of a role. */
export const RoleChange = z.strictObject(givenRole).refine(hasItsLanguage, ITS_LANGUAGE);

/** A reviewer's approval of a revision. */
export const Approval = z.strictObject({ revision: Revision });

/**
 * Somebody who works on another's archive; `since` and `at` are ISO 8601. `approved` is the
 * revision that a reviewer has approved, and says nothing of later ones.
 */
export const CoAuthor = z.strictObject({
  userId: Id,
  name: z.string(),
  ...heldRole,
  since: z.iso.datetime(),
  approved: z.strictObject({ revision: z.int().min(0), at: z.iso.datetime() }).optional(),
});
export type CoAuthor = z.infer<typeof CoAuthor>;

/**
 * The people of an archive, and its present revision. `owner` is a name; missing for an archive of
 * the administrators. `role` is your own, with the `language` of a translator.
 */
export const TourPeople = z.strictObject({
  owner: z.string().optional(),
  coAuthors: z.array(CoAuthor),
  role: PersonRoleField,
  language: z.string().optional(),
  revision: z.int().min(0),
});
export type TourPeople = z.infer<typeof TourPeople>;

/** A role that rests while the owner's account is hidden; nothing else of the archive is shown. */
export type RestingTour = GivenRole & { tourId: string; since: string };

/** An archive of somebody else on which a person works. */
export type SharedTour = GivenRole & { tour: OwnTourCard; since: string; owner?: string };
