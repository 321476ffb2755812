/**
 * The `state` parameter of a sign-in: what its answer must come back with, encrypted and signed by
 * AES-GCM. Neither the provider nor the browser can read or change it, and the server stores
 * nothing for whoever only begins a sign-in.
 */
import { OAUTH_SESSION_MS } from "../store/oauth_sessions.ts";

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

type Sealed = OAuthSession & { expiresAt: number };

const ALGORITHM = "AES-GCM";
const IV_BYTES = 12;

/** Longer texts are none of ours: of a path of 1,000 characters the state has about 2,000. */
const MAX_STATE = 8000;

/** The key of 32 `bytes`, for the functions below. */
export const importStateKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]);

/** The state of a sign-in that begins at `now`, as base64url. */
export async function sealState(
  key: CryptoKey,
  session: OAuthSession,
  now: Date,
): Promise<string> {
  const sealed: Sealed = { ...session, expiresAt: now.getTime() + OAUTH_SESSION_MS };
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(sealed));
  const bytes = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, text);
  return new Uint8Array([...iv, ...new Uint8Array(bytes)])
    .toBase64({ alphabet: "base64url", omitPadding: true });
}

/**
 * The sign-in of a state. Null for one that is not ours or was changed, that has come too late, or
 * that another browser than `browser` (the hash of its cookie) began.
 */
export async function openState(
  key: CryptoKey,
  state: string,
  browser: string,
  now: Date,
): Promise<OAuthSession | null> {
  if (state.length > MAX_STATE) return null;
  try {
    const bytes = Uint8Array.fromBase64(state, { alphabet: "base64url" });
    const iv = bytes.subarray(0, IV_BYTES);
    const text = await crypto.subtle.decrypt(
      { name: ALGORITHM, iv },
      key,
      bytes.subarray(IV_BYTES),
    );
    const session: Sealed = JSON.parse(new TextDecoder().decode(text));
    return session.browser === browser && session.expiresAt > now.getTime() ? session : null;
  } catch {
    return null;
  }
}
