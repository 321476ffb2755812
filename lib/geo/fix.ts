/** Positions as a device measures them. */
import type { Position } from "../model/tour/position.ts";

/**
 * A measured position: `accuracy` in metres (a radius), `time` of the measurement in ms since 1970,
 * `speed` in metres per second where the receiver measures it.
 */
export type Fix = Position & { accuracy: number; time: number; speed?: number };

/**
 * Degrees: a position on the screen follows the device only when latitude or longitude moved by
 * more.
 */
const MOVEMENT_THRESHOLD = 0.0001;

/** A fix, made of what the browser's Geolocation API reports. */
export function toFix({ coords, timestamp }: GeolocationPosition): Fix {
  const { latitude, longitude, accuracy, speed } = coords;
  const fix = { latitude, longitude, accuracy, time: timestamp };
  return speed !== null && speed > 0 ? { ...fix, speed } : fix;
}

/**
 * True for a place on the earth with an accuracy and a time; devices have been seen to give NaN.
 */
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
