/**
 * `/api/account/files`: the recordings and pictures in the caller's own account.
 *
 * - `GET /api/account/files` answers `OwnFiles` (`lib/model/media/own_files.ts`): the used storage,
 *   and the list of unused files.
 * - `GET /api/account/originals` answers `Originals`: the original recordings, which are kept
 *   beside their MP3s. An administrator gets those of the account that owns the archive `?tour=ID`.
 * - `DELETE /api/account/files {hashes}` removes the unused ones among them, and answers
 *   `FilesRemoved`. A file of another account, and one that an archive, an earlier version, a draft
 *   or something deleted uses, is left as it is. The storage is free at once.
 */
import { Id } from "../../lib/model/id.ts";
import { FileRemoval } from "../../lib/model/media/own_files.ts";
import { listOriginals } from "../../lib/store/media/originals.ts";
import { readOwnFiles, removeOwnFiles } from "../../lib/store/media/own_files.ts";
import { getTour } from "../../lib/store/tours/tours.ts";
import type { Ctx } from "../context.ts";
import { signedIn } from "../middleware/viewer.ts";
import { parseJson } from "../parse.ts";

/** The files and the used storage of the account. */
export async function list(c: Ctx) {
  const { id } = await signedIn(c);
  const { quota } = await c.var.media.room({ id });
  return c.json({ quota, ...await readOwnFiles(c.var.parts.kv, id) });
}

/** The originals of the account, or of the one whose archive an administrator has open. */
export async function originals(c: Ctx) {
  const { id, role } = await signedIn(c);
  const { kv } = c.var.parts;
  const tourId = c.req.query("tour");
  const tour = role === "admin" && tourId && Id.safeParse(tourId).success
    ? await getTour(kv, tourId)
    : null;
  return c.json(await listOriginals(kv, tour?.userId ?? id));
}

/** Removes unused files. */
export async function remove(c: Ctx) {
  const { id } = await signedIn(c);
  const { hashes } = await parseJson(c, FileRemoval);
  const { kv, now } = c.var.parts;
  return c.json(await removeOwnFiles(kv, id, hashes, now()));
}
