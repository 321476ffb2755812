/** The user of a request: by a session cookie, or by an identity token. */
import { Problem } from "../model/web/problem.ts";
import type { Block, User } from "../model/account/user.ts";
import { wasOfDeleted } from "../store/accounts/sessions.ts";
import { getUser, type Identity } from "../store/accounts/users.ts";
import { saveAdmitted } from "./admitted.ts";
import type { AuthParts } from "./auth_parts.ts";
import { TokenError, verifyIdentityToken } from "./identity_token.ts";
import { readCookie } from "./cookies.ts";
import { openSession } from "./session.ts";
import { texts } from "../texts/texts.ts";

const t = texts("accounts");

/**
 * `user` is null without a sign-in, for a blocked account (`block` has the reason) and for a
 * deleted one. With the Set-Cookie value that renews a session when it is due.
 */
export type Viewer = { user: User | null; block?: Block; isDeleted?: boolean; setCookie?: string };

/**
 * Finds the user of a request. An identity token takes precedence over a cookie, and the first one
 * of an identity creates its user; an invalid token is refused, and not ignored.
 *
 * @throws {Problem} 401 for an invalid identity token; 403 for a newcomer who is not invited.
 */
export async function findViewer(parts: AuthParts, request: Request): Promise<Viewer> {
  const token = bearerOf(request);
  if (token !== undefined) {
    const identity = await identityOf(parts, token);
    return unlessBlocked(await saveAdmitted(parts, identity));
  }
  const session = await openSession(parts, request);
  if (!session) {
    const ended = readCookie(request, "session", parts.config.origin);
    const isDeleted = ended !== undefined && await wasOfDeleted(parts.kv, ended);
    return { user: null, isDeleted };
  }
  const user = await getUser(parts.kv, session.userId);
  // The rest of the account, its sessions included, is being removed.
  if (user === null) return { user, isDeleted: true };
  return { ...unlessBlocked(user), setCookie: session.setCookie };
}

const unlessBlocked = (user: User): Viewer =>
  user.blocked ? { user: null, block: user.blocked } : { user };

/** The identity in a token; throws a Problem 401 for an invalid token. */
export async function identityOf({ issuers, now }: AuthParts, token: string): Promise<Identity> {
  try {
    return await verifyIdentityToken(token, issuers.trusted, now());
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw new Problem(401, t("tokenInvalid"));
  }
}

/**
 * The token of an `Authorization: Bearer` header; other schemes (a proxy's password) are not ours.
 */
export function bearerOf(request: Request): string | undefined {
  const match = /^Bearer(?:\s+(.*))?$/i.exec(request.headers.get("authorization") ?? "");
  return match ? match[1] ?? "" : undefined;
}

/**
 * True for a request with credentials, valid or not: no shared cache may store the answer. `origin`
 * is the program's public address.
 */
export function isPersonalRequest(request: Request, origin: string): boolean {
  return bearerOf(request) !== undefined || readCookie(request, "session", origin) !== undefined ||
    readCookie(request, "pupil", origin) !== undefined;
}
