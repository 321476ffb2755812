/**
 * Zones around stops: when a measured position is in one, when it has left it, and when it is to be
 * believed at all. `metres` is the distance from the fix to the zone's centre, which callers have
 * anyway.
 */
import type { Position } from "../model/tour/position.ts";
import { distanceBetween } from "./distance.ts";
import type { Fix } from "./fix.ts";

/** A circle on the ground, `radius` in metres. */
export type Zone = Position & { radius: number };

/** Metres per second: whoever seems to move faster is not believed before other fixes agree. */
const JUMP_SPEED = 10;

/** Seconds for which somebody on foot may be as fast as that, and metres per second after them. */
const SPRINT = { seconds: 2, speedAfter: 2.5 };

/** A receiver that reports a speed is believed up to this, in metres per second: a fast train. */
const MAX_REPORTED_SPEED = 60;

/** How much faster than reported a receiver may have been between two positions. */
const SPEED_MARGIN = 1.5;

/**
 * The distance in metres beyond which a zone is left: wider than the radius, so that an edge never
 * flickers.
 */
export function exitDistance(radius: number): number {
  return radius + Math.max(0.1 * radius, 20);
}

/** Metres: a fix that is less accurate enters no zone, however large that is. */
const MAX_ACCURACY = 150;

/**
 * The worst accuracy in metres with which a fix may enter a zone: 20 m for a radius of 5 m, 50 m
 * from 12.5 m to 25 m, then twice the radius.
 */
export function worstAccuracy(radius: number): number {
  return Math.min(MAX_ACCURACY, Math.max(2 * radius, Math.min(50, 4 * radius)));
}

/** True when the fix is good enough to tell whether it is in the zone. */
export function isUsable({ accuracy }: Fix, { radius }: Zone): boolean {
  return accuracy <= worstAccuracy(radius);
}

/** True when a fix `metres` from the centre is in the zone, and good enough to say so. */
export function hasEntered(fix: Fix, zone: Zone, metres = distanceBetween(fix, zone)): boolean {
  return metres <= zone.radius && isUsable(fix, zone);
}

/**
 * True when a fix `metres` from the centre has left the zone for certain, however inaccurate it is.
 */
export function hasLeft(fix: Fix, zone: Zone, metres = distanceBetween(fix, zone)): boolean {
  return metres - fix.accuracy > exitDistance(zone.radius);
}

/**
 * Metres that somebody on foot, or as fast as the receiver reports, may have gone between two
 * fixes; negative when `to` is earlier.
 */
function reach(from: Fix, to: Fix): number {
  const seconds = (to.time - from.time) / 1000;
  const sprint = Math.min(seconds, SPRINT.seconds);
  const onFoot = JUMP_SPEED * sprint + SPRINT.speedAfter * (seconds - sprint);
  const reported = Math.min(from.speed ?? 0, to.speed ?? 0, MAX_REPORTED_SPEED);
  return Math.max(onFoot, SPEED_MARGIN * reported * seconds);
}

/** True when nobody on foot gets from one fix to the later one in the time between them. */
export function isJump(from: Fix, to: Fix): boolean {
  return distanceBetween(from, to) > reach(from, to);
}

/** True when a later fix confirms one: on foot, and within what both say of their accuracy. */
export function agrees(first: Fix, second: Fix): boolean {
  const allowed = reach(first, second) + first.accuracy + second.accuracy;
  return second.time > first.time && distanceBetween(first, second) <= allowed;
}
