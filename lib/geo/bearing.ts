/** Directions over the ground: from one place towards another, and where they lead. */
import type { Position } from "../model/position.ts";
import { EARTH_RADIUS, radians } from "./distance.ts";

const degrees = (angle: number) => angle * 180 / Math.PI;

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

/** One of eight directions in words. */
export type CompassWord = typeof WORDS[number];

/**
 * The direction in which a great circle leaves `from` for `to`: degrees clockwise from north, 0 to 360.
 * 0 for equal places. Source: Ed Williams, Aviation Formulary 1.47, "Course between points".
 */
export function bearingBetween(from: Position, to: Position): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(north);
  const x = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east);
  return (degrees(Math.atan2(y, x)) + 360) % 360;
}

/** The word for a bearing in degrees; any whole turns are taken off. */
export function compassWord(bearing: number): CompassWord {
  return WORDS[((Math.round(bearing / 45) % 8) + 8) % 8];
}

/**
 * The place `metres` from `from` in the direction `bearing` (degrees from north).
 * Source: Aviation Formulary 1.47, "Lat/lon given radial and distance".
 */
export function travel(from: Position, metres: number, bearing: number): Position {
  const [phi, angle, course] = [radians(from.latitude), metres / EARTH_RADIUS, radians(bearing)];
  const sine = Math.sin(phi) * Math.cos(angle) +
    Math.cos(phi) * Math.sin(angle) * Math.cos(course);
  const east = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * sine,
  );
  const longitude = from.longitude + degrees(east);
  return {
    latitude: degrees(Math.asin(Math.max(-1, Math.min(1, sine)))),
    longitude: longitude - 360 * Math.floor((longitude + 180) / 360),
  };
}
