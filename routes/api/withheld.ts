/**
 * `GET /api/withheld` answers `{recordings}`, for devices that keep copies: the recordings that are
 * not released in an archive that is not private, by their names in this list (`recordingHash`).
 */
import { recordingHash } from "../../lib/model/consent/recording_hash.ts";
import { listWithheld } from "../../lib/store/consent/withheld_list.ts";
import type { Ctx } from "../context.ts";
import { shared } from "../middleware/caching.ts";

export async function list(c: Ctx) {
  const recordings = await listWithheld(c.var.parts.kv, c.var.consents);
  shared(c);
  return c.json({ recordings: (await Promise.all(recordings.map(recordingHash))).sort() });
}
