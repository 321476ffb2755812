/**
 * The message of the sign-in popup to the page that opened it, and the text that the page then
 * shows.
 */

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

/** The alert for each failure. */
export const SIGN_IN_ALERTS: Record<SignInFailure, string> = {
  "popup-blocked": "Popup was blocked. Please allow popups for this site.",
  "cancelled": "Sign in was cancelled.",
  "not-enabled":
    "Google sign-in is not enabled in the provider's console. Please enable it in the sign-in methods of the authentication settings.",
  "unauthorized-domain":
    "This domain is not authorized. Please add it in the provider's authentication settings.",
  "blocked":
    "This account is blocked. Ask an administrator of this site, such as your teacher, to unblock it.",
  "not-invited":
    "Only people with an invitation can sign in here for the first time. Ask the people who run this site to invite the e-mail address that you sign in with.",
  "failed": "There was an error signing in with Google. Please try again.",
};
