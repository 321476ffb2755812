/** A search that another thread takes long for keeps no page waiting. */
import assert from "node:assert/strict";
import { readConfig } from "../../../lib/server/host/config.ts";
import { readManifest } from "../../../lib/server/http/manifest.ts";
import { callHere, type IndexCaller } from "../../../lib/server/search/index/index_caller.ts";
import { createTourIndex } from "../../../lib/server/search/tour_index.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { createApp } from "../../../routes/app.ts";
import { makeTour } from "../../support/data/tours.ts";
import { openTestStore } from "../../support/store/store.ts";

Deno.test("while a search and a map wait for the index, pages and lists are made", async () => {
  await using store = await openTestStore();
  const { kv } = store;
  const [asked, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const here = callHere();
  const slow: IndexCaller = {
    ...here,
    async call(name, ...args) {
      if (name === "search") {
        asked.resolve();
        await answers.promise;
      }
      return await here.call(name, ...args);
    },
  };
  const app = createApp({
    kv,
    config: readConfig(() => undefined),
    client: readManifest("dist"),
    now: () => new Date(),
    fetch,
  }, createTourIndex(kv, { index: slow }));
  const { id } = await createTour(kv, makeTour({ title: "The mill" }), { userId: "author" });
  const search = Promise.resolve(app.request("/tours?q=mill"));
  await asked.promise;
  const extent = Promise.resolve(app.request("/api/tours/extent?q=mill"));
  for (const path of [`/tour/${id}`, "/tours", "/api/tours/nearby?lat=40&lng=-74"]) {
    const page = await app.request(path);
    assert.equal(page.status, 200, path);
    await page.body?.cancel();
  }
  answers.resolve();
  assert.match(await (await search).text(), /1 archive found/);
  assert.equal((await (await extent).json()).total, 1);
});
