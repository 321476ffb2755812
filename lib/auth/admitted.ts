/** The user of an identity, if that may have an account here. */
import type { User } from "../model/account/user.ts";
import { type Identity, saveIdentity } from "../store/accounts/users.ts";
import { admit } from "../store/sign_up/admission.ts";
import type { AuthParts } from "./auth_parts.ts";

/**
 * The user of an identity, who is created at the first sign-in. `path` is the page to which the
 * sign-in leads.
 *
 * @throws {NotInvited} at a first sign-in without an invitation, where `SIGN_UP` is "invited".
 */
export function saveAdmitted(
  { kv, config, now }: AuthParts,
  identity: Identity,
  path?: string,
): Promise<User> {
  const at = now();
  if (config.signUp === "open") return saveIdentity(kv, identity, at);
  const newcomer = { identity, path, maySetUp: config.adminPassword !== undefined, now: at };
  return saveIdentity(kv, identity, at, (operation) => admit(kv, operation, newcomer));
}
