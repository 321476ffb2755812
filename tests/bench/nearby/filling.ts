/** The thread that fills both stores: takes an `Order`, answers with what it `Filled`. */
import type { Filled, Order } from "./filled_stores.ts";
import { fillKv } from "./kv_store.ts";
import { makeCards } from "./million_tours.ts";
import { fillPostgis } from "./postgis.ts";

globalThis.onmessage = async ({ data: { count, queries, folder, host } }: MessageEvent<Order>) => {
  const cards = makeCards(count);
  const filled: Filled = {
    ...await fillKv(cards, folder),
    theirs: await fillPostgis(cards, host),
    // Tours far from the one before: they are sorted by place.
    centers: Array.from({ length: queries }, (_, i) => {
      const { latitude, longitude } = cards[(i * 7919 * Math.ceil(count / queries)) % count];
      return { latitude, longitude };
    }),
  };
  postMessage(filled);
};
