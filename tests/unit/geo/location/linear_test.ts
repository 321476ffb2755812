import assert from "node:assert/strict";
import { detectFormat } from "../../../../lib/geo/location/detect_format.ts";
import { findPlace } from "../../../../lib/geo/location/known_places.ts";
import { parseGps } from "../../../../lib/geo/location/gps.ts";
import { parsePlusCode } from "../../../../lib/geo/location/plus_code.ts";
import { readLocation } from "../../../../lib/geo/location/read_location.ts";
import { isPlainlyThreeWords, parseThreeWords } from "../../../../lib/geo/location/three_words.ts";

const SIZE = 64 * 1024;
const MOST_MS = 10;

const PARSERS = {
  parseGps,
  parseThreeWords,
  isPlainlyThreeWords,
  parsePlusCode,
  detectFormat,
  findPlace,
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

for (const [name, parse] of Object.entries(PARSERS)) {
  Deno.test(`${name} reads 64 KiB of anything in less than 10 ms`, () => {
    for (const piece of PIECES) {
      for (const frame of FRAMES) {
        const text = frame(piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE));
        // The machine may be busy: the best of some tries is the parser's own time.
        let best = Infinity;
        for (let tries = 0; tries < 8 && best >= MOST_MS; tries++) {
          const began = performance.now();
          parse(text);
          best = Math.min(best, performance.now() - began);
        }
        assert.ok(best < MOST_MS, `${best.toFixed(1)} ms for ${JSON.stringify(frame(piece))}`);
      }
    }
  });
}
