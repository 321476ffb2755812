/** Archives as manifests of IIIF. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { missing } from "../../../../tools/programs.ts";
import { toCollection, toManifest } from "../../../../lib/formats/iiif/manifest.ts";
import type { Thing } from "../../../../lib/model/media/thing.ts";
import { withThings } from "../../../../lib/model/media/with_things.ts";
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import { StopInput } from "../../../../lib/model/tour/stop.ts";
import { hasPlace } from "../../../../lib/model/tour/stop_place.ts";
import { type Tour, TourInput } from "../../../../lib/model/tour/tour.ts";
import { anySentTour, anyTour } from "../../../support/data/any/any_tour.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { byLength } from "../../../support/measure/length.ts";
import { askPython } from "../../../support/servers/python.ts";
import { orSkipped } from "../../../support/skipped.ts";

const SITE = "https://tours.example.org";
const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const STORED = {
  id: ID,
  revision: 3,
  createdAt: "2026-05-04T09:30:00.000Z",
  updatedAt: "2026-05-04T09:30:00.000Z",
};

/** The tour as it is stored. */
const stored = (input: object): Tour => {
  const tour = TourInput.parse(input);
  const audioStops = tour.audioStops.map((stop, i) => ({ ...withThings(stop), id: `s${i}` }));
  return {
    ...withThings(tour),
    ...STORED,
    stopCount: audioStops.length,
    visibility: "public",
    audioStops,
  };
};

const HASH = "a".repeat(64);

const mill = stored(makeTour({
  title: "Mills",
  language: "en",
  latitude: 51.5,
  longitude: -1.25,
  record: { creators: ["Jo Park"], rights: "http://rightsstatements.org/vocab/InC/1.0/" },
  audioStops: [
    StopInput.parse(makeStop({
      title: "The mill",
      audioUrl: `/media/${HASH}.mp3`,
      audioDuration: "4:12",
      imageUrl: `/media/${HASH}.jpg#size=1600x1067&small=/media/${HASH}.jpg`,
      record: { contributors: [{ name: "Mae Lewis", role: "Speaker" }], dateRecorded: "1931~" },
      chapters: [
        { at: 0, title: "The start" },
        { at: 63_500, title: "The wheel", synopsis: "Oak." },
        { at: 252_000, title: "Behind the end" },
      ],
      transcript: {
        language: "en",
        source: "typed",
        checked: true,
        cues: [{ start: 0, end: 1000, text: "It stood here." }],
      },
    })),
    StopInput.parse(makeStop({
      title: "Under a licence",
      record: { rights: "https://creativecommons.org/licenses/by/4.0/" },
    })),
    makeStop({
      title: "Without a length",
      audioUrl: "https://x.example/a.mp3",
      audioDuration: "?",
    }),
  ],
}));

Deno.test("a stop is a canvas as long as its recording, with its picture, its text and its place", () => {
  const { items: [canvas], navPlace } = toManifest(mill, { origin: SITE });
  const at = `${SITE}/tour/${ID}/manifest.json/canvas/s0`;
  assert.equal(canvas.id, at);
  assert.equal("duration" in canvas && canvas.duration, 252);
  assert.deepEqual(canvas.items[0].items[0], {
    id: `${at}/content/1`,
    type: "Annotation",
    motivation: "painting",
    body: {
      id: `${SITE}/media/${HASH}.mp3`,
      type: "Sound",
      format: "audio/mpeg",
      duration: 252,
    },
    target: at,
  });
  assert.deepEqual(canvas.accompanyingCanvas?.items[0].items[0].body, {
    id: `${SITE}/media/${HASH}.jpg`,
    type: "Image",
    format: "image/jpeg",
    width: 1600,
    height: 1067,
  });
  const [{ motivation, body }] = canvas.annotations![0].items;
  assert.equal(motivation, "supplementing");
  assert.deepEqual(body, {
    id: `${SITE}/api/tours/${ID}/stops/s0/transcript.vtt?revision=3`,
    type: "Text",
    format: "text/vtt",
    language: "en",
    label: { en: ["Transcript"] },
  });
  assert.deepEqual(navPlace?.features[0].geometry.coordinates, [-1.25, 51.5]);
});

