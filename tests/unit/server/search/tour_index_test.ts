import assert from "node:assert/strict";
import { createTourIndex } from "../../../../lib/server/search/tour_index.ts";
import type { TourSearch } from "../../../../lib/model/tour_search.ts";
import { deleteTour, removeTrashedTour } from "../../../../lib/store/tour_trash.ts";
import { updateTour } from "../../../../lib/store/tour_update.ts";
import { CONTENT_REVISION, publicTourKey } from "../../../../lib/store/tour_keys.ts";
import { createTour } from "../../../../lib/store/tours.ts";
import { makeCards } from "../../../bench/nearby/million_tours.ts";
import { withMethods } from "../../../../lib/store/with_methods.ts";
import { withKv } from "../../../support/store.ts";
import { makeStop, makeTour } from "../../../support/tours.ts";

const OWNER = { userId: "author" };

/** Titles as a search gives them. */
const titles = async (index: ReturnType<typeof createTourIndex>, search: TourSearch) =>
  (await index.search(search)).map(({ tour }) => tour.title);

/** The next second of the test's own time: what is made later is newer. */
const clock = () => {
  let seconds = 0;
  return () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++));
};

Deno.test(
  "an archive is found by its title, creator, town, description and stops",
  withKv(async (kv) => {
    const tour = makeTour({
      title: "The mill",
      description: "A walk along the millrace.",
      creatorName: "Amara Okafor",
      latitude: 51.752,
      longitude: -1.256,
      audioStops: [makeStop({ title: "Sluice", description: "It froze in the winter of 1963." })],
    });
    await createTour(kv, tour, OWNER);
    await createTour(kv, makeTour({ title: "Another" }), OWNER);
    const index = createTourIndex(kv);
    for (
      const q of ["mill", "millrace", "okafor", "oxford", "sluice", "froze 1963", "OXFORD mill"]
    ) {
      assert.deepEqual(await titles(index, { q }), ["The mill"], q);
    }
    assert.deepEqual(await titles(index, { q: "cathedral" }), []);
  }),
);

Deno.test(
  "what is made, renamed, rewritten or deleted after the first search is found as it is now",
  withKv(async (kv) => {
    const index = createTourIndex(kv);
    assert.deepEqual(await titles(index, { q: "gate" }), []);
    const { id } = await createTour(kv, makeTour({ title: "The gate" }), OWNER);
    assert.deepEqual(await titles(index, { q: "gate" }), ["The gate"]);
    const rewritten = makeTour({
      title: "The portal",
      audioStops: [makeStop({ title: "Bronze" })],
    });
    await updateTour(kv, id, rewritten);
    assert.deepEqual(await titles(index, { q: "gate" }), []);
    assert.deepEqual(await titles(index, { q: "bronze portal" }), ["The portal"]);
    await deleteTour(kv, id);
    assert.deepEqual(await titles(index, { q: "portal" }), []);
    assert.deepEqual(await titles(index, {}), []);
    assert.equal(await index.warm(), 0, "nothing of it stays in memory");
  }),
);

Deno.test(
  "an archive that is deleted for good and made again under its id is found by its new words",
  withKv(async (kv) => {
    const [id, now] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", clock()];
    const index = createTourIndex(kv);
    await createTour(kv, makeTour({ title: "The first" }), { ...OWNER, id, now: now() });
    assert.deepEqual(await titles(index, { q: "first" }), ["The first"]);
    await deleteTour(kv, id);
    await removeTrashedTour(kv, id);
    await createTour(kv, makeTour({ title: "The second" }), { ...OWNER, id, now: now() });
    assert.deepEqual(await titles(index, { q: "first" }), []);
    assert.deepEqual(await titles(index, { q: "second" }), ["The second"]);
  }),
);

Deno.test(
  "two processes on one store see each other's changes",
  withKv(async (kv) => {
    const [one, other] = [createTourIndex(kv), createTourIndex(kv)];
    const { id } = await createTour(kv, makeTour({ title: "The gate" }), OWNER);
    for (const index of [one, other]) {
      assert.deepEqual(await titles(index, { q: "gate" }), ["The gate"]);
    }
    await deleteTour(kv, id);
    for (const index of [one, other]) assert.deepEqual(await titles(index, { q: "gate" }), []);
  }),
);

