/** Lets a request through to its route if the URL table allows it. */
import type { Next } from "hono";
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";
import { ownedBy, type OwnedResource } from "./owners.ts";
import { parseId } from "../parse.ts";
import { signedIn } from "./viewer.ts";

/** Who may call a route. For "owner", administrators may too, if the kind of resource allows it. */
export type Access = "anyone" | "signed-in" | "owner" | "admin";

type Guard = (c: Ctx, next: Next) => Promise<void>;

/**
 * The guard for one row of the URL table. Throws an Error for "owner" at a path without known
 * owners.
 *
 * @throws {Problem} (on requests) 401 without sign-in, 403 without permission, 404 for a thing that
 *   is missing, hidden, or has a malformed id.
 */
export function guard(access: Access, path: string): Guard {
  if (access === "anyone") return (_, next) => next();
  if (access === "owner") return ownersOnly(ownedBy(path));
  return async (c, next) => {
    const user = await signedIn(c);
    if (access === "admin") {
      if (user.role !== "admin") throw new Problem(403, "Only administrators can do this.");
      // The administrators' lists read all entries.
      c.var.endTurn?.();
    }
    await next();
  };
}

const ownersOnly = (kind: OwnedResource): Guard => async (c, next) => {
  const user = await signedIn(c);
  const [{ kv }, id] = [c.var.parts, parseId(c, kind.missing)];
  const owner = await kind.owner(kv, id);
  if (owner === null) throw new Problem(404, kind.missing);
  if (owner.userId !== user.id && !(kind.admins && user.role === "admin")) {
    const isSeen = !owner.isHidden || await kind.wasOf?.(kv, id, user.id);
    throw isSeen ? new Problem(403, kind.refusal) : new Problem(404, kind.missing);
  }
  await next();
};
