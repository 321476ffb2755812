/** The redirect to the identity provider: authorization code with PKCE, state and nonce. */
import * as oidc from "openid-client";
import type { SignInFailure } from "../model/account/sign_in.ts";
import { isLoopback } from "./auth_config.ts";
import type { AuthParts } from "./auth_parts.ts";
import { cookie, readCookie } from "./cookies.ts";
import { sealState } from "./oauth_state.ts";
import { CALLBACK_PATH } from "./paths.ts";
import { safeReturnPath } from "./return_path.ts";
import { newSecret, sha256 } from "../store/kv/secret.ts";

/** A failed sign-in: `reason` chooses the alert, the message is for the log. */
export class SignInError extends Error {
  override name = "SignInError";
  constructor(readonly reason: SignInFailure, message: string, options?: ErrorOptions) {
    super(message, options);
  }
}

/** The parameters of `/api/login`: where it returns to, and whether it is in a popup. */
export function readIntent(request: Request): { next: string; popup: boolean } {
  const { searchParams } = new URL(request.url);
  return {
    next: safeReturnPath(searchParams.get("next")),
    popup: searchParams.get("popup") === "1",
  };
}

/**
 * Redirects to the identity provider, with a cookie that binds the answer to this browser. The
 * sign-in's data is encrypted in the state, which is valid for ten minutes: nothing is stored.
 *
 * @throws {SignInError} when sign-in is off, the page's address is not APP_ORIGIN, or the provider
 *   cannot be reached.
 */
export async function signIn(parts: AuthParts, request: Request): Promise<Response> {
  const { config: { origin }, issuers, now } = parts;
  const elsewhere = atPublicOrigin(request, origin);
  if (elsewhere) return elsewhere;
  if (!issuers.discover) throw new SignInError("not-enabled", "Sign-in is off.");
  const server = await issuers.discover().catch((cause) => {
    throw new SignInError(
      "failed",
      "The sign-in service can’t be reached. Try again in a minute.",
      { cause },
    );
  });
  const [nonce, codeVerifier] = [newSecret(), newSecret()];
  // Two windows of one browser may sign in at once: they share the cookie.
  const secret = readCookie(request, "sign-in", origin) ?? newSecret();
  const browser = await sha256(secret);
  const session = { browser, nonce, codeVerifier, ...readIntent(request) };
  const state = await sealState(await parts.stateKey(), session, now());
  const target = oidc.buildAuthorizationUrl(server, {
    redirect_uri: origin + CALLBACK_PATH,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...promptFor(server),
  });
  return new Response(null, {
    status: 302,
    headers: {
      "location": target.href,
      "set-cookie": cookie("sign-in", origin, secret),
      "cache-control": "no-store",
    },
  });
}

/**
 * Cookies and the provider are bound to one address. This machine has several names: the sign-in
 * then starts again at the right one. At any other address sign-in is refused.
 */
function atPublicOrigin(request: Request, origin: string): Response | undefined {
  const [here, there] = [new URL(request.url), new URL(origin)];
  if (isLoopback(there.hostname) && isLoopback(here.hostname)) {
    if (here.hostname === there.hostname) return undefined;
    return new Response(null, {
      status: 302,
      headers: { "location": origin + here.pathname + here.search, "cache-control": "no-store" },
    });
  }
  // A proxy may have changed the host of the request; the browser names the page that asked.
  const page = URL.parse(request.headers.get("referer") ?? "");
  if (request.headers.get("sec-fetch-site") === "same-origin" && page && page.origin !== origin) {
    throw new SignInError(
      "unauthorized-domain",
      `Sign-in at ${page.origin}; APP_ORIGIN is ${origin}.`,
    );
  }
}

/**
 * Lets people choose an account each time, if the provider can: otherwise a sign-out would be
 * undone at once.
 */
function promptFor(server: oidc.Configuration): { prompt?: string } {
  const supported = server.serverMetadata().prompt_values_supported as string[] | undefined;
  const google = server.serverMetadata().issuer === "https://accounts.google.com";
  return google || supported?.includes("select_account") ? { prompt: "select_account" } : {};
}
