/**
 * `PUT /api/tours/:id/presence {stopId, isGone?}` (for those who work on a tour): tells the others
 * that the caller has its form open for the next minute, and is in a stop, or (null) in none;
 * `isGone` ends that. It answers `{others: [{name, stopId?}]}`. Nothing is locked by it.
 */
import { type Presence, PresenceInput } from "../../../lib/model/people/presence.ts";
import { renewLease } from "../../../lib/store/people/stop_leases.ts";
import type { Ctx } from "../../context.ts";
import { signedIn } from "../../middleware/viewer.ts";
import { parseId, parseJson } from "../../parse.ts";

/** Renews the caller's lease. */
export async function renew(c: Ctx) {
  const { kv, now } = c.var.parts;
  const id = parseId(c, "Tour not found");
  const input = await parseJson(c, PresenceInput);
  const others = await renewLease(kv, id, await signedIn(c), input, now());
  return c.json({ others } satisfies Presence);
}
