import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { PublicTourCount } from "../../../lib/store/records/tours.ts";

const OXFORD = { latitude: 51.752, longitude: -1.256 };

/** Fills a new app with archives, the first one the oldest. */
async function appWith(tours: Partial<TourInput>[]): Promise<TestApp> {
  const app = await testApp();
  for (const [i, tour] of tours.entries()) {
    const now = new Date(Date.UTC(2026, 0, 1, 0, 0, i));
    await createTour(app.kv, makeTour(tour), { userId: NOBODY, now });
  }
  return app;
}

/** A page of the list: its titles, and what it says beside them. */
async function listAt({ app }: TestApp, path: string) {
  const response = await app.request(path);
  const html = (await response.text()).replaceAll("<!-- -->", "");
  const text = (pattern: RegExp) => pattern.exec(html)?.[1].replace(/<[^>]+>/g, "");
  return {
    status: response.status,
    html,
    titles: Array.from(
      html.matchAll(/<h3[^>]*><a href="\/tour\/[^"]+"[^>]*>([^<]*)/g),
      (match) => match[1],
    ),
    found: text(/<p id="archives-found"[^>]*>(.*?)<\/p>/),
    empty: text(/<div class="empty">(.*?)<\/section>/s),
    next: /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1].replaceAll("&amp;", "&"),
    first: /<a [^>]*href="([^"]+)" rel="first"/.exec(html)?.[1].replaceAll("&amp;", "&"),
  };
}

const CORPUS: Partial<TourInput>[] = [
  { title: "The mill", duration: "25 min", audioStops: [makeStop({ title: "Sluice" })] },
  { title: "The gate", duration: "1 hour", tourType: "unordered", ...OXFORD },
  { title: "Bells", duration: "2 h", creatorName: "Amara Okafor", description: "The mill bell." },
];

Deno.test("while many archives are being indexed, the list says how many were searched", async () => {
  await using app = await appWith(CORPUS);
  // As if there were so many more.
  await app.kv.atomic().sum(PublicTourCount.root, 100_000n).commit();
  const { found, empty } = await listAt(app, "/tours?q=cathedral");
  assert.equal(found, "0 archives found among the newest 0");
  assert.match(empty!, /Nothing matches “cathedral” among the newest 0 archives\./);
  assert.equal((await listAt(app, "/tours")).found, "100,003 archives", "all of them are listed");
  const { total, bounds } = await jsonAt(app, "/api/tours/extent");
  assert.equal(total, 100_003);
  assert.deepEqual([bounds.south, bounds.north], [40.7589, OXFORD.latitude], "all are on the map");
});

Deno.test("where no archive has all words, the list says that these have some", async () => {
  await using app = await appWith(CORPUS);
  const { titles, found, html } = await listAt(app, "/tours?q=sluice+zeppelin");
  assert.deepEqual(titles, ["The mill"]);
  assert.equal(found, "1 archive found with some of these words");
  assert.match(html, /No archive has all of these words\./);
  assert.doesNotMatch((await listAt(app, "/tours?q=mill")).html, /No archive has all/);
});

