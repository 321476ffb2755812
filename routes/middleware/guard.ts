/** Lets a request through to its route if the URL table allows it. */
import type { Next } from "hono";
import { Problem } from "../../lib/model/web/problem.ts";
import { permits, type PersonRole } from "../../lib/model/people/tour_role.ts";
import { isReviewed } from "../../lib/store/kv/reviewed_kv.ts";
import { readReviewer } from "../../lib/store/review/archivists.ts";
import type { Ctx } from "../context.ts";
import { ownedBy, type OwnedResource } from "./owners.ts";
import { parseId } from "../parse.ts";
import { asPupil, signedIn, uploaderOf } from "./viewer.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

/**
 * Who may call a route. A "pupil" has a place in a class; an "uploader" is signed in, or a pupil.
 * An "owner" may what an "editor" may, and an editor what a "reviewer" may; administrators may too,
 * if the kind of resource allows it. An "archivist" route is for archivists and administrators, and
 * is missing on sites without review.
 */
export type Access =
  | "anyone"
  | "signed-in"
  | PersonRole
  | "archivist"
  | "admin"
  | "pupil"
  | "uploader";

type Guard = (c: Ctx, next: Next) => Promise<void>;

/**
 * The guard for one row of the URL table. Throws an Error for a role at a path without known
 * owners.
 *
 * @throws {Problem} (on requests) 401 without sign-in, 403 without permission, 404 for a thing that
 *   is missing, hidden, or has a malformed id.
 */
export function guard(access: Access, path: string): Guard {
  if (access === "anyone") return (_, next) => next();
  if (access === "archivist") return forReviewers;
  if (access === "pupil") return before(asPupil);
  if (access === "uploader") return before(uploaderOf);
  if (access !== "signed-in" && access !== "admin") return forRole(access, ownedBy(path));
  return async (c, next) => {
    const user = await signedIn(c);
    if (access === "admin") {
      if (user.role !== "admin") throw new Problem(403, t("onlyAdministrators"));
      // The administrators' lists read all entries.
      c.var.endTurn?.();
    }
    await next();
  };
}

const forReviewers: Guard = async (c, next) => {
  const user = await signedIn(c);
  const { kv } = c.var.parts;
  if (!isReviewed(kv)) throw new Problem(404, t("noReview"));
  if (await readReviewer(kv, user) === null) {
    throw new Problem(403, t("onlyArchivists"));
  }
  await next();
};

/** Lets requests through for which `check` does not throw. */
const before = (check: (c: Ctx) => Promise<unknown>): Guard => async (c, next) => {
  await check(c);
  await next();
};

const forRole = (needed: PersonRole, kind: OwnedResource): Guard => async (c, next) => {
  const user = await signedIn(c);
  const [{ kv }, id] = [c.var.parts, parseId(c, t(kind.missing))];
  const owner = await kind.owner(kv, id);
  if (owner === null) throw new Problem(404, t(kind.missing));
  const role = await kind.role(kv, { id, userId: owner.userId }, user);
  if (!permits(role, needed)) {
    const isSeen = role !== null || !owner.isHidden || await kind.wasOf?.(kv, id, user.id);
    throw isSeen ? new Problem(403, t(kind.refusals[needed])) : new Problem(404, t(kind.missing));
  }
  c.set("role", role!);
  await next();
};
