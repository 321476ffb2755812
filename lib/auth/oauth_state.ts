/**
 * The `state` parameter of a sign-in, an encrypted JWT with all its data. Neither the provider nor
 * the browser can read or change it, and the server stores nothing for an unfinished sign-in.
 */
import { EncryptJWT, jwtDecrypt } from "jose";
import { OAUTH_SESSION_MS } from "../store/accounts/oauth_sessions.ts";

/** The data of a sign-in. */
export type OAuthSession = {
  /** The hash of the cookie of the browser that began it. */
  browser: string;
  nonce: string;
  codeVerifier: string;
  /** The path of ours that the sign-in returns to. */
  next: string;
  popup: boolean;
};

const HEADER = { alg: "dir", enc: "A256GCM" };

/** Longer texts are not ours: for a path of 1,000 characters the state has about 2,000. */
const MAX_STATE = 8000;

/** The state of a sign-in that begins at `now`. `key`: 32 bytes. */
export const sealState = (key: Uint8Array, session: OAuthSession, now: Date): Promise<string> =>
  new EncryptJWT(session)
    .setProtectedHeader(HEADER)
    .setExpirationTime(new Date(now.getTime() + OAUTH_SESSION_MS))
    .encrypt(key);

/**
 * The sign-in of a state. Null for a foreign, changed or expired state, and for another browser
 * than `browser` (the hash of its cookie).
 */
export async function openState(
  key: Uint8Array,
  state: string,
  browser: string,
  now: Date,
): Promise<OAuthSession | null> {
  if (state.length > MAX_STATE) return null;
  try {
    const { payload: { exp: _, ...session } } = await jwtDecrypt<OAuthSession>(state, key, {
      currentDate: now,
      keyManagementAlgorithms: [HEADER.alg],
      contentEncryptionAlgorithms: [HEADER.enc],
    });
    return session.browser === browser ? session as OAuthSession : null;
  } catch {
    return null;
  }
}
