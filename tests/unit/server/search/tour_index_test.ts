import assert from "node:assert/strict";
import { callWorker } from "../../../../lib/server/search/index/index_caller.ts";
import { createTourIndex, type TourIndex } from "../../../../lib/server/search/tour_index.ts";
import type { TourSearch } from "../../../../lib/model/tour/tour_search.ts";
import { deleteTour, removeTrashedTour } from "../../../../lib/store/closing/tour_trash.ts";
import { setVisibility, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { getTourCards } from "../../../../lib/store/index/tour_lists.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { DiskFull } from "../../../../lib/store/kv/disk_room.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { withKv } from "../../../support/store/store.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

const OWNER = { userId: "author" };

const ALL = { start: 0, count: 1000 };

const TRANSCRIPT = {
  language: "en",
  source: "typed" as const,
  checked: true,
  cues: [
    { start: 1000, end: 4000, text: "My mother rang the bell." },
    { start: 63_400, end: 66_000, speaker: "Amara", text: "We swam in the quarry at night." },
  ],
};

/** Titles as a search gives them. */
async function titles(kv: Deno.Kv, index: TourIndex, search: TourSearch) {
  const { found } = await index.search(search, ALL);
  return (await getTourCards(kv, found.map(({ id }) => id))).map(({ title }) => title);
}

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
      assert.deepEqual(await titles(kv, index, { q }), ["The mill"], q);
    }
    assert.deepEqual(await titles(kv, index, { q: "cathedral" }), []);
  }),
);

Deno.test(
  "an archive is found by the people, subjects and boxes of its catalogue records",
  withKv(async (kv) => {
    const record = { creators: ["Lewis, Mae"], subjects: ["millstones"], dateText: "1931~" };
    const ofStop = {
      contributors: [{ name: "Jo Park", role: "Interviewer" }],
      identifiers: ["Box 7"],
      repository: "Town Archive",
    };
    const audioStops = [makeStop({ title: "Sluice", record: ofStop })];
    const { id } = await createTour(kv, makeTour({ title: "A", record, audioStops }), OWNER);
    await createTour(kv, makeTour({ title: "Another" }), OWNER);
    const index = createTourIndex(kv);
    for (const q of ["lewis", "millstone", "1931", "park", "box 7", "town archive"]) {
      assert.deepEqual(await titles(kv, index, { q }), ["A"], q);
    }
    const { found: [{ hits }] } = await index.search({ q: "jo park" }, ALL);
    assert.deepEqual(hits?.map(({ stopTitle }) => stopTitle), ["Sluice"]);
    await updateTour(kv, id, { ...makeTour({ title: "A" }), record: null });
    assert.deepEqual(await titles(kv, index, { q: "millstone" }), []);
  }),
);

Deno.test(
  "a chapter is found by its title, synopsis, keywords and place, and begins at its time",
  withKv(async (kv) => {
    const chapters = [
      { at: 0, title: "The start" },
      {
        at: 83_000,
        title: "The sluice",
        synopsis: "Oak boards.",
        keywords: ["eels"],
        place: { lat: 48.2, lng: 16.3, name: "Mill Lane" },
      },
    ];
    const audioStops = [
      makeStop({ title: "Race", language: "de", transcript: TRANSCRIPT, chapters }),
    ];
    await createTour(kv, makeTour({ title: "A", audioStops }), OWNER);
    const index = createTourIndex(kv);
    for (const q of ["sluice", "boards", "eels", "mill lane"]) {
      const { found: [{ hits }] } = await index.search({ q }, ALL);
      assert.deepEqual(hits, [{
        stop: 1,
        stopId: hits![0].stopId,
        stopTitle: "Race",
        start: 83_000,
        text: "The sluice: Oak boards.",
        language: "de",
        isChapter: true,
      }], q);
    }
    const { found: [{ hits }] } = await index.search({ q: "quarry" }, ALL);
    assert.deepEqual(hits?.map(({ start, isChapter }) => [start, isChapter]), [[
      63_400,
      undefined,
    ]]);
  }),
);

