/** Who is asking: by a session cookie, or by an identity token. */
import { Problem } from "../model/web/problem.ts";
import type { Block, User } from "../model/account/user.ts";
import { wasOfDeleted } from "../store/accounts/sessions.ts";
import { getUser, type Identity, saveIdentity } from "../store/accounts/users.ts";
import type { AuthParts } from "./auth_parts.ts";
import { TokenError, verifyIdentityToken } from "./identity_token.ts";
import { readCookie } from "./cookies.ts";
import { openSession } from "./session.ts";

/**
 * A user who asks, or nobody; with the Set-Cookie value that renews a session when it is due. Whose
 * account is blocked is nobody: `block` says why. So is whose account was deleted elsewhere.
 */
export type Viewer = { user: User | null; block?: Block; isDeleted?: boolean; setCookie?: string };

/**
 * Finds out who sent a request. An identity token goes before a cookie, and its user is made when
 * it is the first of that identity; a token that is not valid is refused, and not ignored.
 *
 * @throws {Problem} 401 for an identity token that is not valid.
 */
export async function findViewer(parts: AuthParts, request: Request): Promise<Viewer> {
  const token = bearerOf(request);
  if (token !== undefined) {
    const identity = await identityOf(parts, token);
    return unlessBlocked(await saveIdentity(parts.kv, identity, parts.now()));
  }
  const session = await openSession(parts, request);
  if (!session) {
    const ended = readCookie(request, "session", parts.config.origin);
    const isDeleted = ended !== undefined && await wasOfDeleted(parts.kv, ended);
    return { user: null, isDeleted };
  }
  const user = await getUser(parts.kv, session.userId);
  // What the account leaves, its sessions too, is being removed.
  if (user === null) return { user, isDeleted: true };
  return { ...unlessBlocked(user), setCookie: session.setCookie };
}

const unlessBlocked = (user: User): Viewer =>
  user.blocked ? { user: null, block: user.blocked } : { user };

/** The identity in a token; throws a Problem 401 when the token is not valid. */
export async function identityOf({ issuers, now }: AuthParts, token: string): Promise<Identity> {
  try {
    return await verifyIdentityToken(token, issuers.trusted, now());
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw new Problem(401, "The identity token is not valid, or has expired. Sign in again.");
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
 * True for a request that says who it is of, rightly or not: no shared cache may store the answer.
 * `origin` is where browsers see the program.
 */
export function isPersonalRequest(request: Request, origin: string): boolean {
  return bearerOf(request) !== undefined || readCookie(request, "session", origin) !== undefined;
}
