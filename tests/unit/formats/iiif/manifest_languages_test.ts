/** Archives in several languages as manifests of IIIF. */
import assert from "node:assert/strict";
import { toCollection, toManifest } from "../../../../lib/formats/iiif/manifest.ts";
import { withThings } from "../../../../lib/model/media/with_things.ts";
import { type Tour, TourInput } from "../../../../lib/model/tour/tour.ts";
import { inWords } from "../../../../lib/model/tour/words/in_words.ts";
import { unitsOf } from "../../../../lib/model/tour/words/units.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

const SITE = "https://tours.example.org";
const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const [HASH, GERMAN_HASH] = ["a".repeat(64), "b".repeat(64)];

function archive(): Tour {
  const input = TourInput.parse(makeTour({
    title: "Mills",
    description: "A walk.",
    language: "en",
    record: { creators: ["Jo Park"] },
    audioStops: [
      makeStop({
        title: "The mill",
        audioUrl: `/media/${HASH}.mp3`,
        audioDuration: "4:12",
        chapters: [{ at: 0, title: "The start" }, { at: 60_000, title: "The wheel" }],
        things: [{
          id: "letter",
          url: "/archives/letter.svg",
          caption: "A letter",
          text: "Dear brother.",
          from: 1000,
        }],
        transcript: {
          language: "en",
          source: "typed",
          checked: true,
          cues: [{ start: 0, end: 1000, text: "It stood here." }],
        },
      }),
      makeStop({ title: "The gate" }),
    ],
  }));
  const audioStops = input.audioStops.map((stop, i) => ({ ...withThings(stop), id: `s${i}` }));
  const at = "2026-05-04T09:30:00.000Z";
  const stored = { id: ID, revision: 3, createdAt: at, updatedAt: at, stopCount: 2 };
  return { ...withThings(input), ...stored, visibility: "public", audioStops };
}

const GERMAN = {
  Mills: "Mühlen",
  "The mill": "Die Mühle",
  "The wheel": "Das Rad",
  "A letter": "Ein Brief",
  "Dear brother.": "Lieber Bruder.",
  "It stood here.": "Sie stand hier.",
};

function translated(tour: Tour, language: string, texts: Record<string, string>): Tour {
  const units = unitsOf(tour, {}).filter(({ text }) => text in texts);
  const words = Object.fromEntries(
    units.map(({ key, text, of }) => [key, { text: texts[text], of }]),
  );
  return inWords(tour, { language, revision: 2, words });
}

Deno.test("texts are in all languages, and what is not translated in its own", () => {
  const tour = archive();
  const others = [
    translated(tour, "de", GERMAN),
    translated(tour, "fr", { "The mill": "Le moulin" }),
  ];
  const manifest = toManifest(tour, { origin: SITE }, others);
  assert.deepEqual(manifest.label, { en: ["Mills"], de: ["Mühlen"] });
  assert.deepEqual(manifest.metadata, toManifest(tour, { origin: SITE }).metadata);
  const [mill, letter, gate] = manifest.items;
  assert.deepEqual(mill.label, { en: ["The mill"], de: ["Die Mühle"], fr: ["Le moulin"] });
  assert.deepEqual(letter.label, { en: ["A letter"], de: ["Ein Brief"] });
  assert.deepEqual(gate.label, { en: ["The gate"] });
  const [, wheel] = manifest.structures![0].items;
  assert.deepEqual(wheel.label, { en: ["The wheel"], de: ["Das Rad"] });
});

Deno.test("each language has its transcript and its texts of papers, with ids of their own", () => {
  const tour = archive();
  const { items: [mill, letter] } = toManifest(tour, { origin: SITE }, [
    translated(tour, "de", GERMAN),
    translated(tour, "fr", { "The mill": "Le moulin" }),
  ]);
  const bodies = (canvas: typeof mill) =>
    canvas.annotations![0].items.map(({ id, body }) => {
      const { language, ...rest } = body as { language: string; id?: string; value?: string };
      return [id.slice(canvas.id.length), language, rest.value ?? rest.id];
    });
  const vtt = `${SITE}/api/tours/${ID}/stops/s0/transcript.vtt?revision=3`;
  assert.deepEqual(bodies(mill), [
    ["/text/1", "en", vtt],
    ["/text/2", "de", `${vtt}&lang=de&words=2`],
  ]);
  assert.deepEqual(bodies(letter), [
    ["/text/1", "en", "Dear brother."],
    ["/text/2", "de", "Lieber Bruder."],
  ]);
});

Deno.test("a recording in another language stands beside the canvas, which keeps its length and times", () => {
  const tour = archive();
  const german = translated(tour, "de", {
    ...GERMAN,
    [`/media/${HASH}.mp3`]: `/media/${GERMAN_HASH}.mp3`,
  });
  const { items: [mill], structures } = toManifest(tour, { origin: SITE }, [german]);
  const [alone] = toManifest(tour, { origin: SITE }).items;
  assert.deepEqual(mill.items.map(({ id }) => id), alone.items.map(({ id }) => id));
  const targets = (canvas: typeof mill) => canvas.items[0].items.map(({ target }) => target);
  assert.deepEqual(targets(mill), targets(alone));
  assert.deepEqual(mill.rendering, [{
    id: `${SITE}/media/${GERMAN_HASH}.mp3`,
    type: "Sound",
    format: "audio/mpeg",
    language: ["de"],
    label: { de: ["Deutsch"] },
  }]);
  assert.equal(structures![0].items.length, 2);
  assert.equal(mill.annotations![0].items.length, 1, "its text has other times than the canvas");
});

Deno.test("a list has the titles of an archive in all languages", () => {
  const card = { id: ID, title: "Mills", language: "en" };
  const others = [{ ...card, title: "Mühlen", language: "de" }];
  const { items: [{ label }] } = toCollection([{ ...card, others }], {
    label: "All archives",
    id: `${SITE}/iiif/collection.json`,
    site: SITE,
  });
  assert.deepEqual(label, { en: ["Mills"], de: ["Mühlen"] });
});