Deno.test(
  "a picture and a page of a paper are found by their words, and the hit leads to them",
  withKv(async (kv) => {
    const things = [
      {
        id: "wheel",
        url: "/archives/wheel.svg",
        alt: "A wheel of oak",
        caption: "The wheel, just built",
        credit: "Mae Lewis",
      },
      {
        id: "letter",
        url: "/archives/page-1.svg",
        text: "Dear brother.",
        pages: [{
          url: "/archives/page-2.svg",
          text: `${"We are all well here. ".repeat(20)}\nThe flood took the bridge.\nYours, Jo`,
        }],
      },
    ];
    const stop = makeStop({ title: "Race", language: "de", things });
    const cover = [{ id: "cover", url: "/archives/cover.svg", caption: "Taken from a balloon" }];
    await createTour(kv, makeTour({ title: "A", audioStops: [stop], things: cover }), OWNER);
    const index = createTourIndex(kv);
    const hitOf = async (q: string) => (await index.search({ q }, ALL)).found[0].hits![0];
    const { stopId } = await hitOf("brother");
    const at = { stop: 1, stopId, stopTitle: "Race", language: "de" };
    for (const q of ["just built", "oak wheel", "lewis"]) {
      const text = "The wheel, just built";
      assert.deepEqual(await hitOf(q), { ...at, thing: "wheel", text }, q);
    }
    const letter = { ...at, thing: "letter" };
    assert.deepEqual(await hitOf("brother"), { ...letter, page: 1, text: "Dear brother." });
    const flood = { ...letter, page: 2, text: "The flood took the bridge." };
    assert.deepEqual(await hitOf("flood bridge"), flood);
    assert.deepEqual(await titles(kv, index, { q: "balloon" }), ["A"]);
  }),
);

Deno.test(
  "what is made, renamed, rewritten or deleted after the first search is found as it is now",
  withKv(async (kv) => {
    const index = createTourIndex(kv);
    assert.deepEqual(await titles(kv, index, { q: "gate" }), []);
    const { id } = await createTour(kv, makeTour({ title: "The gate" }), OWNER);
    assert.deepEqual(await titles(kv, index, { q: "gate" }), ["The gate"]);
    const rewritten = makeTour({
      title: "The portal",
      audioStops: [makeStop({ title: "Bronze" })],
    });
    await updateTour(kv, id, rewritten);
    assert.deepEqual(await titles(kv, index, { q: "gate" }), []);
    assert.deepEqual(await titles(kv, index, { q: "bronze portal" }), ["The portal"]);
    await deleteTour(kv, id);
    assert.deepEqual(await titles(kv, index, { q: "portal" }), []);
    assert.deepEqual(await titles(kv, index, {}), []);
    assert.equal(await index.warm(), 0, "nothing of it stays in memory");
  }),
);

Deno.test(
  "an archive that is deleted for good and made again under its id is found by its new words",
  withKv(async (kv) => {
    const [id, now] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", clock()];
    const index = createTourIndex(kv);
    await createTour(kv, makeTour({ title: "The first" }), { ...OWNER, id, now: now() });
    assert.deepEqual(await titles(kv, index, { q: "first" }), ["The first"]);
    await deleteTour(kv, id);
    await removeTrashedTour(kv, id);
    await createTour(kv, makeTour({ title: "The second" }), { ...OWNER, id, now: now() });
    assert.deepEqual(await titles(kv, index, { q: "first" }), []);
    assert.deepEqual(await titles(kv, index, { q: "second" }), ["The second"]);
  }),
);

Deno.test(
  "after a change the archives that did not change are not read, neither are their cards",
  withKv(async (store) => {
    const read: Deno.KvKey[] = [];
    const kv = withMethods(store, {
      list: ((selector: { prefix: Deno.KvKey }, options?: Deno.KvListOptions) => {
        read.push(selector.prefix);
        return store.list(selector, options);
      }) as Deno.Kv["list"],
    });
    const [mill, gate, tower] = await Promise.all(
      ["Mill", "Gate", "Tower"].map((title) => createTour(store, makeTour({ title }), OWNER)),
    );
    const index = createTourIndex(kv);
    assert.equal((await titles(kv, index, {})).length, 3);
    // The first time after all were compared, the changes of the last minutes are compared again.
    await updateTour(store, gate.id, makeTour({ title: "Portal" }));
    assert.equal((await titles(kv, index, { q: "portal" })).length, 1);
    read.length = 0;
    await updateTour(store, mill.id, makeTour({ title: "Sluice" }));
    await deleteTour(store, tower.id);
    assert.deepEqual(await titles(kv, index, { sort: "title" }), ["Portal", "Sluice"]);
    assert.deepEqual(await titles(kv, index, { q: "mill" }), []);
    assert.ok(!read.some(([first]) => first === "public_tours"), "cards are not listed");
    assert.deepEqual(
      read.filter(([first]) => first === "tour_stops"),
      [["tour_stops", mill.id, 2]],
    );
  }),
);

