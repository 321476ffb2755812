/** The user of a request: looked up at most once, when a route needs it. */
import type { Next } from "hono";
import { isPersonalRequest } from "../../lib/auth/viewer.ts";
import { readCookie } from "../../lib/auth/cookies.ts";
import type { Auth } from "../../lib/auth/auth.ts";
import type { Pupil } from "../../lib/model/class/member.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { blockText, deletedText, type User } from "../../lib/model/account/user.ts";
import { findPupil, type PupilFound } from "../../lib/store/classes/pupils.ts";
import { noClass } from "../../lib/store/classes/pupil_view.ts";
import type { Actor } from "../../lib/store/people/tour_actor.ts";
import type { Ctx } from "../context.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

/**
 * Gives routes `c.var.auth`, `c.var.viewer()` and `c.var.pupil()`, and renews the cookie of a
 * session past half of its life.
 */
export const viewer = (auth: Auth) => async (c: Ctx, next: Next) => {
  let asked: ReturnType<Auth["viewer"]> | undefined;
  c.set("auth", auth);
  const ask = () => asked ??= auth.viewer(c.req.raw);
  c.set("viewer", async () => (await ask()).user);
  c.set("block", async () => (await ask()).block);
  c.set("isDeleted", async () => (await ask()).isDeleted ?? false);
  let place: Promise<PupilFound> | undefined;
  const findPlace = () => place ??= placeOf(c);
  c.set("pupil", async () => (await findPlace()).pupil);
  c.set("isResting", async () => (await findPlace()).isResting ?? false);
  await next();
  const { setCookie } = await asked?.catch(() => undefined) ?? {};
  // A route that begins or ends a session has set the cookie itself.
  if (setCookie && !c.res.headers.has("set-cookie")) c.header("set-cookie", setCookie);
};

/** The secret of a pupil's device, or undefined. */
export const pupilSecretOf = (c: Ctx): string | undefined =>
  readCookie(c.req.raw, "pupil", c.var.parts.config.auth.origin);

async function placeOf(c: Ctx): Promise<PupilFound> {
  const secret = pupilSecretOf(c);
  const { kv, now } = c.var.parts;
  return secret === undefined ? { pupil: null } : await findPupil(kv, secret, now());
}

/**
 * The pupil of the request.
 *
 * @throws {Problem} 401 for a device that is in no class; 410 while the archive of the class is
 * deleted.
 */
export async function asPupil(c: Ctx): Promise<Pupil> {
  const pupil = await c.var.pupil();
  if (pupil) return pupil;
  if (await c.var.isResting()) {
    throw new Problem(410, t("archiveOfClassAway"));
  }
  throw new Problem(401, noClass());
}

/**
 * Who sends files: the account of the request, else its pupil.
 *
 * @throws {Problem} 401 without both.
 */
export async function uploaderOf(c: Ctx): Promise<{ id: string; classId?: string }> {
  const user = await c.var.viewer();
  if (user) return { id: user.id };
  const pupil = await c.var.pupil();
  if (pupil) return { id: pupil.memberId, classId: pupil.classId };
  if (pupilSecretOf(c) !== undefined) await asPupil(c);
  return await signedIn(c);
}

/** The user of the request; throws a Problem 401 without a sign-in, and for a blocked account. */
export async function signedIn(c: Ctx): Promise<User> {
  const user = await c.var.viewer();
  if (user) return user;
  const block = await c.var.block();
  if (block) throw new Problem(401, blockText(block));
  if (await c.var.isDeleted()) throw new Problem(401, deletedText());
  throw new Problem(
    401,
    hasSession(c) ? t("sessionEnded") : t("signInFirst"),
  );
}

const hasSession = (c: Ctx) =>
  isPersonal(c) && readCookie(c.req.raw, "session", c.var.parts.config.auth.origin) !== undefined;

/** The user as the author of a change. */
export const actorOf = ({ id, role }: User): Actor => ({ id, isAdmin: role === "admin" });

/** True for a request with credentials (see `isPersonalRequest`). */
export const isPersonal = (c: Ctx): boolean =>
  isPersonalRequest(c.req.raw, c.var.parts.config.auth.origin);
