/**
 * Plus Codes (Open Location Codes): full codes name a rectangle on the earth, short ones the
 * nearest matching rectangle to a place.
 *
 * Source: https://github.com/google/open-location-code, "Open Location Code Specification".
 */
import { OpenLocationCode } from "open-location-code";
import type { Position } from "../../model/tour/position.ts";
import { normalizeLongitude } from "../angles.ts";

// The types say that its methods are static; they are not.
const codec = new OpenLocationCode() as unknown as typeof OpenLocationCode;

/** A code in capitals; `place` is the name after a short code ("GJQF+VX Zürich"). */
type PlusCode = { kind: "full"; code: string } | {
  kind: "short";
  code: string;
  place?: string;
};

const DIGIT = "[23456789CFGHJMPQRVWX]";
const FULL = new RegExp(
  `^(?:${DIGIT}{8}\\+(?:${DIGIT}{2,})?|${DIGIT}{2}0{6}\\+|${DIGIT}{4}0{4}\\+|${DIGIT}{6}00\\+)$`,
  "i",
);
const SHORT = new RegExp(
  `^((?:${DIGIT}{2}){0,3}\\+${DIGIT}{2,7})(?:(?:\\s*,\\s*|\\s+)(\\S.*))?$`,
  "is",
);

/** Significant digits; further ones name less than a millimetre. */
const MAX_DIGITS = 15;

/** The code in a text; null without a valid code. */
export function parsePlusCode(text: string): PlusCode | null {
  const trimmed = text.trim();
  if (FULL.test(trimmed)) {
    const code = trimmed.toUpperCase().slice(0, MAX_DIGITS + 1);
    return codec.isFull(code) ? { kind: "full", code } : null;
  }
  const match = SHORT.exec(trimmed);
  return match && { kind: "short", code: match[1].toUpperCase(), place: match[2] };
}

/** The middle of the rectangle that a full code names, in degrees. */
export function decodePlusCode({ code }: { code: string }): Position {
  const { latitudeCenter, longitudeCenter } = codec.decode(code);
  return { latitude: roundDegrees(latitudeCenter), longitude: roundDegrees(longitudeCenter) };
}

/**
 * The middle, in degrees, of the rectangle nearest to `near` that a short code may mean.
 *
 * Moves the decoded place instead of encoding it again, as the library's `recoverNearest` does:
 * that loses a cell to rounding where `near` is at the edge of one.
 */
export function decodeShortPlusCode({ code }: { code: string }, near: Position): Position {
  const missing = 8 - code.indexOf("+");
  const size = 20 ** (2 - missing / 2);
  const prefix = codec.encode(near.latitude, near.longitude).slice(0, missing);
  const { latitude, longitude } = decodePlusCode({ code: prefix + code });
  const nearest = (value: number, to: number) => value + size * Math.round((to - value) / size);
  const north = nearest(latitude, near.latitude);
  const east = nearest(longitude, normalizeLongitude(near.longitude));
  return {
    latitude: Math.abs(north) <= 90 ? roundDegrees(north) : latitude,
    longitude: roundDegrees(normalizeLongitude(east)),
  };
}

/** Rounds off binary noise: the smallest rectangle is 400 times as large as the rounding. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e10) / 1e10;
