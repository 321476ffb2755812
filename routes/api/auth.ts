/**
 * Sign-in and sign-out. The last page of a popup says `{type: "sign-in", result}` on the
 * BroadcastChannel "sign-in" (`lib/model/account/sign_in.ts`) and closes; `result` is "done" or the
 * reason. Where there is no BroadcastChannel, the same JSON is written to localStorage under the
 * key "sign-in". The session is an HttpOnly cookie, `session` or on https `__Host-session`: no
 * script sees it.
 */
import { html } from "hono/html";
import { z } from "zod";
import { readIntent, SignInError } from "../../lib/auth/sign_in.ts";
import { type SignInMessage } from "../../lib/model/account/sign_in.ts";
import { endAllSessions, endOwnSession } from "../../lib/store/accounts/sessions.ts";
import { SIGN_IN_CHANNEL } from "../../lib/device/storage_keys.ts";
import { to } from "../../lib/texts/paths.ts";
import { language, texts } from "../../lib/texts/texts.ts";
import { toOwnUser } from "../../lib/model/account/user.ts";
import { processLog } from "../../lib/server/host/log.ts";
import { type Answer, call, DONE, ok } from "../call.ts";
import type { Ctx } from "../context.ts";
import { goOnInLanguageOf, inLanguageOf } from "../in_language.ts";
import { OwnUserAnswer, SessionAnswer } from "../developers/answers/people.ts";
import { mayUseDemo } from "../pages/account/demo_provider.ts";

const t = texts("accounts");

const SIGNED_OUT = { ...DONE, 303: { says: "The same, for a form of a page." } };

const SIGN_IN: Record<number, Answer> = {
  200: { says: "The last page of a popup.", type: "text/html" },
  302: { says: "The way to the identity provider." },
  303: { says: "The page to go on with, or the one that says why it failed." },
};

export const login = call({
  route: "GET /api/login",
  access: "anyone",
  summary: "Begin a sign-in, in a browser",
  about: "`next` in the query is a path of this site; `popup=1` is for a popup.",
  answers: SIGN_IN,
  async handle(_, c) {
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
  },
});

export const callback = call({
  route: "GET /api/callback",
  access: "anyone",
  summary: "Where the identity provider sends a browser back to",
  answers: SIGN_IN,
  async handle(_, c) {
    const outcome = await c.var.auth.handleCallback(c.req.raw);
    if (outcome.result === "done") {
      c.header("set-cookie", outcome.setCookie);
      logSignIn(c, "provider");
      const { next, setCookie } = goOnInLanguageOf(c.req.raw, outcome, isSecure(c));
      if (setCookie) c.header("set-cookie", setCookie, { append: true });
      return ended(c, { ...outcome, next });
    }
    if (outcome.error) tellHost(c, outcome.error);
    // "failed" without an error is an answer without a sign-in of this browser, which anybody can
    // cause.
    else if (outcome.result !== "failed") logOf(c).info(`A sign-in ended: ${outcome.result}`);
    return ended(c, outcome);
  },
});

export const loginByToken = call({
  route: "POST /api/auth/login",
  access: "anyone",
  summary: "Begin a session by an identity token",
  body: z.object({ firebaseToken: z.string().max(10_000) }),
  example: { firebaseToken: "eyJhbGciOiJSUzI1NiIs…" },
  answers: { 204: { says: "The cookie is set.", headers: { "set-cookie": "The session." } } },
  refusals: { 401: "The token is not valid, or the account is blocked." },
  async handle({ body }, c) {
    c.header("set-cookie", await c.var.auth.signInByToken(c.req.raw, body.firebaseToken));
    logSignIn(c, "identity token");
  },
});

/** Browsers log the 401 of `/api/auth/user` as an error. */
export const session = call({
  route: "GET /api/auth/session",
  access: "anyone",
  isPersonal: true,
  summary: "Whether someone is signed in",
  answers: ok(SessionAnswer, "Also to those who are not."),
  handle: async (_, c) => ({ isSignedIn: await c.var.viewer() !== null }),
});

export const user = call({
  route: "GET /api/auth/user",
  access: "signed-in",
  summary: "Who you are",
  answers: ok(OwnUserAnswer, "Your account."),
  handle: ({ user }) => toOwnUser(user),
});

export const logout = call({
  route: "POST /api/auth/logout",
  access: "anyone",
  summary: "Sign out here",
  answers: SIGNED_OUT,
  async handle(_, c) {
    c.header("set-cookie", await c.var.auth.signOut(c.req.raw));
    return signedOut(c, "/");
  },
});

export const logoutEverywhere = call({
  route: "POST /api/auth/logout-everywhere",
  access: "signed-in",
  summary: "Sign out on all devices",
  answers: SIGNED_OUT,
  async handle({ user }, c) {
    c.header("set-cookie", await c.var.auth.signOutEverywhere(user.id));
    return signedOut(c, "/logout");
  },
});

export const endOtherSessions = call({
  route: "DELETE /api/auth/sessions",
  access: "signed-in",
  summary: "Sign out on all other devices",
  answers: DONE,
  async handle({ kv, user }, c) {
    await endAllSessions(kv, user.id, await c.var.auth.getSessionId(c.req.raw));
  },
});

export const endOneSession = call({
  route: "DELETE /api/auth/sessions/:id",
  access: "signed-in",
  missing: null,
  summary: "Sign out on one device",
  about: "Also where there is no such session.",
  answers: DONE,
  handle: ({ kv, user, id }) => endOwnSession(kv, user.id, id),
});

const logOf = (c: Ctx) => c.var.parts.log ?? processLog;

/** One line of the log: the kind of sign-in, but not the user. */
const logSignIn = (c: Ctx, by: "provider" | "identity token") =>
  logOf(c).info("Somebody signed in", { by });

/** One line of the log about a fault of the provider or the settings. It contains no secret. */
function tellHost(c: Ctx, { message, cause }: Error) {
  logOf(c).info(`A sign-in failed: ${message}${cause instanceof Error ? ` ${cause.message}` : ""}`);
}

const isSecure = (c: Ctx) => c.var.parts.config.auth.origin.startsWith("https:");

const isForm = (c: Ctx) =>
  c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");

const signedOut = (c: Ctx, next: string) =>
  isForm(c) ? c.redirect(to(next), 303) : c.body(null, 204);

type Ending = { result: SignInMessage["result"]; next: string; popup: boolean };

/**
 * The end of a sign-in: the page continues, the popup notifies its page. The identity provider’s
 * page, from where the browser comes, names no language: the page with which it goes on does.
 */
const ended = (c: Ctx, { result, next, popup }: Ending) =>
  inLanguageOf(next, async () => {
    c.header("cache-control", "no-store");
    if (popup) return c.html(await donePage(result));
    if (result === "done") return c.redirect(next, 303);
    const failed = `/sign-in-failed?${new URLSearchParams({ reason: result, next })}`;
    return c.redirect(to(failed), 303);
  });

const donePage = (result: SignInMessage["result"]) =>
  html`
    <!doctype html>
    <html lang="${language()}">
      <head>
        <meta charset="utf-8">
        <title>${t("signIn")}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml">
        <script type="module" src="/sign-in-done.js"></script>
      </head>
      <body data-channel="${SIGN_IN_CHANNEL}" data-result="${result}">
        <p>${t("closeWindow")}</p>
      </body>
    </html>
  `;
