/** The user of a request: looked up at most once, when a route needs it. */
import type { Next } from "hono";
import { isPersonalRequest } from "../../lib/auth/viewer.ts";
import type { Auth } from "../../lib/auth/auth.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { blockText, DELETED_TEXT, type User } from "../../lib/model/account/user.ts";
import type { Actor } from "../../lib/store/tours/tour_actor.ts";
import type { Ctx } from "../context.ts";

/**
 * Gives routes `c.var.auth` and `c.var.viewer()`, and renews the cookie of a session past half of
 * its life.
 */
export const viewer = (auth: Auth) => async (c: Ctx, next: Next) => {
  let asked: ReturnType<Auth["viewer"]> | undefined;
  c.set("auth", auth);
  const ask = () => asked ??= auth.viewer(c.req.raw);
  c.set("viewer", async () => (await ask()).user);
  c.set("block", async () => (await ask()).block);
  c.set("isDeleted", async () => (await ask()).isDeleted ?? false);
  await next();
  const { setCookie } = await asked?.catch(() => undefined) ?? {};
  // A route that begins or ends a session has set the cookie itself.
  if (setCookie && !c.res.headers.has("set-cookie")) c.header("set-cookie", setCookie);
};

/** The user of the request; throws a Problem 401 without a sign-in, and for a blocked account. */
export async function signedIn(c: Ctx): Promise<User> {
  const user = await c.var.viewer();
  if (user) return user;
  const block = await c.var.block();
  if (block) throw new Problem(401, blockText(block));
  if (await c.var.isDeleted()) throw new Problem(401, DELETED_TEXT);
  throw new Problem(
    401,
    isPersonal(c) ? "Your session has ended. Sign in again." : "Sign in first.",
  );
}

/** The message of review where archives are not reviewed. */
export const NO_REVIEW = "This site shows archives without a review.";

/** The user as the author of a change. */
export const actorOf = ({ id, role }: User): Actor => ({ id, isAdmin: role === "admin" });

/** True for a request with credentials (see `isPersonalRequest`). */
export const isPersonal = (c: Ctx): boolean =>
  isPersonalRequest(c.req.raw, c.var.parts.config.auth.origin);