Deno.test(
  "searches at once, with changes between them, each see the changes made before",
  withKv(async (kv) => {
    const index = createTourIndex(kv);
    const searches: Promise<void>[] = [];
    for (let i = 0; i < 12; i++) {
      await createTour(kv, makeTour({ title: `Gate ${i}` }), OWNER);
      searches.push(
        titles(index, { q: `gate ${i}` }).then((found) => {
          assert.ok(found.includes(`Gate ${i}`), `${found} has Gate ${i}`);
        }),
      );
    }
    await Promise.all(searches);
    assert.equal((await titles(index, { q: "gate" })).length, 12);
  }),
);

Deno.test(
  "while the index is made, other requests are answered",
  withKv(async (kv) => {
    for (let i = 0; i < 150; i++) await createTour(kv, makeTour({ title: `Gate ${i}` }), OWNER);
    const index = createTourIndex(kv);
    let isMade = false;
    const made = titles(index, { q: "gate" }).then((found) => {
      isMade = true;
      return found.length;
    });
    let answered = 0;
    while (!isMade) {
      await kv.get(["anything"]);
      if (!isMade) answered++;
    }
    assert.equal(await made, 150);
    assert.ok(answered >= 3, `${answered} requests came in between`);
  }),
);

Deno.test(
  "after a search that failed because the store did, the next one finds everything",
  withKv(async (kv) => {
    await createTour(kv, makeTour({ title: "The gate" }), OWNER);
    let isDown = true;
    const flaky = withMethods(kv, {
      get(key, ...options) {
        if (isDown && key[0] === "tours") throw new Error("The store is away.");
        return kv.get(key, ...options);
      },
    });
    const index = createTourIndex(flaky);
    await assert.rejects(index.search({ q: "gate" }), /away/);
    isDown = false;
    assert.deepEqual(await titles(index, { q: "gate" }), ["The gate"]);
  }),
);

Deno.test(
  "beyond the largest number archives are searched without their stops, and found a little later",
  withKv(async (kv) => {
    const stops = [makeStop({ title: "Sluice" })];
    const make = (title: string) => createTour(kv, makeTour({ title, audioStops: stops }), OWNER);
    for (const title of ["Mill", "Gate", "Tower"]) await make(title);
    const index = createTourIndex(kv, { mostWithStops: 2 });
    assert.deepEqual(await titles(index, { q: "mill" }), ["Mill"]);
    assert.deepEqual(await titles(index, { q: "sluice" }), []);
    await make("Bridge");
    while ((await titles(index, { q: "bridge" })).length === 0);
    assert.equal((await titles(index, {})).length, 4);
  }),
);

Deno.test(
  "of more archives than an index takes the newest are searched, whatever comes and goes",
  withKv(async (kv) => {
    const now = clock();
    const make = (title: string) => createTour(kv, makeTour({ title }), { ...OWNER, now: now() });
    const [, second] = [await make("Gate 1"), await make("Gate 2"), await make("Gate 3")];
    const index = createTourIndex(kv, { most: 2 });
    assert.equal(await index.warm(), 2);
    assert.deepEqual(await titles(index, {}), ["Gate 3", "Gate 2"]);
    assert.deepEqual(await titles(index, { q: "gate", sort: "title" }), ["Gate 2", "Gate 3"]);
    await make("Gate 4");
    assert.deepEqual(await titles(index, { q: "gate", sort: "newest" }), ["Gate 4", "Gate 3"]);
    assert.equal(await index.warm(), 2, "what is too old does not stay in memory");
    await deleteTour(kv, (await index.search({}))[0].tour.id);
    await deleteTour(kv, second.id);
    assert.deepEqual(await titles(index, { q: "gate", sort: "newest" }), ["Gate 3", "Gate 1"]);
  }),
);

Deno.test(
  "of more archives than the index takes no more cards are read than it takes",
  withKv(async (kv) => {
    const cards = makeCards(450);
    const operation = kv.atomic();
    for (const card of cards) operation.set(publicTourKey(card.id), card);
    await operation.sum(CONTENT_REVISION, 1n).commit();
    let read = 0;
    const counting = withMethods(kv, {
      list(selector, options) {
        read += options?.limit ?? Infinity;
        return kv.list(selector, options);
      },
    });
    const index = createTourIndex(counting, { most: 150, mostWithStops: 0 });
    assert.equal((await index.filter({})).length, 150);
    assert.ok(read <= 150 + 2, `${read} cards were read`);
  }),
);

