/** Who may come in: invitations to the site, as administrators make and see them. */
import { z } from "../zod.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("account");

/** Most addresses and domains of one request. */
export const MAX_INVITED = 200;

/** Most days that a link is good for, and most people whom it lets in. */
export const MAX_LINK_DAYS = 90;
export const MAX_LINK_USES = 1000;

/**
 * `POST /api/admin/invitations`: e-mail addresses, and domains such as "@school.example". They are
 * checked one by one, so that one mistake in a pasted list does not refuse the rest.
 */
export const SignUpAddresses = z.strictObject({
  addresses: z.array(z.string().trim().min(1).max(254)).min(1, { error: () => t("enterAddress") })
    .max(MAX_INVITED, { error: () => t("atMostAtOnce", { most: MAX_INVITED }) }),
});

/** `POST /api/admin/invitations/links`. */
export const SignUpLink = z.strictObject({
  days: z.int().min(1).max(MAX_LINK_DAYS, {
    error: () => t("linkDays", { days: MAX_LINK_DAYS }),
  }),
  uses: z.int().min(1).max(MAX_LINK_USES, {
    error: () => t("linkPeople", { most: MAX_LINK_USES }),
  }),
});
export type SignUpLink = z.infer<typeof SignUpLink>;

/** What became of an address: it may come in, now or before; has an account; or is no address. */
export type InvitedAddress = {
  address: string;
  state: "invited" | "invited-before" | "has-account" | "no-address";
};

export const INVITED_STATES = ["invited", "invited-before", "has-account", "no-address"] as const;

/** What an invitation is for: one address, all addresses of a domain, or those with a link. */
export const SIGN_UP_KINDS = ["address", "domain", "link"] as const;

/**
 * An invitation to the site. `name` is the address or domain, missing for a link; `came` is how
 * many came in by it, of at most `most`. Times are ISO 8601.
 */
export type SignUpInvitation = {
  id: string;
  kind: typeof SIGN_UP_KINDS[number];
  name?: string;
  came: number;
  most?: number;
  createdAt: string;
  expiresAt?: string;
};
