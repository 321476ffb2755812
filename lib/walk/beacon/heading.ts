/**
 * The direction in which a visitor faces: the course while they walk, because a phone in a pocket
 * points anywhere; the compass while they stand.
 */
import { radians } from "../../geo/angles.ts";
import { degrees } from "../../geo/angles.ts";
import type { Fix } from "../../geo/fix.ts";
import { EARTH_RADIUS } from "../../geo/distance.ts";

/** The positions that a course is measured by, and the course while it counts; times in ms. */
export type HeadingTrack = {
  readonly fixes: readonly Fix[];
  readonly course?: { degrees: number; at: number };
  /** The last position shows that the visitor stands, or walks too slowly for a course. */
  readonly stands: boolean;
};

/** A visitor who has just begun. */
export const NO_HEADING: HeadingTrack = { fixes: [], stands: true };

/** Milliseconds for which a course counts after the last position that has shown it. */
export const HEADING_LIFETIME = 5_000;

/**
 * Milliseconds of positions that make a course: fewer follow the errors of the receiver, more
 * follow a turn too late.
 */
const WINDOW = 6_000;

/** Metres per second: a slower visitor counts as standing. */
const SLOWEST = 0.5;

/** Metres that the positions of a course are apart at least. */
const SHORTEST = 2.5;

/** Takes over an accepted position. A receiver's own course is better than that of positions. */
export function trackHeading({ fixes: before, course }: HeadingTrack, fix: Fix): HeadingTrack {
  const fixes = [...before.filter(({ time }) => time < fix.time && fix.time - time <= WINDOW), fix];
  const measured = fix.course ?? courseOf(fixes);
  return measured === undefined
    ? { fixes, course, stands: true }
    : { fixes, course: { degrees: measured, at: fix.time }, stands: false };
}

/**
 * Degrees clockwise from north at the time `now` (ms, by the clock of the positions); undefined
 * when it is not known. `compass`: degrees, where the device has one.
 */
export function headingAt(
  { course, stands }: HeadingTrack,
  compass: number | undefined,
  now: number,
): number | undefined {
  const walked = course && now - course.at <= HEADING_LIFETIME ? course.degrees : undefined;
  return stands ? compass ?? walked : walked ?? compass;
}

/** The direction of the line of best fit through the positions; undefined while they stand. */
function courseOf(fixes: readonly Fix[]): number | undefined {
  const last = fixes[fixes.length - 1];
  const seconds = fixes.map(({ time }) => (time - last.time) / 1000);
  const east = velocity(seconds, fixes.map((fix) => eastOf(last, fix)));
  const north = velocity(
    seconds,
    fixes.map(({ latitude }) => EARTH_RADIUS * radians(latitude - last.latitude)),
  );
  const speed = Math.hypot(east, north);
  if (!(speed >= SLOWEST) || speed * -seconds[0] < SHORTEST) return undefined;
  return (degrees(Math.atan2(east, north)) + 360) % 360;
}

/** Metres to the east, across 180° too. */
function eastOf(from: Fix, to: Fix): number {
  const turned = (to.longitude - from.longitude + 540) % 360 - 180;
  return EARTH_RADIUS * radians(turned) * Math.cos(radians(from.latitude));
}

/** The slope of the line of best fit: metres per second. NaN for a single one. */
function velocity(seconds: number[], metres: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, centre] = [mean(seconds), mean(metres)];
  const spread = seconds.reduce((sum, second) => sum + (second - middle) ** 2, 0);
  const both = seconds.reduce(
    (sum, second, i) => sum + (second - middle) * (metres[i] - centre),
    0,
  );
  return both / spread;
}
