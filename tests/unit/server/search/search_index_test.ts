import assert from "node:assert/strict";
import type { IndexedTour } from "../../../../lib/server/search/index/indexed_tour.ts";
import { openSearchIndex } from "../../../../lib/server/search/index/search_index.ts";

/** What is given of an archive's words; `said` is one sentence of its only stop. */
type Texts = Partial<IndexedTour> & { stopTitle?: string; said?: string };

const HERE = { latitude: 51.752, longitude: -1.256 };

/** An archive that is the older, the later its `index`. Its name is its duration. */
function archive(name: string, { stopTitle = "", said, ...fields }: Texts, index: number) {
  const cues = said === undefined ? [] : [{ text: said }];
  const empty = { description: "", people: "", words: "", chapters: [], things: [] };
  const stops = [{ ...empty, id: "one", title: stopTitle, cues }];
  const id = `01ARZ3ND${99 - index}${"0".repeat(16)}`;
  const texts = {
    title: "",
    description: "",
    people: "",
    words: "",
    tourType: "ordered" as const,
    things: [],
    ...fields,
  };
  return { id, stamp: "1", ...HERE, duration: name, stops, ...texts } satisfies IndexedTour;
}

/** An index of archives, each known by its name and by what is given of its texts. */
function indexOf(archives: Record<string, Texts>) {
  const index = openSearchIndex(":memory:");
  const tours = Object.entries(archives).map(([name, texts], i) => archive(name, texts, i));
  index.call("put", tours);
  const names = new Map(tours.map(({ id, duration }) => [id, duration]));
  const search = (q: string) => index.call("search", { q }, { start: 0, count: 100 }, "en");
  return {
    search,
    /** The names of what a query finds, the best first. */
    found: (q: string) => search(q).found.map(({ id }) => names.get(id)),
  };
}

Deno.test("a word in the title counts most, then creator and place, then stops, then texts", () => {
  const filler = "It rang over the roofs at noon and nobody asked why";
  const { found } = indexOf({
    text: { title: "Noon", description: `${filler}. The foundry stood there.` },
    stop: { title: "Roofs", stopTitle: `${filler} The foundry` },
    place: { title: "Gate", place: "Foundry, United Kingdom" },
    title: { title: "The foundry by the river", description: filler },
    none: { title: "River", description: filler },
  });
  assert.deepEqual(found("foundry"), ["title", "place", "stop", "text"]);
  const { found: byCreator } = indexOf({
    said: { said: "Amara went to school here." },
    stop: { stopTitle: "Amara" },
    creator: { creatorName: "Amara Okafor" },
    title: { title: "What Amara saw" },
  });
  assert.deepEqual(byCreator("amara"), ["title", "creator", "stop", "said"]);
});

Deno.test("among several words those in the title count most", () => {
  const { found } = indexOf({
    texts: { description: "The mill burned." },
    one: { title: "The mill", description: "It burned." },
    both: { title: "The mill that burned" },
  });
  assert.deepEqual(found("mill burned"), ["both", "one", "texts"]);
});

Deno.test("the whole word counts more than a beginning, and a beginning more than a misspelling", () => {
  const { found } = indexOf({
    misspelt: { title: "The bells" },
    beginning: { title: "The bellman" },
    whole: { title: "The bellm" },
  });
  assert.deepEqual(found("bellm"), ["whole", "beginning", "misspelt"]);
});

Deno.test("a search finds without accents what has them, and the other way around", () => {
  const { found } = indexOf({
    a: { title: "Lycée François" },
    b: { creatorName: "Soren Kierkegaard" },
  });
  assert.deepEqual(found("lycee francois"), ["a"]);
  assert.deepEqual(found("LYCÉE"), ["a"]);
  assert.deepEqual(found("Søren"), ["b"]);
});

Deno.test("scripts without spaces are found by their words", () => {
  const { found } = indexOf({
    japanese: { title: "東京の学校", said: "古い鐘が鳴りました。" },
    thai: { description: "โรงเรียนเก่า" },
  });
  assert.deepEqual(found("学校"), ["japanese"]);
  assert.deepEqual(found("鐘"), ["japanese"]);
  assert.deepEqual(found("โรงเรียน"), ["thai"]);
});

Deno.test("frequent words count only where there are no others", () => {
  const { found } = indexOf({
    who: { title: "The Who" },
    mill: { title: "The mill", description: "It burned." },
  });
  assert.deepEqual(found("the who"), ["who"]);
  assert.deepEqual(found("the mill that burned"), ["mill"]);
});

Deno.test("a swap of neighbours, a letter too many or too few finds the word, two in a long one", () => {
  const { found } = indexOf({
    oxford: { place: "Oxford, United Kingdom" },
    lantern: { said: "She held the lantern." },
    women: { title: "Little Women" },
    rock: { title: "Little Rock" },
    state: { title: "Massachusetts" },
    gate: { title: "Gate 1931" },
  });
  assert.deepEqual(found("oxfrod"), ["oxford"]);
  assert.deepEqual(found("xoford"), ["oxford"]);
  assert.deepEqual(found("lantren"), ["lantern"]);
  assert.deepEqual(found("litle rok"), ["rock"]);
  assert.deepEqual(found("masachusets"), ["state"]);
  assert.deepEqual(found("get"), [], "a short word is not taken for another");
  assert.deepEqual(found("1932"), [], "nor a number");
});

Deno.test("where no archive has all words, those with most of them come, and are called partial", () => {
  const { found, search } = indexOf({
    one: { title: "The mill" },
    two: { title: "The mill", description: "It burned in spring." },
    other: { title: "The gate" },
  });
  assert.deepEqual(found("mill burned"), ["two"]);
  assert.equal(search("mill burned").isPartial, false);
  assert.deepEqual(found("mill burned gate"), ["two"]);
  assert.deepEqual(found("mill zeppelin"), ["one", "two"]);
  assert.equal(search("mill zeppelin").isPartial, true);
  assert.deepEqual(search("zeppelin"), { total: 0, found: [], isPartial: false });
});

Deno.test("the beginning of a short word is looked for in names, not in texts", () => {
  const { found } = indexOf({ text: { description: "schools" }, title: { title: "Schools" } });
  assert.deepEqual(found("sc"), ["title"]);
  assert.deepEqual(found("scho"), ["title", "text"]);
  assert.deepEqual(found("s"), []);
});

Deno.test("a text without words finds nothing, and what means something to SQLite is a word", () => {
  const { found } = indexOf({ gate: { title: "Gate near or not title" } });
  for (const q of ["", "  ", "!?", "—", '"', "*", "^", "():{}"]) assert.deepEqual(found(q), []);
  for (const q of ["NEAR", "gate OR", "NOT gate", "title:gate", '"gate" AND', "gate*"]) {
    assert.deepEqual(found(q), ["gate"], q);
  }
});

Deno.test("a search of many words is answered", () => {
  const { found } = indexOf({ gate: { title: "Gate" } });
  assert.deepEqual(found(Array.from({ length: 100 }, (_, i) => `g${i}`).join(" ")), []);
  assert.deepEqual(found("gate tower bridge mill school river market church"), ["gate"]);
});
