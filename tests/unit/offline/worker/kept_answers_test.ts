import assert from "node:assert/strict";
import {
  answerMapRange,
  findKeptFile,
  findKeptMapRange,
  networkOrKept,
  type NetworkParts,
} from "../../../../lib/offline/worker/kept_answers.ts";
import { keptCacheName } from "../../../../lib/offline/keep/kept_tours.ts";
import { parseRangePath, rangePath } from "../../../../lib/offline/keep/range_path.ts";
import { createFakeCaches } from "../../../support/fakes/fake_caches.ts";
import { settled } from "../../../support/fakes/fake_timers.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";

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

const offline: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
const online: typeof fetch = () => Promise.resolve(new Response("of the server"));
const never: typeof fetch = () => new Promise(() => {});

async function mapText(version: string, range: string, parts: NetworkParts): Promise<string> {
  const answer = await answerMapRange(ask(MAP + version, range), await cachesWithMap(), parts);
  return await answer.text();
}

Deno.test("a kept range of a version of the map asks no network, others do", async () => {
  assert.equal(await mapText("?v=abc", "500-503", { fetcher: online }), "tile");
  assert.equal(await mapText("?v=abc", "900-903", { fetcher: online }), "of the server");
  await assert.rejects(mapText("?v=abc", "900-903", { fetcher: offline }), TypeError);
});

Deno.test("the newest map is the server's; the kept one without a network, or where that is dead", async () => {
  assert.equal(await mapText("", "0-16383", { fetcher: online }), "of the server");
  assert.equal(await mapText("", "0-16383", { fetcher: offline }), "header");
  assert.equal(await mapText("", "0-16383", { fetcher: never, patience: 0 }), "header");
  await assert.rejects(mapText("", "900-903", { fetcher: offline }), TypeError);
});

Deno.test("where nothing is kept the network may take its time", async () => {
  const slow: typeof fetch = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response("at last");
  };
  assert.equal(await mapText("", "900-903", { fetcher: slow, patience: 0 }), "at last");
});

Deno.test("a tour's data is the server's, however long that takes, and the kept one without a network", async () => {
  const caches = createFakeCaches();
  const path = "/api/tours/mill";
  await (await caches.open(keptCacheName("mill"))).put(path, new Response("kept"));
  const request = new Request(`http://localhost${path}`);
  const text = async (fetcher: typeof fetch) =>
    await (await networkOrKept(request, caches, { fetcher })).text();
  assert.equal(await text(online), "of the server");
  assert.equal(await text(offline), "kept");
  const other = new Request("http://localhost/api/tours/bridge");
  await assert.rejects(networkOrKept(other, caches, { fetcher: offline }), TypeError);
});

Deno.test("what a proxy answers in place of a server that is down takes no kept file's place", async () => {
  const caches = createFakeCaches();
  await (await caches.open(keptCacheName("mill"))).put("/api/tours/mill", new Response("kept"));
  const proxies: [number, Record<string, string>][] = [
    [503, { "proxy-status": "nginx; error=destination_unavailable" }],
    [502, {}],
    [504, {}],
  ];
  for (const [status, headers] of proxies) {
    const fetcher = () => Promise.resolve(new Response("down", { status, headers }));
    const text = async (name: string) => {
      const request = new Request(`http://localhost/api/tours/${name}`);
      return await (await networkOrKept(request, caches, { fetcher })).text();
    };
    assert.equal(await text("mill"), "kept");
    assert.equal(await text("bridge"), "down");
  }
  const own = () => Promise.resolve(new Response("One moment", { status: 503 }));
  const request = new Request("http://localhost/api/tours/mill");
  const answer = await networkOrKept(request, caches, { fetcher: own });
  assert.equal(await answer.text(), "One moment", "the server itself has answered");
});

Deno.test("a device that does not say what it keeps, or refuses to, leaves the answer to the network", async () => {
  const refused = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  for (const keys of [() => new Promise<never>(() => {}), refused]) {
    using time = new FakeTime();
    const caches = { ...createFakeCaches(), keys };
    let found: unknown[] = [];
    const range = new Request(`${MAP}?v=abc`, { headers: { range: "bytes=0-5" } });
    Promise.all([findKeptFile(caches, "http://localhost/a.mp3"), findKeptMapRange(caches, range)])
      .then((files) => found = files);
    await settled();
    await time.advance(15_000);
    assert.deepEqual(found, [undefined, undefined]);
  }
});
