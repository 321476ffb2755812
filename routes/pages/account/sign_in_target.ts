/** How visitors sign in on a page of this server. */
import { GOOGLE_ISSUER } from "../../../lib/auth/auth_config.ts";
import { fromLocal } from "../../../lib/texts/local_paths.ts";
import { to } from "../../../lib/texts/paths.ts";
import type { SignInTarget } from "../../../lib/ui/frame/sign_in_link.tsx";
import type { Ctx } from "../../context.ts";

/** Pages about the end of a sign-in or session, which a sign-in must not return to. */
const ENDS = ["/logout", "/sign-in-failed"];

/** The provider, and the page that a sign-in begun on this one returns to: usually the same. */
export function signInTarget(c: Ctx): SignInTarget {
  const { provider } = c.var.parts.config.auth;
  const { pathname, search } = new URL(c.req.url);
  const path = to(ENDS.includes(pathname) ? "/" : fromLocal(pathname + search).path);
  if (provider.kind === "off") return { provider: "off", path };
  const google = provider.kind === "oidc" && provider.issuer === GOOGLE_ISSUER;
  return { provider: google ? "google" : "other", path };
}
