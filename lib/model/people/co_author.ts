/** The people of an archive, and their archives, as the API shows them. */
import { z } from "../zod.ts";
import type { OwnTourCard } from "../tour/tour.ts";
import { CO_AUTHOR_ROLES, type CoAuthorRole, type PersonRole } from "./tour_role.ts";

export const CoAuthorRoleField = z.enum(CO_AUTHOR_ROLES);

/** The change of a role. */
export const RoleChange = z.strictObject({ role: CoAuthorRoleField });

/** Somebody who works on another's archive; `since` is ISO 8601. */
export type CoAuthor = { userId: string; name: string; role: CoAuthorRole; since: string };

/** The people of an archive. `owner` is a name; missing for an archive of the administrators. */
export type TourPeople = { owner?: string; coAuthors: CoAuthor[]; role: PersonRole };

/** An archive of somebody else on which a person works. */
export type SharedTour = { tour: OwnTourCard; role: CoAuthorRole; since: string; owner?: string };
