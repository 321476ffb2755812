/** `/api/tours`: what anybody may read of tours, and what their owners may do with them. */
import { NearbyQuery, PageQuery } from "../../lib/model/query.ts";
import { Problem } from "../../lib/model/problem.ts";
import { findNearbyTours } from "../../lib/store/nearby.ts";
import { listAllTours, listTours } from "../../lib/store/tour_lists.ts";
import { deleteTour } from "../../lib/store/tour_removal.ts";
import { getTour } from "../../lib/store/tours.ts";
import type { Ctx } from "../context.ts";
import { parseId, parseQuery } from "../parse.ts";
import { shared } from "../middleware/caching.ts";
import { actorOf, signedIn } from "../middleware/viewer.ts";

/** The cards of all tours, newest first; with `limit` or `cursor` a page, and a Link to the next. */
export async function list(c: Ctx) {
  const { limit, cursor } = parseQuery(c, PageQuery);
  shared(c);
  if (limit === undefined && cursor === undefined) {
    return c.json(await listAllTours(c.var.parts.kv));
  }
  const page = await listTours(c.var.parts.kv, { limit: limit ?? 100, cursor });
  if (page.cursor) {
    const next = new URLSearchParams({ limit: String(limit ?? 100), cursor: page.cursor });
    c.header("link", `</api/tours?${next}>; rel="next"`);
  }
  return c.json(page.tours);
}

/** The cards of tours that begin within `radius` kilometres of a position, the nearest first, each with its `distance` in metres. */
export async function nearby(c: Ctx) {
  const { lat, lng, radius } = parseQuery(c, NearbyQuery);
  const at = { latitude: lat, longitude: lng };
  shared(c);
  return c.json(await findNearbyTours(c.var.parts.kv, at, radius * 1000));
}

/** One tour with its stops. */
export async function read(c: Ctx) {
  const found = await getTour(c.var.parts.kv, parseId(c, "Tour not found"));
  if (!found) throw new Problem(404, "Tour not found");
  shared(c);
  return c.json(found.tour);
}

/** Deletes a tour: 204. When an administrator deletes another's, that is written down. */
export async function remove(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, "Tour not found"), actorOf(await signedIn(c))];
  if (!await deleteTour(kv, id, { now: now(), by })) throw new Problem(404, "Tour not found");
  return c.body(null, 204);
}
