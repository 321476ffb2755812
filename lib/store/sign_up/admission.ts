/** Lets people in who have no account yet, where the site is for invited people alone. */
import { Problem } from "../../model/web/problem.ts";
import { findOtherAdmin, type Identity } from "../accounts/users.ts";
import { hasInvitation, takeInvitationLink } from "../people/invitations.ts";
import { isStanding, setSignUp, SignUps } from "./sign_up_record.ts";
import { sha256 } from "../kv/secret.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The first sign-in of somebody who was not invited. */
export class NotInvited extends Problem {
  constructor() {
    super(
      403,
      t("onlyInvited"),
    );
  }
}

/**
 * Somebody who signs in for the first time. `path` is the page to which the sign-in leads, which
 * may be that of a link. `maySetUp`: there is a password that makes an administrator.
 */
type Newcomer = { identity: Identity; path?: string; maySetUp: boolean; now: Date };

/** The pages of links, with their secrets. */
const LINK = /^\/(join|invitation)\/([\w-]{43})$/;

/** Where the first administrator comes in, before anybody can invite. */
const SETUP = "/admin-setup";

/**
 * Adds to `operation`, which creates the account, that the invitation of the person is used: to the
 * address or its domain, if the provider has verified it, or by the link of `path`.
 *
 * @throws {NotInvited} without one.
 */
export async function admit(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { identity: { email, emailVerified }, path = "", maySetUp, now }: Newcomer,
): Promise<void> {
  const take = async (kind: "address" | "domain" | "link", name: string) => {
    const entry = await SignUps.get(kv, kind, name);
    if (entry.value === null || !isStanding(entry.value, now)) return false;
    operation.check(entry);
    if (kind === "address") operation.delete(entry.key);
    else setSignUp(operation, entry.key, { ...entry.value, came: entry.value.came + 1 }, now);
    return true;
  };
  const address = email.toLowerCase();
  if (emailVerified && address.includes("@")) {
    if (await take("address", address)) return;
    if (await take("domain", address.slice(address.lastIndexOf("@") + 1))) return;
    if (await hasInvitation(kv, address, now)) return;
  }
  const [, page, secret] = LINK.exec(path) ?? [];
  if (page === "join" && await take("link", await sha256(secret))) return;
  if (page === "invitation" && await takeInvitationLink(kv, operation, secret, now)) return;
  if (path === SETUP && maySetUp && !await findOtherAdmin(kv, "")) return;
  throw new NotInvited();
}
