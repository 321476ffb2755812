/**
 * Sessions that begin in the store: a whole sign-in takes 50 to 100 ms of a processor. Tests of
 * signing in go through the provider.
 */
import { DEMO_ACCOUNTS } from "../../../lib/auth/demo/accounts.ts";
import { DEMO_MOUNT } from "../../../lib/auth/paths.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { type Identity, saveIdentity } from "../../../lib/store/accounts/users.ts";

/**
 * Begins a session of the user with this identity, who is created if missing; `device` is the name
 * of the browser, as the profile shows it.
 */
export async function beginSession(kv: Deno.Kv, identity: Identity, device?: string) {
  const now = new Date();
  const { id } = await saveIdentity(kv, identity, now);
  return { id, cookie: { name: "session", value: await createSession(kv, id, now, device) } };
}

/** Somebody whom the demo provider of the site at `origin` knows, as it tells of them. */
export function demoIdentity(origin: string, sub: string): Identity {
  const { name, email } = DEMO_ACCOUNTS[sub];
  return { iss: origin + DEMO_MOUNT, sub, email, emailVerified: true, displayName: name };
}
