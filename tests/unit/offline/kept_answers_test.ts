import assert from "node:assert/strict";
import { findKeptMapRange } from "../../../lib/offline/kept_answers.ts";
import { keptCacheName } from "../../../lib/offline/kept_tours.ts";
import { parseRangePath, rangePath } from "../../../lib/offline/range_path.ts";
import { createFakeCaches } from "../../support/fake_caches.ts";

const MAP = "http://localhost/map.pmtiles";

async function cachesWithMap() {
  const caches = createFakeCaches();
  await caches.open("something-else");
  const cache = await caches.open(keptCacheName("mill"));
  await cache.put(rangePath("/map.pmtiles?v=abc", { first: 0, last: 5 }), new Response("header"));
  await cache.put(
    rangePath("/map.pmtiles?v=abc", { first: 498, last: 505 }),
    new Response("a tile b"),
  );
  return caches;
}

const ask = (url: string, range?: string) =>
  new Request(url, { headers: range ? { range: `bytes=${range}` } : {} });

Deno.test("a range of the map that is kept is answered as the server answers it", async () => {
  const caches = await cachesWithMap();
  const answer = await findKeptMapRange(caches, ask(`${MAP}?v=abc`, "500-503"));
  assert.equal(answer?.status, 206);
  assert.equal(await answer!.text(), "tile");
  assert.equal(answer!.headers.get("content-range"), "bytes 500-503/*");
  assert.equal(answer!.headers.get("etag"), '"abc"');
});

Deno.test("the map's header is found without its version, and says which that is", async () => {
  const answer = await findKeptMapRange(await cachesWithMap(), ask(MAP, "0-16383"));
  assert.equal(await answer!.text(), "header");
  assert.equal(answer!.headers.get("etag"), '"abc"');
});

Deno.test("ranges that are not kept, of other versions, or of other files are not answered", async () => {
  const caches = await cachesWithMap();
  for (
    const request of [
      ask(`${MAP}?v=abc`, "500-506"),
      ask(`${MAP}?v=abd`, "500-503"),
      ask("http://localhost/other?v=abc", "500-503"),
      ask(`${MAP}?v=abc`),
    ]
  ) assert.equal(await findKeptMapRange(caches, request), undefined, request.url);
  assert.equal(await findKeptMapRange(createFakeCaches(), ask(MAP, "0-16383")), undefined);
});

Deno.test("the address of a range says which file and which bytes it means, and no other address does", () => {
  assert.deepEqual(parseRangePath(rangePath("/map.pmtiles?v=a", { first: 7, last: 9 })), {
    address: "/map.pmtiles?v=a",
    range: { first: 7, last: 9 },
  });
  assert.equal(parseRangePath("/tour/01ARZ3NDEKTSV4RRFFQ69G5FAV"), undefined);
});
