/**
 * Acts of administrators on several archives or accounts at once, for at most 100 ids.
 *
 * - `POST /api/admin/tours/acts {act, ids}` makes archives private ("make-private"), deletes them
 *   ("delete", which "restore" undoes for 30 days), or gives them to somebody ("move", with
 *   `email`). `POST /api/admin/users/acts {act, ids}` ends the sessions of accounts ("sign-out"),
 *   blocks them ("block", with `reason` and `hidesTours`) or unblocks them ("unblock"). Both answer
 *   `ActResult[]` (`lib/model/account/act_result.ts`), one for each id: what is refused stops none
 *   of the others. A repeated request changes nothing more. Each act is in the audit log by itself.
 * - `GET /api/admin/tours/export?ids=…,…` answers a zip file with the archives
 *   (`lib/server/archives_zip.ts`), or a problem 404 where none of them is left.
 */
import { ExportedTours, TourActs, UserActs } from "../../../lib/model/account/bulk_acts.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { packArchives } from "../../../lib/server/archives_zip.ts";
import { actOnTours } from "../../../lib/store/administration/acts_on_tours.ts";
import { actOnUsers } from "../../../lib/store/administration/acts_on_users.ts";
import { hasTour } from "../../../lib/store/tours/tours.ts";
import type { Ctx } from "../../context.ts";
import { zipAnswer } from "../../zip_answer.ts";
import { actorOf, signedIn } from "../../middleware/viewer.ts";
import { parseJson, parseQuery } from "../../parse.ts";

/** Acts on archives. */
export async function onTours(c: Ctx) {
  const { kv, now } = c.var.parts;
  const by = actorOf(await signedIn(c));
  return c.json(await actOnTours(kv, await parseJson(c, TourActs), { by, now: now() }));
}

/** Acts on accounts. */
export async function onUsers(c: Ctx) {
  const { kv, now } = c.var.parts;
  const { id: actor } = await signedIn(c);
  return c.json(await actOnUsers(kv, await parseJson(c, UserActs), { actor, now: now() }));
}

/** Archives as one file. */
export async function exportTours(c: Ctx) {
  const { kv, now, config } = c.var.parts;
  const { ids } = parseQuery(c, ExportedTours);
  const found = await Promise.all(ids.map((id) => hasTour(kv, id)));
  if (!found.includes(true)) throw new Problem(404, "None of these archives is there any more.");
  const { objects } = c.var.media;
  const { origin } = config.auth;
  const { consents } = c.var;
  return await zipAnswer(c, "archives", packArchives({ kv, consents, objects, now, origin }, ids));
}
