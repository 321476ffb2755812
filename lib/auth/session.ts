/** Sessions in requests: reads and writes the session cookie. */
import { deviceName } from "../model/account/own_session.ts";
import {
  createSession,
  endAllSessions,
  endSession,
  readSession,
} from "../store/accounts/sessions.ts";
import type { Identity } from "../store/accounts/users.ts";
import { saveAdmitted } from "./admitted.ts";
import type { AuthParts } from "./auth_parts.ts";
import { cookie, readCookie } from "./cookies.ts";

/**
 * Begins a session of the user of `identity` and returns its Set-Cookie value, and the language
 * that the user has chosen on some device; `path` is the page to which the sign-in leads. Ends the
 * browser's earlier session, whose token would otherwise live on.
 */
export async function beginSession(
  parts: AuthParts,
  request: Request,
  identity: Identity,
  path?: string,
): Promise<{ setCookie: string; language?: string }> {
  const { kv, config: { origin }, now, noteSeen } = parts;
  const user = await saveAdmitted(parts, identity, path);
  await noteSeen(user.id, now());
  const old = readCookie(request, "session", origin);
  if (old !== undefined) await endSession(kv, old);
  return { setCookie: await newCookie(parts, request, user.id), language: user.language };
}

/**
 * The live session of a request: its id, its user, and the Set-Cookie value that renews it, if it
 * is due.
 */
export async function openSession(
  { kv, config: { origin }, now, noteSeen }: AuthParts,
  request: Request,
): Promise<{ id: string; userId: string; setCookie?: string } | null> {
  const token = readCookie(request, "session", origin);
  const session = token === undefined ? null : await readSession(kv, token, now());
  if (!session) return null;
  const { id, userId, renewed } = session;
  await noteSeen(userId, now());
  return { id, userId, setCookie: renewed ? cookie("session", origin, token) : undefined };
}

/** Ends the session of a request; returns the Set-Cookie value that clears the cookie. */
export async function closeSession(
  { kv, config: { origin } }: AuthParts,
  request: Request,
): Promise<string> {
  const token = readCookie(request, "session", origin);
  if (token !== undefined) await endSession(kv, token);
  return cookie("session", origin);
}

/**
 * Ends all sessions of a user who gets more rights, and begins another for the browser of
 * `request`, if it has one, so that a token stolen earlier gains nothing. Returns the Set-Cookie
 * value; undefined for a request with an identity token.
 */
export async function renewSession(
  parts: AuthParts,
  request: Request,
  userId: string,
): Promise<string | undefined> {
  const { kv, config: { origin }, now } = parts;
  const token = readCookie(request, "session", origin);
  const session = token === undefined ? null : await readSession(kv, token, now());
  await endAllSessions(kv, userId);
  if (session?.userId !== userId) return undefined;
  return await newCookie(parts, request, userId);
}

/** Ends all sessions of a user; returns the Set-Cookie value that clears the cookie. */
export async function closeAllSessions(
  { kv, config: { origin } }: AuthParts,
  userId: string,
): Promise<string> {
  await endAllSessions(kv, userId);
  return cookie("session", origin);
}

/** Begins a session of a user in the browser of `request`; returns its Set-Cookie value. */
async function newCookie(
  { kv, config: { origin }, now }: AuthParts,
  { headers }: Request,
  userId: string,
): Promise<string> {
  const device = deviceName(headers.get("user-agent"));
  return cookie("session", origin, await createSession(kv, userId, now(), device));
}
