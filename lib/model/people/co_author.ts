/** The people of an archive, and their archives, as the API shows them. */
import { z } from "../zod.ts";
import { Id } from "../id.ts";
import { Revision } from "../tour/revision.ts";
import type { OwnTourCard } from "../tour/tour.ts";
import { CO_AUTHOR_ROLES, type CoAuthorRole } from "./tour_role.ts";

export const CoAuthorRoleField = z.enum(CO_AUTHOR_ROLES);

/** The role of somebody who works on an archive. */
export const PersonRoleField = z.enum(["owner", ...CO_AUTHOR_ROLES]);

/** The change of a role. */
export const RoleChange = z.strictObject({ role: CoAuthorRoleField });

/** A reviewer's approval of a revision. */
export const Approval = z.strictObject({ revision: Revision("revision") });

/**
 * Somebody who works on another's archive; `since` and `at` are ISO 8601. `approved` is the
 * revision that a reviewer has approved, and says nothing of later ones.
 */
export const CoAuthor = z.strictObject({
  userId: Id,
  name: z.string(),
  role: CoAuthorRoleField,
  since: z.iso.datetime(),
  approved: z.strictObject({ revision: z.int().min(0), at: z.iso.datetime() }).optional(),
});
export type CoAuthor = z.infer<typeof CoAuthor>;

/**
 * The people of an archive, and its present revision. `owner` is a name; missing for an archive of
 * the administrators.
 */
export const TourPeople = z.strictObject({
  owner: z.string().optional(),
  coAuthors: z.array(CoAuthor),
  role: PersonRoleField,
  revision: z.int().min(0),
});
export type TourPeople = z.infer<typeof TourPeople>;

/** A role that rests while the owner's account is hidden; nothing else of the archive is shown. */
export type RestingTour = { tourId: string; role: CoAuthorRole; since: string };

/** An archive of somebody else on which a person works. */
export type SharedTour = { tour: OwnTourCard; role: CoAuthorRole; since: string; owner?: string };
