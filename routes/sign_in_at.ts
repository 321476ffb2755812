/** How one signs in on a page of this server. */
import { GOOGLE_ISSUER } from "../lib/server/auth_config.ts";
import type { SignInAt } from "../lib/ui/sign_in_link.tsx";
import type { Ctx } from "./context.ts";

/** Who signs people in, and the page that a sign-in begun on it comes back to. */
export function signInAt(c: Ctx): SignInAt {
  const { provider } = c.var.parts.config.auth;
  const path = c.req.path;
  if (provider.kind === "off") return { way: "off", path };
  const google = provider.kind === "oidc" && provider.issuer === GOOGLE_ISSUER;
  return { way: google ? "google" : "other", path };
}
