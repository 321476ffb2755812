/** Invitations to work on an archive, as the API takes and shows them. */
import { EmailAddress } from "../account/email.ts";
import { Id } from "../id.ts";
import { optional } from "../text/text.ts";
import { z } from "../zod.ts";
import { givenRole, hasItsLanguage, heldRole, ITS_LANGUAGE } from "./co_author.ts";
import type { GivenRole } from "./tour_role.ts";

/** With `email` for the person with that address, else for those who have the link. */
export const NewInvitation = z.strictObject({
  ...givenRole,
  email: optional(EmailAddress),
}).refine(hasItsLanguage, ITS_LANGUAGE);

/** The answer to an invitation; `secret` is the end of a link's path. */
export const InvitationAnswer = z.strictObject({
  tourId: Id,
  invitationId: Id,
  secret: z.string().regex(/^[\w-]{43}$/).optional(),
});

/**
 * An invitation as the owner sees it: how many have accepted the link. `expiresAt` is ISO 8601.
 */
export const Invitation = z.strictObject({
  id: Id,
  ...heldRole,
  email: z.string().optional(),
  accepted: z.int().min(0),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** One that was just made; `path` is the page of a link. */
export const MadeInvitation = z.strictObject({
  invitation: Invitation,
  path: z.string().optional(),
});

/**
 * An offer to somebody, as they see it: of an archive with so many stops, or of a role in it.
 * `from` is a name.
 */
export type TourOffer =
  & { tourId: string; title: string; from: string }
  & (
    | { invitationId?: undefined; stopCount: number }
    | GivenRole & { invitationId: string }
  );

/** Most standing invitations of an archive. */
export const MAX_INVITATIONS = 20;

/** Most people who accept one link. */
export const MAX_ACCEPTED = 30;
