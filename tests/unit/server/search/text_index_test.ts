import assert from "node:assert/strict";
import { type ArchiveTexts, createTextIndex } from "../../../../lib/server/search/text_index.ts";

/** An index of archives, each known by its id and by what is given of its texts. */
function indexOf(archives: Record<string, Partial<ArchiveTexts>>) {
  const index = createTextIndex();
  for (const [id, texts] of Object.entries(archives)) index.put(archive(id, texts));
  return index;
}

const archive = (id: string, texts: Partial<ArchiveTexts>): ArchiveTexts => ({
  id,
  title: "",
  creator: "",
  place: "",
  stopTitles: "",
  texts: "",
  ...texts,
});

/** The ids that a query finds, the best first. */
const found = (index: ReturnType<typeof indexOf>, query: string) =>
  [...index.search(query)].sort(([, a], [, b]) => b - a).map(([id]) => id);

Deno.test("a word in the title counts most, then creator and place, then stops, then texts", () => {
  const filler = "It rang over the roofs at noon and nobody asked why";
  const index = indexOf({
    text: { title: "Noon", texts: `${filler}. The foundry stood there.` },
    stop: { title: "Roofs", stopTitles: `${filler}\nThe foundry\nThe gate` },
    place: { title: "Gate", place: "Foundry, United Kingdom" },
    title: { title: "The foundry by the river", texts: filler },
    none: { title: "River", texts: filler },
  });
  assert.deepEqual(found(index, "foundry"), ["title", "place", "stop", "text"]);
  const byCreator = indexOf({
    stop: { stopTitles: "Amara\nThe gate" },
    creator: { creator: "Amara Okafor" },
    title: { title: "What Amara saw" },
    text: { texts: "Amara went to school here." },
  });
  assert.deepEqual(found(byCreator, "amara"), ["title", "creator", "stop", "text"]);
});

Deno.test("a title keeps its rank although many have the word in their title and few in their texts", () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [`title${i}`, { title: `The old school no. ${i}` }]),
  );
  const index = indexOf({ ...many, text: { title: "A bell", texts: "school" } });
  assert.equal(found(index, "school").at(-1), "text");
});

Deno.test("the whole word counts more than a beginning, and a beginning more than a misspelling", () => {
  const index = indexOf({
    misspelt: { title: "The bells" },
    beginning: { title: "The bellman" },
    whole: { title: "The bellm" },
  });
  assert.deepEqual(found(index, "bellm"), ["whole", "beginning", "misspelt"]);
});

Deno.test("a search finds without accents what has them, and the other way around", () => {
  const index = indexOf({ a: { title: "Lycée François" }, b: { creator: "Soren Kierkegaard" } });
  assert.deepEqual(found(index, "lycee francois"), ["a"]);
  assert.deepEqual(found(index, "LYCÉE"), ["a"]);
  assert.deepEqual(found(index, "Søren"), ["b"]);
});

Deno.test("all words of a search must be there, wherever they stand", () => {
  const index = indexOf({
    both: { title: "The mill", texts: "It burned in 1911." },
    one: { title: "The mill" },
    other: { texts: "It burned." },
  });
  assert.deepEqual(found(index, "mill burned"), ["both"]);
  assert.deepEqual(found(index, "the mill that burned"), ["both"], "frequent words do not count");
});

Deno.test("frequent words are searched where there are no others", () => {
  const index = indexOf({ who: { title: "The Who" }, other: { title: "Beatles" } });
  assert.deepEqual(found(index, "the who"), ["who"]);
});

Deno.test("a misspelt word is found, a short or a numeric one is not taken for another", () => {
  const index = indexOf({
    a: { title: "Massachusetts" },
    b: { title: "Gate" },
    c: { title: "1931" },
  });
  assert.deepEqual(found(index, "masachusets"), ["a"]);
  assert.deepEqual(found(index, "get"), []);
  assert.deepEqual(found(index, "1932"), []);
});

Deno.test("the beginning of a short word is looked for in names, not in texts", () => {
  const index = indexOf({ title: { title: "Schools" }, text: { texts: "schools" } });
  assert.deepEqual(found(index, "sc"), ["title"]);
  assert.deepEqual(found(index, "scho").sort(), ["text", "title"]);
  assert.deepEqual(found(index, "s"), []);
});

Deno.test("a text without words finds nothing", () => {
  const index = indexOf({ a: { title: "Gate" } });
  for (const query of ["", "  ", "!?", "—"]) assert.deepEqual(found(index, query), []);
});

Deno.test("an archive that is put again is found by its new words alone, a removed one by none", () => {
  const index = indexOf({ a: { title: "Gate", texts: "iron" }, b: { title: "Gate" } });
  index.put(archive("a", { title: "Portal", texts: "bronze" }));
  assert.deepEqual(found(index, "gate"), ["b"]);
  assert.deepEqual(found(index, "iron"), []);
  assert.deepEqual(found(index, "bronze portal"), ["a"]);
  index.remove("a");
  index.remove("nobody");
  assert.deepEqual(found(index, "portal"), []);
});
