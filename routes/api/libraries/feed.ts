/** `GET /feed.atom`: the newest public archives, as an Atom feed. */
import { FEED_TYPE, toAtomFeed } from "../../../lib/formats/atom_feed.ts";
import { listTours } from "../../../lib/store/index/tour_lists.ts";
import type { Ctx } from "../../context.ts";
import { shared } from "../../middleware/caching.ts";

/** Archives in the feed. */
const NEWEST = 50;

export async function feed(c: Ctx): Promise<Response> {
  const { kv, config: { auth: { origin } } } = c.var.parts;
  const { name } = await c.var.site.read();
  const { tours } = await listTours(kv, { limit: NEWEST });
  shared(c);
  return c.body(toAtomFeed(tours, { name, site: origin }), 200, {
    "content-type": `${FEED_TYPE}; charset=utf-8`,
  });
}
