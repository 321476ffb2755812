/** A link to the sign-in, which opens in a popup where possible. */
import type { ReactNode } from "react";
import { to } from "../../texts/paths.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("shell");

/** The identity provider; 'off' without one. */
type SignInProvider = "google" | "other" | "off";

/** The data of sign-in buttons: the provider, and the page (path and query) to return to. */
export type SignInTarget = { provider: SignInProvider; path: string };

/**
 * A sign-in button. Without script it is a page change, which Turbo must not fetch; with `popup`
 * (by default) islands/shell/sign_in.ts opens a popup instead. If sign-in is off, it leads to the
 * page that explains how to switch it on.
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
      <a
        className={className}
        href={to(`/sign-in-failed?reason=not-enabled${nextOf(at.path, "&")}`)}
      >
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

/** Names the provider only if it is the one that people know. */
export const signInLabel = (provider: SignInProvider) =>
  provider === "google" ? t("signInGoogle") : t("signIn");

const nextOf = (path: string, joint: string) =>
  path === "/" ? "" : `${joint}next=${encodeURIComponent(path)}`;
