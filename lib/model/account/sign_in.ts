/**
 * The message of the sign-in popup to the page that opened it, and the text that the page then
 * shows.
 */
import { texts } from "../../texts/texts.ts";

const t = texts("shell");

/** Why a sign-in failed. The page itself finds 'popup-blocked'; the server sends the others. */
export type SignInFailure =
  | "popup-blocked"
  | "cancelled"
  | "not-enabled"
  | "unauthorized-domain"
  | "blocked"
  | "not-invited"
  | "failed";

/** The message on the channel. It has no token: the page asks the server who is signed in. */
export type SignInMessage = { type: "sign-in"; result: "done" | SignInFailure };

const ALERTS = {
  "popup-blocked": "popupBlocked",
  "cancelled": "signInCancelled",
  "not-enabled": "signInNotEnabled",
  "unauthorized-domain": "unauthorizedDomain",
  "blocked": "accountBlocked",
  "not-invited": "notInvited",
  "failed": "signInFailed",
} as const;

/** The alert for a failure. Other versions of the program may name other failures. */
export const signInAlert = (failure: string): string =>
  t(Object.hasOwn(ALERTS, failure) ? ALERTS[failure as SignInFailure] : "signInFailed");
