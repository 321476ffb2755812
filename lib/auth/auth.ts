/**
 * Sign-in. The four names and the flow are those of `@deno/kv-oauth`: `signIn` redirects to the
 * provider, `handleCallback` takes its answer, `getSessionId` returns a live session's id,
 * `signOut` ends it.
 */
import type { AuthConfig } from "./auth_config.ts";
import type { AuthParts } from "./auth_parts.ts";
import { handleCallback, type SignInOutcome } from "./callback.ts";
import type { DemoProvider } from "./demo/provider.ts";
import { createIssuers } from "./issuers.ts";
import { createSeenNotes } from "../store/accounts/last_seen.ts";
import { getOAuthKey } from "../store/accounts/oauth_sessions.ts";
import { memoizeAsync } from "./memoize_async.ts";
import {
  beginSession,
  closeAllSessions,
  closeSession,
  openSession,
  renewSession,
} from "./session.ts";
import { signIn } from "./sign_in.ts";
import { findViewer, identityOf, type Viewer } from "./viewer.ts";

/** Sign-in for one server. */
export type Auth = {
  /** Redirects to the provider; throws a SignInError when it cannot. */
  signIn(request: Request): Promise<Response>;
  /** Checks the provider's answer, and begins a session. */
  handleCallback(request: Request): Promise<SignInOutcome>;
  /**
   * The id of the live session of a request, which grants no access by itself; undefined without
   * one.
   */
  getSessionId(request: Request): Promise<string | undefined>;
  /** Ends the session of a request; returns the Set-Cookie value that clears the cookie. */
  signOut(request: Request): Promise<string>;
  /**
   * Ends the sessions of a user on all devices; returns the Set-Cookie value that clears the
   * cookie.
   */
  signOutEverywhere(userId: string): Promise<string>;
  /** Replaces all sessions of a user who gets more rights; returns the new session's Set-Cookie. */
  renewSession(request: Request, userId: string): Promise<string | undefined>;
  /**
   * Begins a session with an identity token; returns its Set-Cookie value. Throws a Problem 401.
   */
  signInByToken(request: Request, token: string): Promise<string>;
  /** The user who sent a request. Throws a Problem 401 for an invalid identity token. */
  viewer(request: Request): Promise<Viewer>;
  /** The demo provider, if it is in use. */
  demo?: () => Promise<DemoProvider>;
};

/** Makes the sign-in of a server. `styles` are the style sheets of the demo provider's page. */
export function createAuth(
  { kv, config, styles, now, fetch: fetcher }: {
    kv: Deno.Kv;
    config: AuthConfig;
    styles: string[];
    now: () => Date;
    fetch: typeof fetch;
  },
): Auth {
  const issuers = createIssuers({ config, styles, fetch: fetcher });
  const stateKey = memoizeAsync(() => getOAuthKey(kv));
  const parts: AuthParts = { kv, config, issuers, now, noteSeen: createSeenNotes(kv), stateKey };
  return {
    signIn: (request) => signIn(parts, request),
    handleCallback: (request) => handleCallback(parts, request),
    getSessionId: async (request) => (await openSession(parts, request))?.id,
    signOut: (request) => closeSession(parts, request),
    signOutEverywhere: (userId) => closeAllSessions(parts, userId),
    renewSession: (request, userId) => renewSession(parts, request, userId),
    signInByToken: async (request, token) =>
      (await beginSession(parts, request, await identityOf(parts, token))).setCookie,
    viewer: (request) => findViewer(parts, request),
    demo: issuers.demo,
  };
}
