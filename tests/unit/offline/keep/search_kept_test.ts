/** Words that are looked for in kept archives. */
import assert from "node:assert/strict";
import { type Caches, dataPath, keptCacheName } from "../../../../lib/offline/keep/kept_tours.ts";
import { readKeptTexts, searchKept } from "../../../../lib/offline/keep/search_kept.ts";
import { createFakeCaches } from "../../../support/fakes/fake_caches.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

const cue = (start: number, text: string, speaker?: string) => ({
  start,
  end: start + 1000,
  text,
  speaker,
});

const transcript = (...cues: ReturnType<typeof cue>[]) => ({
  language: "en",
  source: "typed" as const,
  checked: true,
  cues,
});

/** Two archives on the device: a mill with two stops, and a bridge. */
async function kept() {
  const caches: Caches = createFakeCaches();
  const tours = [
    makeTour({
      title: "The mill",
      description: "How it came to stand here.",
      audioStops: [
        makeStop({
          title: "The race",
          description: "Water.",
          record: { creators: ["Jo Park"], identifiers: ["Box 7"] },
          chapters: [
            { at: 0, title: "The start" },
            { at: 83_000, title: "The sluice", synopsis: "Oak boards.", keywords: ["eels"] },
          ],
        }),
        makeStop({
          title: "The fire",
          description: "Smoke.",
          things: [{
            id: "letter",
            url: "/a.svg",
            alt: "A burnt letter",
            pages: [{ url: "/b.svg", text: `${"All is well. ".repeat(30)}The pond froze over.` }],
          }],
          transcript: transcript(
            cue(1000, "It burned down in 1871."),
            cue(63_500, "My grandmother carried a lantern.", "Mae Lewis"),
          ),
        }),
      ],
    }),
    makeTour({
      title: "Ångström’s bridge",
      description: "Iron.",
      audioStops: [makeStop({ title: "The arch", description: "Built in 1871." })],
    }),
  ].map((tour, i) => ({ ...tour, id: `TOUR${i}` }));
  for (const tour of tours) {
    const cache = await caches.open(keptCacheName(tour.id));
    await cache.put(dataPath(tour.id), Response.json(tour));
  }
  const texts = await readKeptTexts(caches, tours);
  return (text: string) =>
    searchKept(texts, text).map(({ title, hits }) => [
      title,
      ...hits.map(({ stop, start, text, thing, page }) =>
        thing ? `${stop} ${thing} ${page} ${text}` : `${stop} ${start} ${text}`
      ),
    ]);
}

Deno.test("a sentence is found by its words and beginnings of them, with who says it and when", async () => {
  const search = await kept();
  assert.deepEqual(await search("grandmother lant"), [
    ["The mill", "2 63500 My grandmother carried a lantern."],
  ]);
});

Deno.test("words may be divided between a sentence and the titles above it", async () => {
  const search = await kept();
  assert.deepEqual(search("mill 1871"), [["The mill", "2 1000 It burned down in 1871."]]);
});

Deno.test("titles and texts of stops are found, without accents and with a letter wrong", async () => {
  const search = await kept();
  assert.deepEqual(search("angstrom")[0][0], "Ångström’s bridge");
  assert.deepEqual(search("lantren"), [["The mill", "2 63500 My grandmother carried a lantern."]]);
  assert.deepEqual(search("1871").map(([title]) => title).sort(), [
    "The mill",
    "Ångström’s bridge",
  ]);
});

Deno.test("what a catalogue record says of a recording leads to its stop", async () => {
  const search = await kept();
  for (const text of ["jo park", "box 7"]) {
    assert.deepEqual(search(text), [["The mill", "1 undefined undefined"]], text);
  }
});

Deno.test("what stands nowhere is not found, and neither is nothing", async () => {
  const search = await kept();
  assert.deepEqual(search("dinosaur"), []);
  assert.deepEqual(search("  ,. "), []);
});

Deno.test("12,000 sentences are searched within the time of a key", async () => {
  const caches: Caches = createFakeCaches();
  const audioStops = Array.from({ length: 12 }, (_, i) =>
    makeStop({
      title: `Stop ${i}`,
      transcript: transcript(
        ...Array.from({ length: 1000 }, (_, n) => cue(n * 1000, `The river ran past house ${n}.`)),
      ),
    }));
  const cache = await caches.open(keptCacheName("LONG"));
  await cache.put(dataPath("LONG"), Response.json({ ...makeTour({ audioStops }), id: "LONG" }));
  const texts = await readKeptTexts(caches, [{ id: "LONG" }]);
  const times = Array.from({ length: 9 }, () => {
    const before = performance.now();
    assert.equal(searchKept(texts, "river house 77").length, 1);
    return performance.now() - before;
  });
  assert.ok(Math.min(...times) < 50, `${times.map(Math.round)} ms`);
});

Deno.test("a chapter of a kept archive is found by its title, synopsis and keywords, at its time", async () => {
  const search = await kept();
  const found = [["The mill", "1 83000 The sluice: Oak boards."]];
  for (const q of ["sluice", "boards", "eel", "mill sluice"]) assert.deepEqual(search(q), found, q);
});

Deno.test("a picture of a kept archive is found by what it shows, and a paper by its pages", async () => {
  const search = await kept();
  assert.deepEqual(search("burnt letter"), [["The mill", "2 letter undefined A burnt letter"]]);
  assert.deepEqual(search("pond froze"), [["The mill", "2 letter 2 The pond froze over."]]);
});