Deno.test(
  "filters let through the type, the length and the neighbourhood that are asked for",
  withKv(async (kv) => {
    const now = clock();
    const make = (title: string, fields: Parameters<typeof makeTour>[0]) =>
      createTour(kv, makeTour({ title, ...fields }), { ...OWNER, now: now() });
    const far = { latitude: 10, longitude: 10 };
    await make("Short path", { duration: "30 min", latitude: 0, longitude: 0.01 });
    await make("Hour path", { duration: "1 hour", latitude: 0, longitude: 0.02 });
    await make("Long discovery", { duration: "90 min", tourType: "unordered", ...far });
    await make("Open discovery", { duration: "Flexible", tourType: "unordered", ...far });
    const index = createTourIndex(kv);
    const near = { latitude: 0, longitude: 0 };
    const cases: [TourSearch, string[]][] = [
      [{}, ["Open discovery", "Long discovery", "Hour path", "Short path"]],
      [{ type: "ordered" }, ["Hour path", "Short path"]],
      [{ type: "unordered" }, ["Open discovery", "Long discovery"]],
      [{ length: "short" }, ["Short path"]],
      [{ length: "medium" }, ["Hour path"]],
      [{ length: "long" }, ["Long discovery"]],
      [{ near, radius: 10 }, ["Short path", "Hour path"]],
      [{ near, radius: 2 }, ["Short path"]],
      [{ near }, ["Short path", "Hour path", "Open discovery", "Long discovery"]],
      [{ near, sort: "newest", radius: 10 }, ["Hour path", "Short path"]],
      [{ q: "path", length: "medium" }, ["Hour path"]],
      [{ q: "path", near, sort: "nearest" }, ["Short path", "Hour path"]],
      [{ sort: "title" }, ["Hour path", "Long discovery", "Open discovery", "Short path"]],
      [{ sort: "nearest" }, ["Open discovery", "Long discovery", "Hour path", "Short path"]],
      [{ sort: "relevance" }, ["Open discovery", "Long discovery", "Hour path", "Short path"]],
    ];
    for (const [search, expected] of cases) {
      assert.deepEqual(await titles(index, search), expected, JSON.stringify(search));
    }
    const [{ distance }] = await index.search({ near });
    assert.equal(Math.round(distance!), 1112);
  }),
);

Deno.test(
  "titles are sorted without case and accents, and numbers in them by their size",
  withKv(async (kv) => {
    for (const title of ["room 10", "Zoo", "Éclair", "Room 9", "eden"]) {
      await createTour(kv, makeTour({ title }), OWNER);
    }
    const sorted = await titles(createTourIndex(kv), { sort: "title" });
    assert.deepEqual(sorted, ["Éclair", "eden", "Room 9", "room 10", "Zoo"]);
  }),
);

Deno.test(
  "an index that was made ahead answers the first search without reading archives again",
  withKv(async (kv) => {
    await createTour(kv, makeTour({ title: "The mill" }), OWNER);
    const index = createTourIndex(kv);
    await index.warm();
    let lists = 0;
    const list = kv.list.bind(kv);
    kv.list = (...args: Parameters<typeof kv.list>) => {
      lists++;
      return list(...args);
    };
    assert.deepEqual(await titles(index, { q: "mill" }), ["The mill"]);
    assert.equal(lists, 0);
  }),
);

Deno.test(
  "while the index is made, whatever else is due has its turn, and the end of the server ends it",
  withKv(async (kv) => {
    const cards = makeCards(800);
    const operation = kv.atomic();
    for (const card of cards) operation.set(publicTourKey(card.id), card);
    await operation.sum(CONTENT_REVISION, 1n).commit();
    const stopping = new AbortController();
    // Without stops nothing has to be read for the words: only a break lets others in.
    const index = createTourIndex(kv, { mostWithStops: 0, signal: stopping.signal });
    await index.filter({});
    const timer = setTimeout(() => stopping.abort(new Error("The server stops")));
    await assert.rejects(index.warm(), /The server stops/).finally(() => clearTimeout(timer));
  }),
);

Deno.test(
  "the words that were searched last are looked up again once an archive has changed",
  withKv(async (kv) => {
    const index = createTourIndex(kv);
    const { id } = await createTour(kv, makeTour({ title: "The mill" }), OWNER);
    assert.deepEqual(await titles(index, { q: "mill" }), ["The mill"]);
    assert.deepEqual(await titles(index, { q: "mill", sort: "title" }), ["The mill"]);
    await createTour(kv, makeTour({ title: "Another mill" }), OWNER);
    assert.deepEqual(await titles(index, { q: "mill", sort: "title" }), [
      "Another mill",
      "The mill",
    ]);
    await deleteTour(kv, id);
    assert.deepEqual(await titles(index, { q: "mill" }), ["Another mill"]);
  }),
);
