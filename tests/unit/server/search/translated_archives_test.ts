/** The search over archives in several languages. */
import assert from "node:assert/strict";
import { createTourIndex, type TourIndex } from "../../../../lib/server/search/tour_index.ts";
import { hideWords, removeWords } from "../../../../lib/store/words/change_words.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { withKv } from "../../../support/store/store.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { translate } from "../../../support/data/words.ts";

const ALL = { start: 0, count: 1000 };

const SAVER = { by: { id: "01ARZ3NDEKTSV4RRFFQ69G5FAA", isAdmin: true }, now: new Date() };

const GERMAN = {
  "The mill": "Die Mühle",
  "Race": "Mühlgraben",
  "We swam at night.": "Wir schwammen nachts.",
  "The wheel": "Das Rad",
  "A letter.": "Ein Brief.",
};

async function createMill(kv: Deno.Kv) {
  const cues = [{ start: 1000, end: 4000, text: "We swam at night." }];
  const stop = makeStop({
    title: "Race",
    transcript: { language: "en", source: "typed", checked: true, cues },
    things: [{ id: "wheel", url: "/archives/wheel.svg", caption: "The wheel", text: "A letter." }],
  });
  const tour = makeTour({ title: "The mill", language: "en", audioStops: [stop] });
  const { id } = await createTour(kv, tour, { userId: SAVER.by.id });
  await createTour(kv, makeTour({ title: "Another", language: "en" }), { userId: SAVER.by.id });
  return id;
}

const find = async (index: TourIndex, q: string, reader?: string) =>
  (await index.search({ q }, { ...ALL, reader })).found[0];

Deno.test(
  "an archive is found by the words of all its languages, and told in the one that has them",
  withKv(async (kv) => {
    const id = await createMill(kv);
    const index = createTourIndex(kv);
    await index.warm();
    await translate(kv, id, "de", GERMAN);
    for (const q of ["mühle", "mühlgraben", "schwammen", "rad", "brief"]) {
      const found = await find(index, q);
      assert.deepEqual([found?.id, found?.toldIn, found?.opensIn], [id, "de", "de"], q);
      if (q !== "mühle") assert.equal(found.hits![0].stopTitle, "Mühlgraben", q);
    }
    const { hits: [hit] = [] } = await find(index, "schwammen");
    assert.deepEqual([hit.text, hit.language, hit.start], ["Wir schwammen nachts.", "de", 1000]);
    const english = await find(index, "swam");
    assert.deepEqual([english.toldIn, english.opensIn], ["en", undefined]);
    assert.equal(english.hits![0].text, "We swam at night.");
  }),
);

Deno.test(
  "a link names a language only where the reader's page would be in another one",
  withKv(async (kv) => {
    const id = await createMill(kv);
    await translate(kv, id, "de", GERMAN);
    await translate(kv, id, "fr", { "The mill": "Le moulin" });
    const index = createTourIndex(kv);
    const told = async (q: string, reader: string) => {
      const { toldIn, opensIn } = await find(index, q, reader);
      return [toldIn, opensIn];
    };
    assert.deepEqual(await told("mühle", "de"), ["de", undefined]);
    assert.deepEqual(await told("swam", "de"), ["en", "en"]);
    assert.deepEqual(await told("moulin", "es"), ["fr", "fr"]);
    assert.deepEqual(await told("swam", "es"), ["en", undefined], "there is no Spanish");
    // Not translated into French: both languages have it, and the reader gets their own.
    assert.deepEqual(await told("race", "fr"), ["fr", undefined]);
  }),
);

Deno.test(
  "the words of a language are found while it is shown, as they were shown",
  withKv(async (kv) => {
    const id = await createMill(kv);
    const index = createTourIndex(kv);
    const place = { tourId: id, language: "de" };
    assert.equal(await find(index, "mühle"), undefined);
    await translate(kv, id, "de", GERMAN);
    assert.equal((await find(index, "mühle")).id, id);
    await translate(kv, id, "de", { "The mill": "Das Sägewerk" });
    assert.equal(await find(index, "mühle"), undefined);
    assert.equal((await find(index, "sägewerk")).id, id);
    await hideWords(kv, place, SAVER);
    assert.equal(await find(index, "sägewerk"), undefined);
    assert.deepEqual((await find(index, "mill")).toldIn, undefined);
    await translate(kv, id, "de", GERMAN);
    assert.equal((await find(index, "mühle")).id, id);
    await removeWords(kv, place, SAVER);
    assert.equal(await find(index, "mühle"), undefined);
  }),
);

Deno.test(
  "a new comparison of all archives finds languages that were shown meanwhile",
  withKv(async (kv) => {
    const id = await createMill(kv);
    const shared = createTourIndex(kv);
    await shared.warm();
    await translate(kv, id, "de", GERMAN);
    // A second index has compared nothing yet, so that it goes through all of them.
    assert.equal((await find(createTourIndex(kv), "mühle")).id, id);
  }),
);

Deno.test(
  "the map has the title that a search finds, and a link in its language",
  withKv(async (kv) => {
    const id = await createMill(kv);
    await translate(kv, id, "de", GERMAN);
    const index = createTourIndex(kv);
    const box = { south: -90, west: -180, north: 90, east: 180 };
    const at = async (q: string, reader?: string) => {
      const found = await index.map({ q }, { box, zoom: 2, reader });
      if (found.kind !== "places") throw new Error(found.kind);
      return found.places.map(({ title, language, opensIn }) => [title, language, opensIn]);
    };
    assert.deepEqual(await at("mühle"), [["Die Mühle", "de", "de"]]);
    assert.deepEqual(await at("mühle", "de"), [["Die Mühle", "de", undefined]]);
    assert.deepEqual(await at("mill"), [["The mill", "en", undefined]]);
    assert.deepEqual(await at("mill", "de"), [["The mill", "en", "en"]]);
  }),
);
