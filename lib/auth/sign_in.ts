/** The way to the identity provider: authorization code with PKCE, state and nonce. */
import * as oidc from "openid-client";
import type { SignInFailure } from "../model/account/sign_in.ts";
import { isLoopback } from "./auth_config.ts";
import { newSecret, sha256 } from "../store/accounts/secret.ts";
import type { AuthParts } from "./auth_parts.ts";
import { cookie, readCookie } from "./cookies.ts";
import { sealState } from "./oauth_state.ts";
import { CALLBACK_PATH } from "./paths.ts";
import { safeReturnPath } from "./return_path.ts";

/** A sign-in that cannot go on: `reason` chooses the alert, the message is for the log. */
export class SignInError extends Error {
  override name = "SignInError";
  constructor(readonly reason: SignInFailure, message: string, options?: ErrorOptions) {
    super(message, options);
  }
}

/** What a request for `/api/login` asks for: where it leads, and whether a popup asks. */
export function readIntent(request: Request): { next: string; popup: boolean } {
  const { searchParams } = new URL(request.url);
  return {
    next: safeReturnPath(searchParams.get("next")),
    popup: searchParams.get("popup") === "1",
  };
}

/**
 * Redirects to the identity provider, with a cookie that binds the answer to this browser. What
 * must come back within ten minutes is in the state, encrypted: nothing is stored.
 *
 * @throws {SignInError} when sign-in is off, the page is shown at an address which is not
 *   APP_ORIGIN, or the provider cannot be reached.
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
 * Cookies and the provider know the program by one address. On this machine it has several names:
 * the sign-in then begins anew at the right one. Anywhere else, a page at another address may not
 * sign in.
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
  // A proxy may have changed the host of the request; the page that asked is named by the browser.
  const page = URL.parse(request.headers.get("referer") ?? "");
  if (request.headers.get("sec-fetch-site") === "same-origin" && page && page.origin !== origin) {
    throw new SignInError(
      "unauthorized-domain",
      `Sign-in at ${page.origin}; APP_ORIGIN is ${origin}.`,
    );
  }
}

/**
 * Lets people choose an account each time, where the provider can: else sign-out would be undone at
 * once.
 */
function promptFor(server: oidc.Configuration): { prompt?: string } {
  const supported = server.serverMetadata().prompt_values_supported as string[] | undefined;
  const google = server.serverMetadata().issuer === "https://accounts.google.com";
  return google || supported?.includes("select_account") ? { prompt: "select_account" } : {};
}