Deno.test(
  "two processes on one store see each other's changes",
  withKv(async (kv) => {
    const [one, other] = [createTourIndex(kv), createTourIndex(kv)];
    const { id } = await createTour(kv, makeTour({ title: "The gate" }), OWNER);
    for (const index of [one, other]) {
      assert.deepEqual(await titles(kv, index, { q: "gate" }), ["The gate"]);
    }
    await deleteTour(kv, id);
    for (const index of [one, other]) assert.deepEqual(await titles(kv, index, { q: "gate" }), []);
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
        titles(kv, index, { q: `gate ${i}` }).then((found) => {
          assert.ok(found.includes(`Gate ${i}`), `${found} has Gate ${i}`);
        }),
      );
    }
    await Promise.all(searches);
    assert.equal((await titles(kv, index, { q: "gate" })).length, 12);
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
    await assert.rejects(index.search({ q: "gate" }, ALL), /away/);
    isDown = false;
    assert.deepEqual(await titles(kv, index, { q: "gate" }), ["The gate"]);
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
      assert.deepEqual(await titles(kv, index, search), expected, JSON.stringify(search));
    }
  }),
);

Deno.test(
  "titles are sorted without case and accents, and numbers in them by their size",
  withKv(async (kv) => {
    for (const title of ["room 10", "Zoo", "Éclair", "Room 9", "eden"]) {
      await createTour(kv, makeTour({ title }), OWNER);
    }
    const sorted = await titles(kv, createTourIndex(kv), { sort: "title" });
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
    assert.deepEqual(await titles(kv, index, { q: "mill" }), ["The mill"]);
    assert.equal(lists, 0);
  }),
);

Deno.test(
  "what is no longer public is not found by its words, and is on no map",
  withKv(async (kv) => {
    const tour = makeTour({
      title: "The mill",
      audioStops: [makeStop({ transcript: TRANSCRIPT })],
    });
    const index = createTourIndex(kv);
    for (const visibility of ["unlisted", "private"] as const) {
      const { id } = await createTour(kv, tour, OWNER);
      assert.deepEqual(await titles(kv, index, { q: "quarry" }), ["The mill"]);
      await setVisibility(kv, id, visibility);
      for (const search of [{ q: "quarry" }, { q: "mill" }, {}]) {
        assert.equal((await index.search(search, ALL)).total, 0);
      }
      assert.deepEqual(await index.extent({}), { total: 0 });
    }
  }),
);

Deno.test(
  "beyond the largest number a search does not wait, says how many it saw, and sees all soon",
  withKv(async (kv) => {
    for (const title of ["Mill", "Gate", "Tower"]) await createTour(kv, makeTour({ title }), OWNER);
    const index = createTourIndex(kv, { mostAwaited: 2 });
    const first = await index.search({ q: "mill" }, ALL);
    assert.deepEqual(first, { total: 0, found: [], isPartial: false, searched: 0 });
    await index.warm();
    assert.equal((await index.search({ q: "mill" }, ALL)).searched, undefined);
    await createTour(kv, makeTour({ title: "Bridge" }), OWNER);
    while ((await titles(kv, index, { q: "bridge" })).length === 0);
  }),
);

