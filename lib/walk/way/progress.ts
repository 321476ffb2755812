/**
 * How far a visitor has come on a leg. A leg may cross itself or come back beside itself, so the
 * nearest place of the whole leg is not always where the visitor is on it.
 */
import { distanceBetween } from "../../geo/distance.ts";
import type { Fix } from "../../geo/fix.ts";
import type { Leg } from "../../model/tour/legs/leg_data.ts";
import type { Position } from "../../model/tour/position.ts";
import { type LegLine, lineOf, nearestOf, nearestOfPieces, type PlaceOnLine } from "./leg_line.ts";

/** The visitor's place on the leg to the stop `to`; times in ms. */
export type LegProgress = PlaceOnLine & {
  to: number;
  /** Metres of the leg at which the visitor came to it. */
  begunAt: number;
  /** The position that it is measured by. */
  by: { at: number; place: Position };
  /** Another stretch of the leg is clearly nearer, since then. */
  elsewhereSince?: number;
  /** The visitor has been on this leg. */
  wasOn: boolean;
  /** The visitor is off the leg, since then; `isSaid` is true once a sentence has said so. */
  off?: { since: number; isSaid: boolean };
};

/** Metres, besides the accuracy of the position: a visitor farther away has left the way. */
const LEFT_METRES = 35;

/** Metres, besides the accuracy, within which two stretches of a leg are equally near. */
const EQUAL_METRES = 10;

/** Milliseconds for which another stretch must be nearer before it is taken to be the right one. */
const ELSEWHERE_MS = 6_000;

/** How much longer than the straight line a visitor may have gone, and metres besides. */
const REACH = { factor: 1.5, metres: 20 };

/**
 * Metres of accuracy up to which a position counts in full. A worse one moves the progress by a
 * part of the difference only, because its error would move it back and forth.
 */
const EXACT_METRES = 4;
const LEAST_PART = 0.25;

/** True when a position shows its visitor on the way, or may do so. */
export const isOnWay = ({ away }: PlaceOnLine, { accuracy }: Fix): boolean =>
  away <= LEFT_METRES + accuracy;

/** The progress by the next accepted position. */
export function advance(before: LegProgress | undefined, leg: Leg, fix: Fix): LegProgress {
  const line = lineOf(leg);
  const by = { at: fix.time, place: { latitude: fix.latitude, longitude: fix.longitude } };
  const pieces = nearestOfPieces(line, fix);
  if (before?.to !== leg.to) {
    const place = firstNear(pieces, fix);
    return { to: leg.to, begunAt: place.metres, ...place, by, wasOn: isOnWay(place, fix) };
  }
  const here = nearWithin(line, before, fix);
  const nearest = nearestOf(pieces);
  const isElsewhere = nearest.away + EQUAL_METRES + fix.accuracy < here.away;
  const elsewhereSince = isElsewhere ? before.elsewhereSince ?? fix.time : undefined;
  const hasMoved = elsewhereSince !== undefined && fix.time - elsewhereSince >= ELSEWHERE_MS;
  const place = hasMoved ? firstNear(pieces, fix) : here;
  // A visitor beside any stretch of the leg has not left it.
  const isOn = isOnWay(nearest, fix);
  return {
    to: leg.to,
    // Set again at each position until the visitor is on the leg.
    begunAt: before.wasOn && !hasMoved ? before.begunAt : place.metres,
    ...place,
    by,
    elsewhereSince: hasMoved ? undefined : elsewhereSince,
    wasOn: before.wasOn || isOn,
    off: isOn || !before.wasOn ? undefined : before.off ?? { since: fix.time, isSaid: false },
  };
}

/**
 * Where a visitor of whom nothing is known is on the leg: on the first stretch that is about as
 * near as the nearest one, since a leg that returns to its beginning is first walked from there.
 */
function firstNear(pieces: readonly PlaceOnLine[], { accuracy }: Fix): PlaceOnLine {
  const limit = nearestOf(pieces).away + Math.max(EQUAL_METRES, accuracy);
  const first = pieces.findIndex(({ away }) => away <= limit);
  const beyond = pieces.findIndex(({ away }, i) => i > first && away > limit);
  return nearestOf(pieces.slice(first, beyond < 0 ? undefined : beyond));
}

/** The nearest place within the visitor's reach from the last one. */
function nearWithin(line: LegLine, { metres, by }: LegProgress, fix: Fix): PlaceOnLine {
  const walked = REACH.factor * distanceBetween(by.place, fix);
  const reach = walked + REACH.metres + fix.accuracy;
  const nearest = nearestOf(nearestOfPieces(line, fix, metres - reach, metres + reach));
  const seconds = Math.max(0, (fix.time - by.at) / 1000);
  const part = Math.min(1, Math.max(LEAST_PART, EXACT_METRES / Math.max(1, fix.accuracy)));
  const share = 1 - (1 - part) ** seconds;
  return { metres: metres + share * (nearest.metres - metres), away: nearest.away };
}
