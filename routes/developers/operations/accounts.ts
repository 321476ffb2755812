/** Sign-in, sessions and the account as a whole. */
import { AccountRemoval } from "../../../lib/model/account/account.ts";
import { OwnUserAnswer, SessionAnswer } from "../answers/people.ts";
import { TokenSignIn } from "../../api/auth.ts";
import { type Answer, DONE, type Group, ok } from "../operation.ts";

const SIGNED_OUT: Record<number, Answer> = {
  ...DONE,
  303: { says: "The same, for a form of a page." },
};

const SIGN_IN: Record<number, Answer> = {
  200: { says: "The last page of a popup.", type: "text/html" },
  302: { says: "The way to the identity provider." },
  303: { says: "The page to go on with, or the one that says why it failed." },
};

export const ACCOUNTS: Group = {
  id: "account",
  title: "Sign-in and account",
  about:
    "Pages sign in by the identity provider and get a session cookie, which no script sees. A " +
    "program that has an identity token of that provider sends it with each request.",
  operations: {
    "GET /api/login": {
      summary: "Begin a sign-in, in a browser",
      about: "`next` in the query is a path of this site; `popup=1` is for a popup.",
      answers: SIGN_IN,
    },
    "GET /api/callback": {
      summary: "Where the identity provider sends a browser back to",
      answers: SIGN_IN,
    },
    "POST /api/auth/login": {
      summary: "Begin a session by an identity token",
      body: TokenSignIn,
      answers: { 204: { says: "The cookie is set.", headers: { "set-cookie": "The session." } } },
      refusals: { 401: "The token is not valid, or the account is blocked." },
      example: { body: { firebaseToken: "eyJhbGciOiJSUzI1NiIs…" } },
    },
    "GET /api/auth/session": {
      summary: "Whether someone is signed in",
      isPersonal: true,
      answers: ok(SessionAnswer, "Also to those who are not."),
    },
    "GET /api/auth/user": {
      summary: "Who you are",
      answers: ok(OwnUserAnswer, "Your account."),
    },
    "POST /api/auth/logout": { summary: "Sign out here", answers: SIGNED_OUT },
    "POST /api/auth/logout-everywhere": {
      summary: "Sign out on all devices",
      answers: SIGNED_OUT,
    },
    "DELETE /api/auth/sessions": {
      summary: "Sign out on all other devices",
      answers: DONE,
    },
    "DELETE /api/auth/sessions/:id": {
      summary: "Sign out on one device",
      about: "Also where there is no such session.",
      answers: DONE,
    },
    "GET /api/account/data": {
      summary: "All that the program has of you",
      answers: { 200: { says: "A zip file.", type: "application/zip" } },
    },
    "DELETE /api/account": {
      summary: "Delete your account",
      about: "`email` is its address, typed once more. `otherwise` says what becomes of your " +
        "archives, `exceptions` of single ones.",
      body: AccountRemoval,
      answers: DONE,
      refusals: {
        400: "This is not the address of your account.",
        409: "You are the last administrator.",
      },
      example: {
        body: { email: "vera@example.org", otherwise: { fate: "leave" }, keepsName: true },
      },
    },
  },
};
