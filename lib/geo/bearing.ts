/** Bearings: the direction from one position to another, and the position in a direction. */
import type { Position } from "../model/tour/position.ts";
import { degrees, normalizeLongitude, radians } from "./angles.ts";
import { EARTH_RADIUS } from "./distance.ts";

const WORDS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;

/** One of the eight principal directions, in words. */
export type CompassWord = typeof WORDS[number];

/**
 * The direction in which the great circle from `from` to `to` starts: degrees clockwise from north,
 * 0 (included) to 360 (excluded); 0 for equal positions.
 *
 * Source: Ed Williams, Aviation Formulary 1.47, "Course between points".
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { bearingBetween, compassWord } from "./bearing.ts";
 *
 * const bearing = bearingBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 });
 * assert.equal(bearing, 90);
 * assert.equal(compassWord(bearing), "east");
 * ```
 */
export function bearingBetween(from: Position, to: Position): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(north);
  const x = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east);
  return (degrees(Math.atan2(y, x)) + 360) % 360;
}

/**
 * The principal direction nearest to a bearing in degrees (any number). The direction `before` is
 * kept while the bearing is less than `margin` degrees outside its sector.
 */
export function compassWord(bearing: number, before?: CompassWord, margin = 0): CompassWord {
  return nearestWord(WORDS, bearing, before, margin);
}

/** The word for a bearing; `words` name equal sectors clockwise, the first around 0 degrees. */
export function nearestWord<Word>(
  words: readonly Word[],
  angle: number,
  before?: Word,
  margin = 0,
): Word {
  const sector = 360 / words.length;
  const kept = before === undefined ? -1 : words.indexOf(before);
  if (kept >= 0 && Math.abs(turnBetween(kept * sector, angle)) < sector / 2 + margin) {
    return words[kept];
  }
  const { length } = words;
  return words[((Math.round(angle / sector) % length) + length) % length];
}

/** Degrees clockwise from one angle to the other: -180 (included) to 180 (excluded). */
const turnBetween = (from: number, to: number) => (((to - from + 180) % 360) + 360) % 360 - 180;

/**
 * The position `metres` away from `from` along the great circle that starts in the direction
 * `bearing` (degrees clockwise from north). Its longitude is -180 (included) to 180 (excluded).
 *
 * Source: Ed Williams, Aviation Formulary 1.47, "Lat/lon given radial and distance".
 */
export function destinationPoint(from: Position, metres: number, bearing: number): Position {
  const [phi, angle, course] = [radians(from.latitude), metres / EARTH_RADIUS, radians(bearing)];
  const sine = Math.sin(phi) * Math.cos(angle) +
    Math.cos(phi) * Math.sin(angle) * Math.cos(course);
  const east = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * sine,
  );
  return {
    latitude: degrees(Math.asin(Math.max(-1, Math.min(1, sine)))),
    longitude: normalizeLongitude(from.longitude + degrees(east)),
  };
}
