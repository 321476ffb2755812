/**
 * Zones around stops: when a fix is in a zone, when it has left it, and when it is plausible.
 * `metres` is the distance from the fix to the zone by `metresFrom`, which callers have anyway.
 */
import type { Position } from "../model/tour/position.ts";
import { metresToEdge } from "./area.ts";
import { distanceBetween } from "./distance.ts";
import type { Fix } from "./fix.ts";

/**
 * A circle on the ground, `radius` in metres; or an `area` with corners. The `radius` of an area is
 * the radius of a circle with the same surface.
 */
export type Zone = Position & { radius: number; area?: readonly Position[] };

/**
 * Metres from a place to the centre of a circle. For an area it is `radius` plus the metres to the
 * edge, which are negative inside, so that both kinds of zones can be compared with `radius`.
 */
export const metresFrom = (place: Position, zone: Zone): number =>
  zone.area ? zone.radius + metresToEdge(zone.area, place) : distanceBetween(place, zone);

/** Metres per second: faster movement counts only once other fixes confirm it. */
const JUMP_SPEED = 10;

/** Seconds for which a walker may be as fast as that, and metres per second after them. */
const SPRINT = { seconds: 2, speedAfter: 2.5 };

/** Up to this reported speed, in metres per second, a receiver is believed: a fast train. */
const MAX_REPORTED_SPEED = 60;

/** How much faster than reported a receiver may have moved between two fixes. */
const SPEED_MARGIN = 1.5;

/**
 * The distance in metres at which a zone is left: more than the radius, so that a fix near the edge
 * does not switch back and forth.
 */
export function exitDistance(radius: number): number {
  return radius + Math.max(0.1 * radius, 20);
}

/** Metres: a less accurate fix enters no zone, however large. */
const MAX_ACCURACY = 150;

/**
 * The worst accuracy in metres with which a fix may enter a zone: 20 m for a radius of 5 m, 50 m
 * from 12.5 m to 25 m, then twice the radius.
 */
export function worstAccuracy(radius: number): number {
  return Math.min(MAX_ACCURACY, Math.max(2 * radius, Math.min(50, 4 * radius)));
}

/** True when the fix is accurate enough to tell whether it is in the zone. */
export function isUsable({ accuracy }: Fix, { radius }: Zone): boolean {
  return accuracy <= worstAccuracy(radius);
}

/**
 * True when a fix `metres` away is in the zone, and is accurate enough to tell.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { hasEntered } from "./geofence.ts";
 *
 * const zone = { latitude: 48.2, longitude: 16.37, radius: 30 };
 * const fix = { latitude: 48.2, longitude: 16.37, accuracy: 8, time: 0 };
 * assert.equal(hasEntered(fix, zone), true);
 * assert.equal(hasEntered({ ...fix, accuracy: 200 }, zone), false);
 * ```
 */
export function hasEntered(fix: Fix, zone: Zone, metres = metresFrom(fix, zone)): boolean {
  return metres <= zone.radius && isUsable(fix, zone);
}

/** True when a fix `metres` away has certainly left the zone, whatever its accuracy. */
export function hasLeft(fix: Fix, zone: Zone, metres = metresFrom(fix, zone)): boolean {
  return metres - fix.accuracy > exitDistance(zone.radius);
}

/**
 * The most metres between two fixes for a walker, or at the speed that the receiver reports;
 * negative when `to` is earlier.
 */
function reach(from: Fix, to: Fix): number {
  const seconds = (to.time - from.time) / 1000;
  const sprint = Math.min(seconds, SPRINT.seconds);
  const onFoot = JUMP_SPEED * sprint + SPRINT.speedAfter * (seconds - sprint);
  const reported = Math.min(from.speed ?? 0, to.speed ?? 0, MAX_REPORTED_SPEED);
  return Math.max(onFoot, SPEED_MARGIN * reported * seconds);
}

/** True when a walker cannot get from one fix to the later one in the time between them. */
export function isJump(from: Fix, to: Fix): boolean {
  return distanceBetween(from, to) > reach(from, to);
}

/** True when a walker who was anywhere within the accuracy of a fix can be at the later one. */
export function isReachable(from: Fix, to: Fix): boolean {
  return distanceBetween(from, to) <= reach(from, to) + from.accuracy;
}

/** True when a later fix confirms one: reachable on foot, within the accuracy of both. */
export function agrees(first: Fix, second: Fix): boolean {
  const allowed = reach(first, second) + first.accuracy + second.accuracy;
  return second.time > first.time && distanceBetween(first, second) <= allowed;
}
