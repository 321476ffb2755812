/** Measured positions. */
import type { Position } from "../model/tour/position.ts";

/**
 * A measured position: `accuracy` in metres (a radius), `time` of the measurement in ms since 1970,
 * `speed` in metres per second and `course` in degrees from north where the receiver measures them.
 */
export type Fix = Position & { accuracy: number; time: number; speed?: number; course?: number };

/** Metres per second: the course of a slower receiver is chance. */
const SLOWEST_COURSE = 0.6;

/**
 * Degrees: the shown position follows the device only when latitude or longitude changed by more.
 */
const MOVEMENT_THRESHOLD = 0.0001;

/** A fix from the report of the browser's Geolocation API. */
export function toFix({ coords, timestamp }: GeolocationPosition): Fix {
  const { latitude, longitude, accuracy, speed, heading } = coords;
  const fix = { latitude, longitude, accuracy, time: timestamp };
  if (speed === null || !(speed > 0)) return fix;
  const hasCourse = heading !== null && Number.isFinite(heading) && speed >= SLOWEST_COURSE;
  return { ...fix, speed, ...hasCourse && { course: heading } };
}

/** True for a valid position with an accuracy and a time; some devices report NaN. */
export function isFix({ latitude, longitude, accuracy, time }: Fix): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 &&
    accuracy >= 0 && Number.isFinite(accuracy) && Number.isFinite(time);
}

/** True when `to` is more than the movement threshold away from `from`, also across 180°. */
export function hasMoved(from: Position, to: Position): boolean {
  const east = Math.abs(to.longitude - from.longitude);
  return Math.abs(to.latitude - from.latitude) > MOVEMENT_THRESHOLD ||
    Math.min(east, 360 - east) > MOVEMENT_THRESHOLD;
}
