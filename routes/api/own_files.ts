/**
 * `/api/account/files`: the recordings and pictures in the account of who asks, and no others.
 *
 * - `GET /api/account/files` answers `OwnFiles` (`lib/model/media/own_files.ts`): what they take,
 * what
 *   holds them, and the list of those that nothing uses.
 * - `GET /api/account/originals` answers `Originals`: the recordings as they were made, which are
 *   kept beside their MP3s. An administrator gets those of the account that owns the archive
 *   `?tour=ID`.
 * - `DELETE /api/account/files {hashes}` removes those of them that nothing uses, and answers
 *   `FilesRemoved`. A file of another account, and one that an archive, an earlier version, a draft
 *   or something deleted uses, is left as it is. The room is free at once.
 */
import { Id } from "../../lib/model/id.ts";
import { FileRemoval } from "../../lib/model/media/own_files.ts";
import { listOriginals } from "../../lib/store/media/originals.ts";
import { readOwnFiles, removeOwnFiles } from "../../lib/store/media/own_files.ts";
import { getTour } from "../../lib/store/tours/tours.ts";
import type { Ctx } from "../context.ts";
import { signedIn } from "../middleware/viewer.ts";
import { parseJson } from "../parse.ts";

/** What the files of the account take. */
export async function list(c: Ctx) {
  const { id } = await signedIn(c);
  const { quota } = await c.var.media.room(id);
  return c.json({ quota, ...await readOwnFiles(c.var.parts.kv, id) });
}

/** The originals of the account, or of that whose archive an administrator has open. */
export async function originals(c: Ctx) {
  const { id, role } = await signedIn(c);
  const { kv } = c.var.parts;
  const tourId = c.req.query("tour");
  const tour = role === "admin" && tourId && Id.safeParse(tourId).success
    ? await getTour(kv, tourId)
    : null;
  return c.json(await listOriginals(kv, tour?.userId ?? id));
}

/** Removes files that nothing uses. */
export async function remove(c: Ctx) {
  const { id } = await signedIn(c);
  const { hashes } = await parseJson(c, FileRemoval);
  const { kv, now } = c.var.parts;
  return c.json(await removeOwnFiles(kv, id, hashes, now()));
}