Deno.test("the way to a stop is a line beside its point", () => {
  const way = [{ latitude: 51.5, longitude: -1.25 }, { latitude: 51.501, longitude: -1.25 }];
  const leg = { line: encodeLine([way[0], { latitude: 51.5, longitude: -1.249 }, way[1]]) };
  const tour = stored(makeTour({
    ...way[0],
    audioStops: [makeStop(way[0]), makeStop({ ...way[1], leg: { ...leg, by: "hand" } })],
  }));
  const features = (of: Tour) =>
    toManifest(of, { origin: SITE }).items.map((canvas) =>
      "navPlace" in canvas ? canvas.navPlace!.features.map(({ geometry }) => geometry) : []
    );
  assert.deepEqual(features(tour), [
    [{ type: "Point", coordinates: [-1.25, 51.5] }],
    [
      { type: "Point", coordinates: [-1.25, 51.501] },
      { type: "LineString", coordinates: [[-1.25, 51.5], [-1.249, 51.5], [-1.25, 51.501]] },
    ],
  ]);
  assert.equal(features({ ...tour, latitude: 40, tourType: "unordered" })[1].length, 1);
});

Deno.test("a stop with a part of a recording is a canvas as long as that, with the part of the whole", () => {
  const [stop] = mill.audioStops;
  const audioUrl = `/media/${HASH}.mp3?from=61000&to=183500`;
  const part = { ...stop, audioUrl, audioDuration: "2:03" };
  const { items: [canvas], structures } = toManifest({ ...mill, audioStops: [part] }, {
    origin: SITE,
  });
  assert.equal("duration" in canvas && canvas.duration, 122.5);
  assert.deepEqual(canvas.items[0].items[0].body, {
    id: `${SITE}/media/${HASH}.mp3#t=61,183.5`,
    type: "Sound",
    format: "audio/mpeg",
    duration: 122.5,
  });
  const [, wheel] = structures![0].items;
  assert.match(wheel.items[0].id, /#t=63.5,122.5$/);
});

Deno.test("chapters are ranges of the canvas of their stop, each up to the next one", () => {
  const { structures } = toManifest(mill, { origin: SITE });
  const manifest = `${SITE}/tour/${ID}/manifest.json`;
  const range = `${manifest}/range/s0`;
  const part = (times: string) => [{ id: `${manifest}/canvas/s0#t=${times}`, type: "Canvas" }];
  assert.deepEqual(structures, [{
    id: range,
    type: "Range",
    label: { en: ["The mill"] },
    items: [
      { id: `${range}/1`, type: "Range", label: { en: ["The start"] }, items: part("0,63.5") },
      {
        id: `${range}/2`,
        type: "Range",
        label: { en: ["The wheel"] },
        summary: { en: ["Oak."] },
        items: part("63.5,252"),
      },
    ],
  }]);
});

Deno.test("records are metadata and rights, and a stop has what it inherits", () => {
  const { rights, requiredStatement, items: [canvas, licensed] } = toManifest(mill, {
    origin: SITE,
  });
  assert.equal(rights, "http://rightsstatements.org/vocab/InC/1.0/");
  assert.deepEqual(requiredStatement?.value, { none: ["In Copyright"] });
  assert.equal(canvas.rights, rights);
  assert.equal(licensed.rights, "http://creativecommons.org/licenses/by/4.0/");
  const lines = canvas.metadata!.map(({ label, value }) => [label.en[0], value.none[0]]);
  assert.deepEqual(lines, [
    ["Creators", "Jo Park"],
    ["Contributors", "Mae Lewis (Speaker)"],
    ["Date of recording", "about 1931"],
  ]);
});

Deno.test("a recording of which nobody knows the length stands beside its canvas", () => {
  const { items: [, , canvas] } = toManifest(mill, { origin: SITE });
  assert.deepEqual([canvas.items, "duration" in canvas], [[], false]);
  assert.equal(canvas.rendering?.[0].id, "https://x.example/a.mp3");
});

Deno.test("a manifest links the ambient sound of a stop from its canvas, which plays the story", () => {
  const audioStops = mill.audioStops.map((stop) => ({
    ...stop,
    ambientUrl: `/media/${HASH}.mp3`,
  }));
  const { items } = toManifest({ ...mill, audioStops }, { origin: SITE });
  const [canvas, , unknown] = items;
  const ambient = {
    id: `${SITE}/media/${HASH}.mp3`,
    type: "Sound",
    format: "audio/mpeg",
    label: { en: ["Ambient sound"] },
  };
  assert.deepEqual(canvas.rendering, [ambient]);
  assert.deepEqual(canvas.items, toManifest(mill, { origin: SITE }).items[0].items);
  assert.deepEqual(unknown.rendering?.map(({ label }) => label.en), [
    ["Recording"],
    ["Ambient sound"],
  ]);
});

Deno.test("each address of a manifest is whole, and no two things have the same", () => {
  fc.assert(fc.property(anyTour, (tour) => {
    const ids: string[] = [];
    JSON.stringify(toManifest(stored(tour), { origin: SITE }), (key, value) => {
      // The source of an annotation names a canvas that is elsewhere in the manifest.
      if (
        key !== "source" && value && typeof value === "object" &&
        /^(Canvas|Annotation|Anno|Range)/.test(value.type)
      ) {
        ids.push(value.id);
      }
      if (typeof value?.id === "string") assert.match(value.id, /^https:\/\//);
      return value;
    });
    assert.equal(new Set(ids).size, ids.length);
  }));
});

Deno.test("a list leads to the next one", () => {
  const id = `${SITE}/iiif/collection.json`;
  const { items } = toCollection([mill], {
    label: "All archives",
    id,
    site: SITE,
    next: `${id}?cursor=x`,
  });
  assert.deepEqual(items.map(({ id, type }) => [id, type]), [
    [`${SITE}/tour/${ID}/manifest.json`, "Manifest"],
    [`${id}?cursor=x`, "Collection"],
  ]);
  assert.equal(toCollection([mill], { label: "All archives", id, site: SITE }).items.length, 1);
});

Deno.test("with ARKs the archive and each recording say theirs in the metadata", () => {
  const { metadata = [], items: [canvas] } = toManifest(mill, { origin: SITE, naan: "12345" });
  const arkIn = (lines: typeof metadata) =>
    lines.find(({ label }) => label.en?.[0] === "ARK")?.value.none;
  const ark = `${SITE}/ark:/12345/${ID.toLowerCase()}`;
  assert.deepEqual([arkIn(metadata), arkIn(canvas.metadata ?? [])], [[ark], [`${ark}/s0`]]);
});

const letter: Thing = {
  id: "letter",
  url: "/archives/letter-1.svg",
  text: "Dear brother.",
  pages: [{ url: "/archives/letter-2.svg", text: "Yours, Jo" }],
  file: `/media/${HASH}.pdf`,
  caption: "A letter from the mill",
  alt: "A written page",
  credit: "Lewis family",
  date: "1931~",
  source: "Box 7",
  rights: "http://rightsstatements.org/vocab/NKC/1.0/",
};
const picture = (id: string, more: Partial<Thing> = {}): Thing => ({
  id,
  url: `/media/${HASH}.jpg#size=800x400&small=/media/${HASH}.jpg`,
  ...more,
});

/** The canvases of a stop of a minute, in English, with these things. */
const canvasesOf = (things: Thing[], audioDuration = "1:00") =>
  toManifest(
    stored(makeTour({
      language: "en",
      audioStops: [
        makeStop({ title: "Mill", audioUrl: `/media/${HASH}.mp3`, audioDuration, things }),
      ],
    })),
    { origin: SITE },
  ).items;

Deno.test("a picture with a time is painted on the canvas of its stop, in its shape, at its time", () => {
  const things = [
    picture("last", { from: 40_000 }),
    picture("first", { from: 1_500, to: 10_000, caption: "The wheel", credit: "Jo Park" }),
    picture("cut", { from: 20_000, to: 50_000 }),
    picture("never", { from: 60_000 }),
  ];
  const [canvas, ...others] = canvasesOf(things);
  const [sound, ...painted] = canvas.items[0].items;
  assert.equal(sound.target, canvas.id);
  assert.deepEqual([canvas.width, canvas.height], [1000, 1000]);
  const at = `${canvas.id}#xywh=0,250,1000,500&t=`;
  assert.deepEqual(
    painted.map(({ target }) => target),
    [`${at}1.5,10`, `${at}20,40`, `${at}40,60`],
  );
  const first: Record<string, unknown> = painted[0];
  assert.deepEqual(first.label, { en: ["The wheel"] });
  assert.deepEqual(first.requiredStatement, {
    label: { en: ["Credit"] },
    value: { none: ["Jo Park"] },
  });
  assert.deepEqual(
    others.map(({ id }) => id),
    [`${canvas.id}/things/never/1`],
    "what is never shown while the recording plays has a canvas of its own",
  );
  assert.equal(canvasesOf(things, "?").length, 4, "the first is beside the canvas of its stop");
});

Deno.test("the pages of a paper are canvases after their stop, each with its text", () => {
  const [canvas, one, two, ...others] = canvasesOf([picture("cover"), letter]);
  assert.deepEqual(others, []);
  assert.equal(canvas.accompanyingCanvas?.width, 800);
  assert.deepEqual([one.label, two.label], [
    { en: ["A letter from the mill (1)"] },
    { en: ["A letter from the mill (2)"] },
  ]);
  const texts = [one, two].map(({ annotations }) => annotations![0].items[0]);
  assert.deepEqual(texts[1], {
    id: `${two.id}/text/1`,
    type: "Annotation",
    motivation: "supplementing",
    body: { type: "TextualBody", value: "Yours, Jo", format: "text/plain", language: "en" },
    target: two.id,
  });
  assert.deepEqual(one.rendering, [{
    id: `${SITE}/media/${HASH}.pdf`,
    type: "Text",
    format: "application/pdf",
    label: { en: ["A letter from the mill"] },
  }]);
  assert.equal(one.rights, letter.rights);
  assert.deepEqual(one.requiredStatement?.value.none, ["Lewis family", "No Known Copyright"]);
  assert.deepEqual(
    one.metadata?.map(({ label, value }) => [label.en[0], Object.values(value)[0][0]]),
    [["Description", "A written page"], ["Date", "about 1931"], ["Source", "Box 7"]],
  );
});

const SCRIPT = `import sys, iiif_prezi3
for line in sys.stdin:
    iiif_prezi3.Manifest.model_validate_json(line)
    print("valid")`;

Deno.test({
  ...orSkipped("iiif-prezi3 reads any archive with pictures and papers", missing("iiif-prezi3")),
  async fn() {
    const sound = { audioUrl: "https://example.org/a.mp3", audioDuration: "12:00" };
    const manifests = fc.sample(anySentTour, byLength(40, 500)).map((tour) => {
      const audioStops = tour.audioStops.map((stop, i) => ({
        ...stop,
        ...i % 2 && sound,
        ...i % 3 === 1 && hasPlace(stop) && { ambientUrl: sound.audioUrl },
      }));
      return JSON.stringify(toManifest(stored({ ...tour, audioStops }), { origin: SITE }));
    });
    assert.deepEqual(await askPython(SCRIPT, manifests), manifests.map(() => "valid"));
  },
});
