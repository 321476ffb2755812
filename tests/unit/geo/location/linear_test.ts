import assert from "node:assert/strict";
import { detectFormat } from "../../../../lib/geo/location/detect_format.ts";
import { findPlace } from "../../../../lib/geo/location/known_places.ts";
import { cleanText } from "../../../../lib/geo/location/clean_text.ts";
import { parseAngle, parseGps } from "../../../../lib/geo/location/gps.ts";
import { readMapLink } from "../../../../lib/geo/location/map_link.ts";
import { readNotation } from "../../../../lib/geo/location/notations.ts";
import { parsePlusCode } from "../../../../lib/geo/location/plus_code.ts";
import { readCoordinates } from "../../../../lib/geo/location/read_coordinates.ts";
import { readLocation } from "../../../../lib/geo/location/read_location.ts";
import { isPlainlyThreeWords, parseThreeWords } from "../../../../lib/geo/location/three_words.ts";
import { leastMs } from "../../../support/measure/machine.ts";

const SIZE = 64 * 1024;
const MOST_MS = 10;

const PARSERS = {
  parseGps,
  parseThreeWords,
  isPlainlyThreeWords,
  parsePlusCode,
  detectFormat,
  findPlace,
  cleanText,
  readMapLink: (text: string) => readMapLink(text),
  readNotation,
  readCoordinates,
  parseAngle: (text: string) => parseAngle(text, "latitude"),
  readLocation: (text: string) => readLocation(text, { latitude: 47, longitude: 8 }),
};

/** What is repeated to 64 KiB. */
const PIECES = [
  ..."1.+-, /\\;:=°'\"()[]\n\t\u00a0\u2003NSEWsmde0X8aäß東́。′″−",
  "///",
  "1.",
  "1 ",
  "1,",
  "1°",
  "1'",
  "1'1",
  "''",
  "′′",
  "e-",
  "1e-1",
  ",1",
  "1,1 ",
  "lat",
  "lat:",
  "lat 1 ",
  "N1 ",
  "abc.",
  "abc ",
  "abc . ",
  "a b c ",
  " \t",
  "8F+",
  "8FVC9G8F+6X",
  "9G8F+6X ",
  "00",
  "22+22 ",
  "https://",
  "!3d1",
  "!3d1!4d2",
  "/@1,2",
  "?q=1,2&",
  "point.1_2_",
  "%20",
  "geo:1,2",
  "POINT(1 ",
  '{"a":',
  '="',
  '="1"',
  '""',
  "().",
  "с ш",
  "٤",
  "４",
  "\u200e",
  "\ud83d\ude00",
  "\ud800",
];

/** Where the repetition stands: alone, or where a parser has gone some way already. */
const FRAMES: ((middle: string) => string)[] = [
  (middle) => middle,
  (middle) => `${middle}!`,
  (middle) => `40.7,${middle}`,
  (middle) => `40.7 ${middle} 3`,
  (middle) => `lat: 40${middle}`,
  (middle) => `///abc.${middle}.abc`,
  (middle) => `abc ${middle} abc`,
  (middle) => `8FVC9G8F+${middle}`,
  (middle) => `22+22 ${middle}\n`,
  (middle) => `${middle}+22`,
];

/** Longest text that is looked into, in which patterns may go to and fro. */
const LONGEST = 4096;

/** Frames of what is looked into only up to that length. */
const SHORT_FRAMES: ((middle: string) => string)[] = [
  (middle) => middle,
  (middle) => `https://www.google.com/maps/${middle}`,
  (middle) => `https://www.google.com/maps/place/a/data=${middle}`,
  (middle) => `https://maps.google.com/?q=${middle}`,
  (middle) => `https://www.openstreetmap.org/#map=${middle}`,
  (middle) => `https://www.bing.com/maps?sp=${middle}`,
  (middle) => `geo:1,2?q=${middle}`,
  (middle) => `POINT(1 2 ${middle}`,
  (middle) => `{"lat":1,"x":"${middle}`,
];

for (const [name, parse] of Object.entries(PARSERS)) {
  Deno.test(`${name} reads 64 KiB of anything in less than 10 ms`, async () => {
    const hostile = [
      ...FRAMES.map((frame) => ({ frame, size: SIZE })),
      ...SHORT_FRAMES.map((frame) => ({ frame, size: LONGEST - frame("").length })),
    ];
    for (const piece of PIECES) {
      for (const { frame, size } of hostile) {
        const text = frame(piece.repeat(Math.ceil(size / piece.length)).slice(0, size));
        const least = await leastMs(() => parse(text), MOST_MS);
        assert.ok(least < MOST_MS, `${least.toFixed(1)} ms for ${JSON.stringify(frame(piece))}`);
      }
    }
  });
}
