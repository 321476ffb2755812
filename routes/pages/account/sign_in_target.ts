/** How visitors sign in on a page of this server. */
import { GOOGLE_ISSUER } from "../../../lib/auth/auth_config.ts";
import type { SignInTarget } from "../../../lib/ui/frame/sign_in_link.tsx";
import type { Ctx } from "../../context.ts";

/** Pages that say how a sign-in or a session ended: nobody wants to come back to them signed in. */
const ENDS = ["/logout", "/sign-in-failed"];

/**
 * Who signs people in, and the page that a sign-in begun on this one leads to: the same, as a rule.
 */
export function signInTarget(c: Ctx): SignInTarget {
  const { provider } = c.var.parts.config.auth;
  const { pathname, search } = new URL(c.req.url);
  const path = ENDS.includes(pathname) ? "/" : pathname + search;
  if (provider.kind === "off") return { provider: "off", path };
  const google = provider.kind === "oidc" && provider.issuer === GOOGLE_ISSUER;
  return { provider: google ? "google" : "other", path };
}
