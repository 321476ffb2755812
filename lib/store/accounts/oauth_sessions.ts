/**
 * Sign-ins under way. Their data is in the encrypted `state` parameter. The store has only the key,
 * `["secrets", "oauth_sessions"]`, and for ten minutes the ones that succeeded, `["oauth_sessions",
 * hash of the state]`. So strangers who begin sign-ins write nothing.
 */
import { z } from "zod";
import { Bytes, TextHash } from "../kv/fields.ts";
import { Collection } from "../kv/collection.ts";
import { sha256 } from "../kv/secret.ts";

/** How long a sign-in may take: ten minutes. */
export const OAUTH_SESSION_MS = 10 * 60 * 1000;

export const Secrets = new Collection("secrets", [z.string()], Bytes, { kind: "note" });

/** `true` for each state that was used. */
export const OAuthSessions = new Collection("oauth_sessions", [TextHash], z.literal(true), {
  kind: "note",
  isFleeting: true,
});

const KEY = Secrets.key("oauth_sessions");
const KEY_BYTES = 32;

/** The 32 bytes of the key for states; made once for each store. */
export async function getOAuthKey(kv: Deno.Kv): Promise<Uint8Array<ArrayBuffer>> {
  const { value } = await kv.get<Uint8Array<ArrayBuffer>>(KEY);
  if (value !== null) return value;
  const made = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const { ok } = await kv.atomic().check({ key: KEY, versionstamp: null }).set(KEY, made).commit();
  // Another process was first.
  return ok ? made : await getOAuthKey(kv);
}

/**
 * Notes that the sign-in of `state` has succeeded. False if it had before, because a state is good
 * only once.
 */
export async function claimOAuthSession(kv: Deno.Kv, state: string): Promise<boolean> {
  const key = OAuthSessions.key(await sha256(state));
  const { ok } = await kv.atomic().check({ key, versionstamp: null })
    .set(key, true, { expireIn: OAUTH_SESSION_MS }).commit();
  return ok;
}
