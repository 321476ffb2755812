/** The newest public archives, as an Atom feed. */
import { FEED_PATH, FEED_TYPE, toAtomFeed } from "../../../lib/formats/atom_feed.ts";
import { cardsIn } from "../../../lib/store/words/shown_cards.ts";
import { language } from "../../../lib/texts/texts.ts";
import { listTours } from "../../../lib/store/index/tour_lists.ts";
import { call, file } from "../../call.ts";
import { shared } from "../../middleware/caching.ts";

/** Archives in the feed. */
const NEWEST = 50;

export const feed = call({
  route: `GET ${FEED_PATH}`,
  access: "anyone",
  summary: "The newest public archives as an Atom feed",
  answers: file(FEED_TYPE, "The newest 50."),
  isForOtherSites: true,
  async handle({ kv }, c) {
    const { name } = await c.var.site.read();
    const { tours } = await listTours(kv, { limit: NEWEST });
    shared(c);
    return c.body(
      toAtomFeed(await cardsIn(kv, tours, language()), {
        name,
        site: c.var.parts.config.auth.origin,
      }),
      200,
      {
        "content-type": `${FEED_TYPE}; charset=utf-8`,
      },
    );
  },
});