Deno.test(
  "a sentence is found with the stop, who says it and when, and a stop by its own texts",
  withKv(async (kv) => {
    const stops = [
      makeStop({ id: "gate", title: "Gate", description: "Made of iron." }),
      makeStop({ id: "pool", title: "Pool", transcript: TRANSCRIPT }),
    ];
    await createTour(kv, makeTour({ title: "The mill", audioStops: stops }), OWNER);
    const index = createTourIndex(kv);
    const hits = async (q: string) => (await index.search({ q }, ALL)).found[0].hits;
    const sentence = {
      stop: 2,
      stopId: "pool",
      stopTitle: "Pool",
      start: 63_400,
      speaker: "Amara",
      text: "We swam in the quarry at night.",
      language: "en",
    };
    assert.deepEqual(await hits("quarry night"), [sentence]);
    assert.deepEqual(await hits("the qarry"), [sentence], "misspelt");
    assert.deepEqual(await hits("mill quarry"), [sentence], "some words are in the title");
    assert.deepEqual(await hits("iron"), [{ stop: 1, stopId: "gate", stopTitle: "Gate" }]);
    assert.deepEqual(await hits("mill"), []);
    const apart = (await hits("bell quarry"))!.map(({ text }) => text);
    assert.deepEqual(apart, ["My mother rang the bell."], "the first of those with one word");
  }),
);

Deno.test(
  "a slice of what was found has the archives that it names, each once",
  withKv(async (kv) => {
    for (let i = 0; i < 30; i++) {
      const text = { title: `Room ${i}`, description: "A mill." };
      await createTour(kv, makeTour(i % 3 ? text : { title: `Mill ${i}` }), OWNER);
    }
    const index = createTourIndex(kv);
    for (const sort of ["relevance", "title", "newest"] as const) {
      const all = (await index.search({ q: "mill", sort }, ALL)).found.map(({ id }) => id);
      assert.equal(new Set(all).size, 30);
      for (const start of [0, 7, 14, 28]) {
        const { found, total } = await index.search({ q: "mill", sort }, { start, count: 7 });
        assert.deepEqual([total, found.map(({ id }) => id)], [30, all.slice(start, start + 7)]);
      }
    }
  }),
);

Deno.test(
  "a file is caught up where it was, and one that is damaged is made anew",
  withKv(async (kv) => {
    const folder = await Deno.makeTempDir();
    const path = `${folder}/search.sqlite`;
    const openIndex = () => createTourIndex(kv, { index: callWorker(path) });
    const { id } = await createTour(kv, makeTour({ title: "The gate" }), OWNER);
    await createTour(kv, makeTour({ title: "The mill" }), OWNER);
    let index = openIndex();
    try {
      assert.deepEqual(await titles(kv, index, { q: "gate" }), ["The gate"]);
      const other = openIndex();
      assert.deepEqual(await titles(kv, other, { q: "gate" }), ["The gate"], "while it is in use");
      other.end();
      index.end();
      await updateTour(kv, id, makeTour({ title: "The portal" }));
      let reads = 0;
      const counting = withMethods(kv, {
        get(key, ...options) {
          if (key[0] === "tours") reads++;
          return kv.get(key, ...options);
        },
      });
      index = createTourIndex(counting, { index: callWorker(path) });
      assert.deepEqual(await titles(kv, index, { q: "portal" }), ["The portal"]);
      assert.deepEqual(await titles(kv, index, { q: "gate" }), []);
      assert.equal(reads, 1, "what has not changed is not read again");
      index.end();
      for (const damage of ["no database", "\0".repeat(9000)]) {
        for (const name of ["-wal", "-shm"]) {
          await Deno.remove(path + name).catch(() => {});
        }
        await Deno.writeTextFile(path, damage);
        index = openIndex();
        assert.deepEqual(await titles(kv, index, { q: "mill" }), ["The mill"]);
        index.end();
        assert.match(await Deno.readTextFile(path), /^SQLite format 3/);
      }
    } finally {
      index.end();
      await Deno.remove(folder, { recursive: true });
    }
  }),
);

Deno.test(
  "on a disk without room a search finds what is indexed, and the rest once there is room",
  withKv(async (kv) => {
    let room = Infinity;
    const index = createTourIndex(kv, {
      requireRoom(bytes) {
        if (bytes > room) throw new DiskFull(room, 0);
      },
    });
    await createTour(kv, makeTour({ title: "The mill" }), OWNER);
    assert.deepEqual(await titles(kv, index, {}), ["The mill"]);
    room = 1000;
    await createTour(kv, makeTour({ title: "The bridge" }), OWNER);
    assert.deepEqual(await titles(kv, index, {}), ["The mill"]);
    assert.deepEqual(await titles(kv, index, { q: "mill" }), ["The mill"]);
    room = Infinity;
    assert.deepEqual(await titles(kv, index, {}), ["The bridge", "The mill"]);
  }),
);