Deno.test("a hit in a transcript shows the sentence, who says it and the stop, and links there", async () => {
  const cues = [{
    start: 63_400,
    end: 66_000,
    speaker: "Amara <b>",
    text: "We swam & dived in the quarry.",
  }];
  const transcript = { language: "en", source: "typed" as const, checked: true, cues };
  const stops = [makeStop({}), makeStop({ title: "Pool", transcript })];
  await using app = await appWith([...CORPUS, { title: "Summer", audioStops: stops }]);
  const { html, titles } = await listAt(app, "/tours?q=quarry");
  assert.deepEqual(titles, ["Summer"]);
  const hit = /<ul class="hits"[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
  assert.match(hit, /href="\/tour\/[0-9A-Z]{26}#stop-2&amp;t=63\.4"/);
  assert.match(hit, /<q lang="en"[^>]*>We swam &amp; dived in the quarry\.<\/q>/);
  assert.match(hit, /<bdi[^>]*>Amara &lt;b&gt;<\/bdi>, stop 2, <bdi[^>]*>Pool<\/bdi>/);
});

Deno.test("the list finds archives by query string, and says how many", async () => {
  await using app = await appWith(CORPUS);
  const cases: [query: string, titles: string[], found: string][] = [
    ["", ["Bells", "The gate", "The mill"], "3 archives"],
    ["?q=&type=&length=&sort=", ["Bells", "The gate", "The mill"], "3 archives"],
    ["?q=mill", ["The mill", "Bells"], "2 archives found"],
    ["?q=sluice", ["The mill"], "1 archive found"],
    ["?q=okafor", ["Bells"], "1 archive found"],
    ["?q=oxford", ["The gate"], "1 archive found"],
    ["?q=mill&sort=newest", ["Bells", "The mill"], "2 archives found"],
    ["?type=unordered", ["The gate"], "1 archive found"],
    ["?type=discovery", ["The gate"], "1 archive found"],
    ["?length=short", ["The mill"], "1 archive found"],
    ["?length=medium", ["The gate"], "1 archive found"],
    ["?length=long&q=mill", ["Bells"], "1 archive found"],
    ["?sort=title", ["Bells", "The gate", "The mill"], "3 archives found"],
    ["?lat=51.75&lng=-1.25&radius=10", ["The gate"], "1 archive found"],
    ["?lat=51.75&lng=-1.25", ["The gate", "Bells", "The mill"], "3 archives found"],
  ];
  for (const [query, titles, found] of cases) {
    const list = await listAt(app, `/tours${query}`);
    assert.equal(list.status, 200, query);
    assert.deepEqual(list.titles, titles, query);
    assert.equal(list.found, found, query);
  }
});

Deno.test("the form holds what was searched, and a place with the way to remove it", async () => {
  await using app = await appWith(CORPUS);
  const path = "/tours?q=gate&type=unordered&sort=newest&lat=51.7524&lng=-1.2561&radius=10";
  const { html } = await listAt(app, path);
  assert.match(html, /<input[^>]* name="q"[^>]* value="gate"/);
  assert.match(html, /<option value="unordered" selected="">/);
  assert.match(html, /<option value="newest" selected="">/);
  assert.match(html, /<input type="hidden" name="lat" value="51.752"\/>/);
  assert.match(
    html,
    /<a class="search-chip" href="\/tours\?q=gate&amp;type=unordered&amp;sort=newest"/,
  );
  assert.match(html, /Within 10 km of Oxford, United Kingdom/);
});

Deno.test("an order that was not chosen follows the search: match, then nearness, then time", async () => {
  await using app = await appWith(CORPUS);
  const own = async (query: string) => {
    const { html } = await listAt(app, `/tours${query}`);
    return /<select name="sort">.*?<option value="" selected="">([^<]+)/s.exec(html)?.[1];
  };
  assert.equal(await own(""), "Newest first");
  assert.equal(await own("?q=mill"), "Best match");
  assert.equal(await own("?lat=51.75&lng=-1.25"), "Nearest first");
});

Deno.test("cards say how far they are from the place of the search, and in which town", async () => {
  await using app = await appWith(CORPUS);
  const { html } = await listAt(app, "/tours?lat=51.752&lng=-1.256&radius=10");
  assert.match(html, /Oxford, United Kingdom/);
  assert.match(html, /0m away/);
  assert.doesNotMatch((await listAt(app, "/tours")).html, /\dk?m away/);
});

Deno.test("nothing found says what was searched, names the nearest, and leads on", async () => {
  await using app = await appWith(CORPUS);
  const none = await listAt(app, "/tours?q=cathedral&type=ordered&length=short");
  assert.equal(none.found, "0 archives found");
  assert.match(none.empty!, /No archives found/);
  assert.match(none.empty!, /Nothing matches “cathedral”, Guided Path, up to 30 min\./);
  assert.match(none.html, /<a class="button" href="\/tours" [^>]*>Clear search and filters/);
  const far = await listAt(app, "/tours?type=unordered&lat=52&lng=-1.256&radius=10");
  assert.match(
    far.empty!,
    /The nearest match is The gate in Oxford, United Kingdom, 27\.6km away\./,
  );
  assert.match(
    far.html,
    /href="\/tours\?type=unordered&amp;lat=52&amp;lng=-1.256"[^>]*>Search farther/,
  );
});

Deno.test("hostile words stay words", async () => {
  await using app = await appWith(CORPUS);
  const q = encodeURIComponent(`"><script>alert(1)</script>`);
  const { html } = await listAt(app, `/tours?q=${q}`);
  assert.equal(html.includes("<script>alert"), false);
});

for (
  const [query, field] of [
    ["type=circular", "type"],
    ["length=endless", "length"],
    ["sort=random", "sort"],
    [`q=${"a".repeat(201)}`, "q"],
    ["lat=51", "lat"],
    ["lng=1", "lat"],
    ["radius=10", "lat"],
    ["lat=91&lng=0", "lat"],
    ["lat=abc&lng=0", "lat"],
    ["lat=1&lng=2&radius=-1", "radius"],
    ["page=0", "page"],
    ["page=1.5", "page"],
    ["pages=21", "pages"],
    ["map=closed", "map"],
    ["cursor=nonsense", "cursor"],
  ]
) {
  Deno.test(`the list refuses "${query.slice(0, 30)}" and stores no such page`, async () => {
    await using app = await appWith([{}]);
    const response = await app.app.request(`/tours?${query}`);
    assert.equal(response.status, 400);
    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.ok((await response.text()).includes(field === "cursor" ? "cursor" : `Check ${field}`));
  });
}

Deno.test("a search comes by pages of 24, each archive once, and back to its first", async () => {
  await using app = await appWith(
    Array.from({ length: 60 }, (_, i) => ({ title: `Room ${i + 1}`, tourType: "unordered" })),
  );
  const seen: string[] = [];
  const sizes: number[] = [];
  let path: string | undefined = "/tours?type=unordered&sort=title";
  let first: string | undefined;
  while (path) {
    const page = await listAt(app, path);
    assert.equal(page.found, "60 archives found");
    seen.push(...page.titles);
    sizes.push(page.titles.length);
    [path, first] = [page.next, page.first];
  }
  assert.deepEqual(sizes, [24, 24, 12]);
  assert.deepEqual(seen, Array.from({ length: 60 }, (_, i) => `Room ${i + 1}`));
  assert.equal(first, "/tours?type=unordered&sort=title");
});

Deno.test("the whole list by cursors and by the index has the same archives, order and number", async () => {
  await using app = await appWith(
    Array.from({ length: 50 }, (_, i) => ({ title: `Room ${i + 1}` })),
  );
  // Made within one millisecond, and one that has gone.
  const now = new Date(Date.UTC(2026, 0, 2));
  const owner = { userId: NOBODY, now };
  const ids = await Promise.all(
    ["a", "b", "c"].map((title) => createTour(app.kv, makeTour({ title }), owner)),
  );
  await deleteTour(app.kv, ids[1].id);
  const byCursor: string[] = [];
  const byIndex: string[] = [];
  let path: string | undefined = "/tours";
  for (let n = 1; path; n++) {
    const page: Awaited<ReturnType<typeof listAt>> = await listAt(app, path);
    const same = await listAt(app, `/tours?page=${n}`);
    byCursor.push(...page.titles);
    byIndex.push(...same.titles);
    assert.equal(page.found, "52 archives");
    assert.equal(same.found, "52 archives");
    path = page.next;
  }
  assert.equal(byCursor.length, 52);
  assert.deepEqual(byIndex, byCursor);
  // A filter that all pass goes through the index from its first page on.
  const filtered = await listAt(app, "/tours?type=ordered&sort=newest");
  assert.deepEqual(filtered.titles, byCursor.slice(0, 24));
  assert.equal(filtered.found, "52 archives found");
});

for (const query of ["", "q=room&"]) {
  Deno.test(`a returning visitor sees all pages shown before, of /tours?${query}`, async () => {
    await using app = await appWith(
      Array.from({ length: 60 }, (_, i) => ({ title: `Room ${i + 1}` })),
    );
    const two = await listAt(app, `/tours?${query}pages=2`);
    assert.equal(two.titles.length, 48);
    const rest = await listAt(app, two.next!);
    assert.equal(rest.titles.length, 12);
    assert.equal(new Set([...two.titles, ...rest.titles]).size, 60);
  });
}

Deno.test("no address makes a page of more than 480 archives", async () => {
  await using app = await appWith(
    Array.from({ length: 420 }, (_, i) => ({ title: `Room ${i + 1}` })),
  );
  for (const query of ["", "q=room&"]) {
    const page = await listAt(app, `/tours?${query}limit=100&pages=20`);
    assert.equal(page.titles.length, 400);
  }
});

Deno.test("the map is open where the address says so", async () => {
  await using app = await appWith(CORPUS);
  assert.match((await listAt(app, "/tours?map=open")).html, /<details class="map-toggle" open="">/);
  assert.match((await listAt(app, "/tours")).html, /<details class="map-toggle">/);
});

Deno.test("a search finds an archive by its new title as soon as it is renamed", async () => {
  await using app = await appWith([]);
  const { id } = await createTour(app.kv, makeTour({ title: "The gate" }), { userId: NOBODY });
  assert.deepEqual((await listAt(app, "/tours?q=gate")).titles, ["The gate"]);
  await updateTour(app.kv, id, makeTour({ title: "The portal" }));
  assert.deepEqual((await listAt(app, "/tours?q=gate")).titles, []);
  assert.deepEqual((await listAt(app, "/tours?q=portal")).titles, ["The portal"]);
});

Deno.test("nearby answers the nearest of many up to its limit, also where they are far", async () => {
  await using app = await appWith(
    Array.from({ length: 5 }, (_, i) => ({ title: `T${i}`, latitude: i * 10, longitude: 0 })),
  );
  const titles = async (query: string) => {
    const response = await app.app.request(`/api/tours/nearby?${query}`);
    return (await response.json()).map(({ title }: { title: string }) => title);
  };
  assert.deepEqual(await titles("lat=21&lng=0&radius=20038&limit=1"), ["T2"]);
  assert.deepEqual(await titles("lat=21&lng=0&radius=20038&limit=3"), ["T2", "T3", "T1"]);
  assert.deepEqual(await titles("lat=21&lng=0&radius=100&limit=1"), []);
  assert.deepEqual(await titles("lat=21&lng=0&radius=20038"), ["T2", "T3", "T1", "T4", "T0"]);
  for (const limit of ["0", "1001", "1.5"]) {
    const response = await app.app.request(`/api/tours/nearby?lat=1&lng=2&limit=${limit}`);
    assert.equal(response.status, 400, limit);
  }
});

const EARTH = "south=-90&west=-180&north=90&east=180";

async function jsonAt({ app }: TestApp, path: string) {
  const response = await app.request(path);
  assert.equal(response.status, 200, path);
  return await response.json();
}

Deno.test("the map shows what the filter lets through, one by one or in clusters", async () => {
  await using app = await appWith(CORPUS);
  const { kind, total, places } = await jsonAt(app, `/api/tours/map?${EARTH}&zoom=0&q=mill`);
  assert.deepEqual([kind, total], ["places", 2]);
  assert.deepEqual(places.map(({ title }: { title: string }) => title).sort(), [
    "Bells",
    "The mill",
  ]);
  assert.deepEqual(Object.keys(places[0]).sort(), [
    "duration",
    "id",
    "latitude",
    "longitude",
    "stopCount",
    "title",
  ]);
  assert.equal((await jsonAt(app, `/api/tours/map?${EARTH}&zoom=0`)).total, 3);
  const away = "south=60&west=-180&north=90&east=180";
  assert.equal((await jsonAt(app, `/api/tours/map?${away}&zoom=0&q=mill`)).total, 0);
  assert.equal((await app.app.request(`/api/tours/map?${EARTH}&zoom=0&type=odd`)).status, 400);
});

Deno.test("clusters of a filter count each archive once, and the same ones as without a filter", async () => {
  await using app = await appWith(
    Array.from({ length: 210 }, (_, i) => ({
      latitude: 50 + Math.sin(i) * 3,
      longitude: Math.cos(i * 7) * 3,
      tourType: "unordered" as const,
    })),
  );
  const [all, filtered] = [
    await jsonAt(app, `/api/tours/map?${EARTH}&zoom=5`),
    await jsonAt(app, `/api/tours/map?${EARTH}&zoom=5&type=unordered`),
  ];
  assert.equal(filtered.kind, "clusters");
  assert.equal(filtered.total, 210);
  type Cluster = { count: number; bounds: { west: number; south: number } };
  const cells = ({ clusters }: { clusters: Cluster[] }) =>
    clusters.map(({ count, bounds }) => `${count} ${bounds.south} ${bounds.west}`).sort();
  assert.deepEqual(cells(filtered), cells(all));
});

Deno.test("the extent is the smallest box of what a filter lets through, also across 180°", async () => {
  await using app = await appWith([
    { title: "Fiji", latitude: -17, longitude: 179 },
    { title: "Samoa", latitude: -14, longitude: -172 },
    { title: "Oxford", ...OXFORD },
  ]);
  assert.deepEqual(await jsonAt(app, "/api/tours/extent?q=oxford"), {
    total: 1,
    bounds: {
      south: OXFORD.latitude,
      west: OXFORD.longitude,
      north: OXFORD.latitude,
      east: OXFORD.longitude,
    },
  });
  assert.deepEqual(await jsonAt(app, "/api/tours/extent?lat=-15&lng=180&radius=2000"), {
    total: 2,
    bounds: { south: -17, west: 179, north: -14, east: -172 },
  });
  assert.deepEqual(await jsonAt(app, "/api/tours/extent?q=nowhere"), { total: 0 });
  assert.equal((await jsonAt(app, "/api/tours/extent")).total, 3);
});
