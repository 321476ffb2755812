/**
 * Sign-ins under way: `["oauth_sessions", id]`, where the id is the hash of the `state` parameter.
 */
import { sha256 } from "./secret.ts";

/** What a sign-in must come back with, and where it leads. Times in milliseconds. */
export type OAuthSession = {
  /** The hash of the cookie of the browser that began it. */
  browser: string;
  nonce: string;
  codeVerifier: string;
  /** A path of ours. */
  next: string;
  popup: boolean;
  expiresAt: number;
};

/** How long a sign-in may take: ten minutes. */
export const OAUTH_SESSION_MS = 10 * 60 * 1000;

const key = async (state: string): Promise<Deno.KvKey> => ["oauth_sessions", await sha256(state)];

/** Stores a sign-in that begins now. */
export async function saveOAuthSession(
  kv: Deno.Kv,
  state: string,
  session: Omit<OAuthSession, "expiresAt">,
  now: Date,
): Promise<void> {
  const value = { ...session, expiresAt: now.getTime() + OAUTH_SESSION_MS };
  await kv.set(await key(state), value, { expireIn: OAUTH_SESSION_MS });
}

/**
 * Takes the sign-in that `state` names out of the store, once. Null for a
 * second request, for one that is too late, and for one from another browser (which leaves the
 * sign-in to the browser that began it).
 */
export async function takeOAuthSession(
  kv: Deno.Kv,
  state: string,
  browser: string,
  now: Date,
): Promise<OAuthSession | null> {
  const entry = await kv.get<OAuthSession>(await key(state));
  if (entry.value === null || entry.value.browser !== browser) return null;
  const { ok } = await kv.atomic().check(entry).delete(entry.key).commit();
  return ok && entry.value.expiresAt > now.getTime() ? entry.value : null;
}
