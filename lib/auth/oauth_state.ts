/**
 * The `state` parameter of a sign-in: what its answer must come back with, as an encrypted JWT.
 * Neither the provider nor the browser can read or change it, and the server stores nothing for a
 * sign-in that is only begun.
 */
import { EncryptJWT, jwtDecrypt } from "jose";
import { OAUTH_SESSION_MS } from "../store/accounts/oauth_sessions.ts";

/** What a sign-in must come back with, and where it leads. */
export type OAuthSession = {
  /** The hash of the cookie of the browser that began it. */
  browser: string;
  nonce: string;
  codeVerifier: string;
  /** A path of ours. */
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
 * The sign-in of a state. Null for one that is not ours or was changed, that has come too late, or
 * that another browser than `browser` (the hash of its cookie) began.
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
