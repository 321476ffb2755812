/**
 * The cookies: the session, the place of a pupil in a class, the mark of a browser with a sign-in
 * under way, and for the demo the mark of a browser on this machine.
 */
import { parse, serialize } from "hono/utils/cookie";
import { LONGEST_CLASS_MS } from "../model/class/class_limits.ts";
import { OAUTH_SESSION_MS } from "../store/accounts/oauth_sessions.ts";
import { SESSION_MS } from "../store/accounts/sessions.ts";

/** The purpose of a cookie. */
type CookieKind = "session" | "sign-in" | "local-browser" | "pupil";

const MAX_AGE = {
  "session": SESSION_MS / 1000,
  "sign-in": OAUTH_SESSION_MS / 1000,
  "local-browser": OAUTH_SESSION_MS / 1000,
  "pupil": LONGEST_CLASS_MS / 1000,
};

/**
 * The name of a cookie. On https it begins with `__Host-`: browsers then accept it only from this
 * host, never from a neighbour in the same domain.
 */
function cookieName(kind: CookieKind, origin: string): string {
  return origin.startsWith("https:") ? `__Host-${kind}` : kind;
}

/** The secret in a cookie of `request`; undefined if it is missing or not a secret of ours. */
export function readCookie(request: Request, kind: CookieKind, origin: string): string | undefined {
  const header = request.headers.get("cookie");
  if (!header) return undefined;
  const name = cookieName(kind, origin);
  const value = parse(header, name)[name];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** A Set-Cookie value that stores `secret` in the browser, or without one clears the cookie. */
export function cookie(kind: CookieKind, origin: string, secret?: string): string {
  return serialize(cookieName(kind, origin), secret ?? "", {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: origin.startsWith("https:"),
    maxAge: secret === undefined ? 0 : MAX_AGE[kind],
  });
}
