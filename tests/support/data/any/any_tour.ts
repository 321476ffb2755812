/** Arbitrary valid tours, with the texts that programs stumble over. */
import fc from "fast-check";
import { type OldMap, TRANSFORMATIONS } from "../../../../lib/model/media/old_map.ts";
import type { Thing } from "../../../../lib/model/media/thing.ts";
import { withRouteAsLegs } from "../../../../lib/geo/line_legs.ts";
import { partAddress } from "../../../../lib/model/media/part_address.ts";
import type { StopInput } from "../../../../lib/model/tour/stop.ts";
import type { TourInput } from "../../../../lib/model/tour/tour.ts";
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import { LEG_ORIGINS } from "../../../../lib/model/tour/legs/leg_data.ts";
import { anyRecord } from "./any_record.ts";
import { anyTranscript } from "./any_transcript.ts";
import { hasPlace, STOP_PLACES } from "../../../../lib/model/tour/stop_place.ts";
import { VISIBILITIES } from "../../../../lib/model/tour/visibility.ts";

/** Any UTF-16: control characters, half surrogate pairs, mark-up, all scripts. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
  fc.constantFrom(
    "<b>&amp;</b>]]>",
    "a\r\nb\rc\nd\te",
    "</name>",
    "\u2028x\u0000y",
    "🏛️ Größe",
    "\ud800",
  ),
);

/** A text as forms keep it: without space around it, at most `max` long, never empty. */
const text = (max: number) =>
  anyText.map((value) => value.slice(0, max).trim()).filter((value) => value !== "");

/** A text of one line, without control characters. */
const line = (max: number) =>
  // deno-lint-ignore no-control-regex
  anyText.map((value) => value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ""))
    .map((value) => value.slice(0, max).trim()).filter((value) => value !== "");

/** Evenly spread, with the edges, and tiny numbers that print with exponents. */
const degrees = (most: number) =>
  fc.oneof(
    fc.double({ min: -most, max: most, noNaN: true }),
    fc.constantFrom(0, most, -most, 1e-7, -1.5e-9),
    fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6),
  ).map((value) => value === 0 ? 0 : value);

const position = { latitude: degrees(90), longitude: degrees(180) };

const pictureUrl = fc.constantFrom("/archives/a.svg", "https://example.org/ä.jpg");

const page = fc.record({ url: pictureUrl, text: text(8_000) }, {
  noNullPrototype: true,
  requiredKeys: ["url"],
});

const thing: fc.Arbitrary<Thing> = fc.record({
  id: fc.stringMatching(/^[\w-]{1,12}$/),
  url: pictureUrl,
  text: text(8_000),
  alt: text(500),
  caption: text(500),
  credit: text(200),
  date: fc.oneof(line(80), fc.constantFrom("1907", "1931-05~", "193X")),
  source: line(300),
  rights: fc.constant("http://rightsstatements.org/vocab/NKC/1.0/"),
  file: fc.constant(`/media/${"d".repeat(64)}.pdf`),
  pages: fc.array(page, { minLength: 1, maxLength: 3 }),
  from: fc.nat(500_000),
  to: fc.integer({ min: 500_001, max: 1_000_000 }),
  then: fc.constant(true as const),
}, { noNullPrototype: true, requiredKeys: ["id", "url"] })
  .map(({ to, ...shown }) =>
    shown.from === undefined || to === undefined ? shown : { ...shown, to }
  );

const things = fc.uniqueArray(thing, { minLength: 1, maxLength: 4, selector: ({ id }) => id });

const oldMap: fc.Arbitrary<OldMap> = fc.record({
  title: line(200),
  year: line(40),
  credit: text(200),
  scanUrl: pictureUrl,
  imageUrl: pictureUrl,
  edges: fc.constant({ south: -1.5, west: 0, north: 2, east: 180 }),
  transformation: fc.constantFrom(...TRANSFORMATIONS),
  points: fc.array(
    fc.record({ x: fc.nat(2400), y: fc.double({ min: -9, max: 2400, noNaN: true }), ...position }, {
      noNullPrototype: true,
    }),
    { minLength: 4, maxLength: 6 },
  ),
}, {
  noNullPrototype: true,
  requiredKeys: ["title", "scanUrl", "imageUrl", "edges", "transformation", "points"],
});

/** Tags in their canonical spelling. */
const language = fc.constantFrom("en", "ar", "he-IL", "zh-Hant", "sr-Latn");

