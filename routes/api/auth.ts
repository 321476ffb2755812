/**
 * `/api/login`, `/api/callback` and `/api/auth/…`: sign-in and sign-out.
 *
 * - `GET /api/login?next=/path` redirects to the identity provider, and afterwards to `next` (a
 *   path of ours; anything else becomes `/`), or to `/sign-in-failed?reason=…&next=…`, which shows
 *   the alert.
 * - `GET /api/login?popup=1&next=/path` does the same in a popup, whose last page says `{type:
 *   "sign-in", result}` on the BroadcastChannel "sign-in" (`lib/model/account/sign_in.ts`) and
 *   closes. `result` is "done" or the reason: "cancelled", "not-enabled", "unauthorized-domain",
 *   "blocked", "not-invited", "failed". Where there is no BroadcastChannel, the same JSON is
 *   written to localStorage under the key "sign-in".
 * - `GET /api/auth/user` answers an `OwnUser` (`lib/model/account/user.ts`), or a problem 401.
 * - `GET /api/auth/session` answers `{isSignedIn}` to anyone, because browsers log the 401 above as
 *   an error.
 * - `POST /api/auth/login {firebaseToken}` begins a session with an identity token: 204, or a
 *   problem 401; 403 for a newcomer who is not invited.
 * - `POST /api/auth/logout` ends this session, `POST /api/auth/logout-everywhere` all of the
 *   user's: 204 for a script; for a form, which works without script, a redirect, to `/` or
 *   `/logout`.
 * - `DELETE /api/auth/sessions` ends all of the user's other sessions, `DELETE
 *   /api/auth/sessions/:id` one of them: 204, also for an unknown one.
 *
 * The session is an HttpOnly cookie, `session` or on https `__Host-session`: no script sees it.
 */
import { html } from "hono/html";
import { z } from "zod";
import { readIntent, SignInError } from "../../lib/auth/sign_in.ts";
import { type SignInMessage } from "../../lib/model/account/sign_in.ts";
import { endAllSessions, endOwnSession } from "../../lib/store/accounts/sessions.ts";
import { SIGN_IN_CHANNEL } from "../../lib/device/storage_keys.ts";
import { toOwnUser } from "../../lib/model/account/user.ts";
import { processLog } from "../../lib/server/host/log.ts";
import type { Ctx } from "../context.ts";
import { parseJson } from "../parse.ts";
import { signedIn } from "../middleware/viewer.ts";
import { mayUseDemo } from "../pages/account/demo_provider.ts";

/** Begins a sign-in. */
export async function login(c: Ctx) {
  try {
    if (!mayUseDemo(c)) {
      throw new SignInError(
        "not-enabled",
        "The demo accounts work only on the computer that runs this site.",
      );
    }
    const { localBrowsers } = c.var.parts;
    if (localBrowsers && !await localBrowsers.isLocal(c.req.raw)) {
      return localBrowsers.send(c.req.raw);
    }
    return await c.var.auth.signIn(c.req.raw);
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    tellHost(c, error);
    return ended(c, { result: error.reason, ...readIntent(c.req.raw) });
  }
}

/** Takes the identity provider's answer. */
export async function callback(c: Ctx) {
  const outcome = await c.var.auth.handleCallback(c.req.raw);
  if (outcome.result === "done") {
    c.header("set-cookie", outcome.setCookie);
    logSignIn(c, "provider");
  } else if (outcome.error) tellHost(c, outcome.error);
  // "failed" without an error is an answer without a sign-in of this browser, which anybody can
  // cause.
  else if (outcome.result !== "failed") logOf(c).info(`A sign-in ended: ${outcome.result}`);
  return ended(c, outcome);
}

export const TokenSignIn = z.object({ firebaseToken: z.string().max(10_000) });

/** Begins a session with an identity token that the browser got elsewhere. */
export async function loginByToken(c: Ctx) {
  const { firebaseToken } = await parseJson(c, TokenSignIn);
  c.header("set-cookie", await c.var.auth.signInByToken(c.req.raw, firebaseToken));
  logSignIn(c, "identity token");
  return c.body(null, 204);
}

/** Ends the session of this browser. */
export async function logout(c: Ctx) {
  c.header("set-cookie", await c.var.auth.signOut(c.req.raw));
  return signedOut(c, "/");
}

/** Ends the sessions of the user on all devices. */
export async function logoutEverywhere(c: Ctx) {
  const { id } = await signedIn(c);
  c.header("set-cookie", await c.var.auth.signOutEverywhere(id));
  return signedOut(c, "/logout");
}

/** Ends the sessions of the user on all other devices. */
export async function endOtherSessions(c: Ctx) {
  const { id } = await signedIn(c);
  await endAllSessions(c.var.parts.kv, id, await c.var.auth.getSessionId(c.req.raw));
  return c.body(null, 204);
}

/** Ends one session of the user. */
export async function endOneSession(c: Ctx) {
  const { id } = await signedIn(c);
  await endOwnSession(c.var.parts.kv, id, c.req.param("id")!);
  return c.body(null, 204);
}

/** The signed-in user. */
export async function user(c: Ctx) {
  return c.json(toOwnUser(await signedIn(c)));
}

/** Whether somebody is signed in. */
export async function session(c: Ctx) {
  return c.json({ isSignedIn: await c.var.viewer() !== null });
}

const logOf = (c: Ctx) => c.var.parts.log ?? processLog;

/** One line of the log: the kind of sign-in, but not the user. */
const logSignIn = (c: Ctx, by: "provider" | "identity token") =>
  logOf(c).info("Somebody signed in", { by });

/** One line of the log about a fault of the provider or the settings. It contains no secret. */
function tellHost(c: Ctx, { message, cause }: Error) {
  logOf(c).info(`A sign-in failed: ${message}${cause instanceof Error ? ` ${cause.message}` : ""}`);
}

const isForm = (c: Ctx) =>
  c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");

const signedOut = (c: Ctx, next: string) => isForm(c) ? c.redirect(next, 303) : c.body(null, 204);

type Ending = { result: SignInMessage["result"]; next: string; popup: boolean };

/** The end of a sign-in: the page continues, the popup notifies its page. */
async function ended(c: Ctx, { result, next, popup }: Ending) {
  c.header("cache-control", "no-store");
  if (popup) return c.html(await donePage(result));
  if (result === "done") return c.redirect(next, 303);
  return c.redirect(`/sign-in-failed?${new URLSearchParams({ reason: result, next })}`, 303);
}

const donePage = (result: SignInMessage["result"]) =>
  html`
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <title>Sign in</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml">
        <script type="module" src="/sign-in-done.js"></script>
      </head>
      <body data-channel="${SIGN_IN_CHANNEL}" data-result="${result}">
        <p>You can close this window.</p>
      </body>
    </html>
  `;
