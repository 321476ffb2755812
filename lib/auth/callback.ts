/** The return from the identity provider: checks the answer, and begins a session. */
import * as oidc from "openid-client";
import type { SignInFailure } from "../model/account/sign_in.ts";
import { ClosedAccount } from "../store/accounts/closed_accounts.ts";
import { claimOAuthSession } from "../store/accounts/oauth_sessions.ts";
import { NotInvited } from "../store/sign_up/admission.ts";
import type { AuthParts } from "./auth_parts.ts";
import { readCookie } from "./cookies.ts";
import { verifyIdentityToken } from "./identity_token.ts";
import { type OAuthSession, openState } from "./oauth_state.ts";
import { CALLBACK_PATH } from "./paths.ts";
import { beginSession } from "./session.ts";
import { SignInError } from "./sign_in.ts";
import { sha256 } from "../store/kv/secret.ts";

/** The result of a sign-in. `next` is a path of ours; `error` is for the log. */
export type SignInOutcome =
  & { next: string; popup: boolean }
  & ({ result: "done"; setCookie: string; language?: string } | {
    result: SignInFailure;
    error?: Error;
  });

/**
 * Takes the provider's answer: the state must be this browser's and unused, the code is exchanged
 * with its verifier, and the identity token must be valid and have the nonce. Begins a new session,
 * whatever session cookie the request had. Never throws for the content of a request.
 */
export async function handleCallback(parts: AuthParts, request: Request): Promise<SignInOutcome> {
  const { kv, config: { origin }, now } = parts;
  const { searchParams, search } = new URL(request.url);
  const [state, secret] = [searchParams.get("state"), readCookie(request, "sign-in", origin)];
  const session = state && secret
    ? await openState(await parts.stateKey(), state, await sha256(secret), now())
    : null;
  if (!state || !session) {
    // An answer without a sign-in of this browser. Anybody can cause that, so it is not logged.
    return { result: "failed", next: "/", popup: false };
  }
  const { next, popup } = session;
  try {
    const identity = await exchange(parts, new URL(CALLBACK_PATH + search, origin), state, session);
    // Of repeated or simultaneous answers the first begins the session.
    if (!await claimOAuthSession(kv, state)) return { result: "failed", next, popup };
    const begun = await beginSession(parts, request, identity, next);
    return { result: "done", next, popup, ...begun };
  } catch (error) {
    const result = reasonOf(error);
    return { result, next, popup, error: EXPECTED.includes(result) ? undefined : error as Error };
  }
}

/** Acts of users and administrators, and newcomers without an invitation: no faults for the log. */
const EXPECTED: SignInFailure[] = ["cancelled", "blocked", "not-invited"];

async function exchange(parts: AuthParts, url: URL, state: string, session: OAuthSession) {
  if (!parts.issuers.discover) throw new SignInError("not-enabled", "Sign-in is off.");
  const tokens = await oidc.authorizationCodeGrant(await parts.issuers.discover(), url, {
    pkceCodeVerifier: session.codeVerifier,
    expectedState: state,
    expectedNonce: session.nonce,
    idTokenExpected: true,
  });
  // openid-client relies on TLS for the token; we also check the signature.
  return await verifyIdentityToken(tokens.id_token!, parts.issuers.trusted, parts.now());
}

const REASONS: Record<string, SignInFailure> = {
  access_denied: "cancelled",
  unauthorized_client: "not-enabled",
  unsupported_response_type: "not-enabled",
  invalid_client: "not-enabled",
  org_internal: "not-enabled",
  admin_policy_enforced: "not-enabled",
  redirect_uri_mismatch: "unauthorized-domain",
};

/** The reason of an error, for the page of failed sign-ins. */
function reasonOf(error: unknown): SignInFailure {
  if (error instanceof SignInError) return error.reason;
  if (error instanceof ClosedAccount && error.closure === "blocked") return "blocked";
  if (error instanceof NotInvited) return "not-invited";
  const code = error instanceof oidc.AuthorizationResponseError ||
      error instanceof oidc.ResponseBodyError
    ? error.error
    : "";
  return Object.hasOwn(REASONS, code) ? REASONS[code] : "failed";
}