const chapters = fc.uniqueArray(
  fc.record({
    at: fc.nat(86_400_000),
    title: line(200),
    synopsis: text(2_000),
    keywords: fc.array(line(80), { minLength: 1, maxLength: 3 }),
    place: fc.record({ lat: position.latitude, lng: position.longitude, name: line(200) }, {
      noNullPrototype: true,
      requiredKeys: ["lat", "lng"],
    }),
  }, { noNullPrototype: true, requiredKeys: ["at", "title"] }),
  { minLength: 1, maxLength: 5, selector: ({ at }) => at },
).map((made) => made.sort((a, b) => a.at - b.at));

const story = {
  title: line(200),
  description: text(10_000),
  contentWarning: line(300),
  language,
  things,
  audioUrl: fc.oneof(
    fc.constantFrom("test-beep-1", "/archives/a.mp3", "https://example.org/a%20b.mp3?x=1&y='2'"),
    fc.webUrl({ validSchemes: ["https"] }).filter((url) => url.length < 2000),
    fc.nat(3_600_000).map((from) =>
      partAddress({ whole: `/media/${"e".repeat(64)}.mp3`, from, to: from + 61_500 })
    ),
  ),
  audioDuration: text(40),
  transcript: anyTranscript,
  chapters,
  record: anyRecord,
};

/** Points are as a line's text has them: to the metre. */
const onGrid = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n === 0 ? 0 : n / 1e5);

const anyLine = (minLength: number, maxLength: number) =>
  fc.array(fc.record({ latitude: onGrid(90), longitude: onGrid(180) }), { minLength, maxLength })
    .map(encodeLine);

const leg = fc.record({
  line: anyLine(3, 8),
  by: fc.constantFrom(...LEG_ORIGINS),
  parts: fc.tuple(
    fc.record({ at: fc.constant(0), name: line(200) }, { noNullPrototype: true }),
    fc.constant({ at: 1, steps: true as const }),
  ),
  via: anyLine(1, 3),
}, { noNullPrototype: true, requiredKeys: ["line", "by"] });

const placedStop: fc.Arbitrary<StopInput> = fc.record({
  ...story,
  ...position,
  leg,
  triggerRadius: fc.oneof(
    fc.integer({ min: 5, max: 500 }),
    fc.double({ min: 5, max: 500, noNaN: true }),
  ),
}, {
  noNullPrototype: true,
  requiredKeys: [
    "title",
    "description",
    "latitude",
    "longitude",
    "audioUrl",
    "audioDuration",
    "triggerRadius",
  ],
});

const unplacedStop: fc.Arbitrary<StopInput> = fc.record({
  ...story,
  place: fc.constantFrom(...STOP_PLACES),
}, {
  noNullPrototype: true,
  requiredKeys: ["title", "description", "audioUrl", "audioDuration", "place"],
});

const anyStop = fc.oneof({ weight: 3, arbitrary: placedStop }, unplacedStop);

/** A tour without a stop on the map has no start. */
const withoutNeedlessStart = (tour: TourInput): TourInput => {
  if (tour.audioStops.some(hasPlace)) return tour;
  const { latitude: _, longitude: __, ...rest } = tour;
  return rest;
};

/** Any tour that the form accepts, exactly as the form would send it; its stops have no ids yet. */
export const anyTour: fc.Arbitrary<TourInput> = fc.record({
  title: line(200),
  description: text(10_000),
  duration: text(60),
  ...position,
  tourType: fc.constantFrom("ordered" as const, "unordered" as const),
  visibility: fc.constantFrom(...VISIBILITIES),
  audioStops: fc.array(anyStop, { minLength: 1, maxLength: 6 }),
  things,
  creatorName: text(120),
  accessNote: text(1000),
  contentWarning: line(300),
  language,
  record: anyRecord,
  oldMaps: fc.array(oldMap, { minLength: 1, maxLength: 3 }),
  routeLine: fc.array(fc.record(position, { noNullPrototype: true }), {
    minLength: 2,
    maxLength: 8,
  }),
}, {
  noNullPrototype: true,
  requiredKeys: [
    "title",
    "description",
    "duration",
    "latitude",
    "longitude",
    "tourType",
    "visibility",
    "audioStops",
  ],
}).map(withoutNeedlessStart)
  // A line that leads from stop to stop becomes legs.
  .filter((tour) => withRouteAsLegs(tour) === tour);

/** One that the API takes: in its texts, control characters and halves of characters are others. */
export const anySentTour: fc.Arbitrary<TourInput> = anyTour.map((tour) =>
  JSON.parse(JSON.stringify(tour), (_, value) =>
    typeof value === "string"
      // deno-lint-ignore no-control-regex
      ? value.toWellFormed().replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, "~")
      : value)
);
