/** The way in: a link to the sign-in, which the browser opens in a popup where it can. */
import type { ReactNode } from "react";

/** Who signs people in here: 'off' when nobody does. */
type SignInProvider = "google" | "other" | "off";

/**
 * What the buttons need to know: who signs in, and the page (path and query) to which that leads.
 */
export type SignInTarget = { provider: SignInProvider; path: string };

/**
 * A sign-in button. It works without script as a page change, which Turbo must not fetch; with
 * `popup` (by default) islands/shell/sign_in.ts opens a popup instead. Where sign-in is
 * off, it leads to the page that says how to switch it on.
 */
export function SignInLink(
  { at, className = "button", popup = true, children = signInLabel(at.provider) }: {
    at: SignInTarget;
    className?: string;
    popup?: boolean;
    children?: ReactNode;
  },
) {
  if (at.provider === "off") {
    return (
      <a className={className} href={`/sign-in-failed?reason=not-enabled${nextOf(at.path, "&")}`}>
        {children}
      </a>
    );
  }
  return (
    <a
      className={className}
      href={`/api/login${nextOf(at.path, "?")}`}
      data-turbo="false"
      data-sign-in={popup ? "" : undefined}
    >
      {children}
    </a>
  );
}

/** Names the provider only where it is the one that people know. */
export const signInLabel = (provider: SignInProvider) =>
  provider === "google" ? "Sign in with Google" : "Sign In";

const nextOf = (path: string, joint: string) =>
  path === "/" ? "" : `${joint}next=${encodeURIComponent(path)}`;
