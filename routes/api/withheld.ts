/**
 * `GET /api/withheld` answers `{recordings}`: the recordings that are not released in some archive,
 * for devices that keep copies. Each is a SHA-256 in hexadecimal digits: of a stored file's bytes,
 * or of the address of a recording elsewhere.
 */
import { recordingHash } from "../../lib/model/consent/recording_hash.ts";
import type { Ctx } from "../context.ts";
import { shared } from "../middleware/caching.ts";

export async function list(c: Ctx) {
  const recordings = await c.var.consents.recordings();
  shared(c);
  return c.json({ recordings: (await Promise.all(recordings.map(recordingHash))).sort() });
}
