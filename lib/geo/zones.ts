/** What an author should know of the zones of a tour before visitors find out: a list of warnings. */
import type { Position } from "../model/position.ts";
import { distanceBetween } from "./distance.ts";
import type { Zone } from "./geofence.ts";

/** A stop as far as warnings go; `audioUrl` may be empty while it is edited. */
export type ZoneStop = Zone & { audioUrl?: string };

/**
 * 'overlap': two zones meet. 'inside': the whole zone of the second lies in that of the first, so nobody
 * walks from one to the other. 'far': too far from the stops on both sides to walk. 'small': phones are less
 * exact than the zone is wide. 'no-audio': the stop plays the built-in tone.
 */
export type ZoneWarning = {
  kind: "overlap" | "inside" | "far" | "small" | "no-audio";
  /** The places in the tour, from 0, of the stops that it is about. */
  stops: number[];
  text: string;
};

/** Metres from one stop to the next that nobody walks for a story: most often a mistyped coordinate. */
export const FAR = 5000;

/** Metres: phones know their place in a street to about as much. */
export const SMALL = 15;

/** The warnings for a tour that begins at `start`, in the order of its stops. */
export function zoneWarnings(start: Position, stops: ZoneStop[], ordered: boolean): ZoneWarning[] {
  return stops.flatMap((stop, i) => [
    ...alone(stop, i),
    ...farAway(start, stops, i, ordered),
    ...stops.slice(i + 1).flatMap((other, j) => together(stop, i, other, i + 1 + j)),
  ]);
}

const name = (index: number) => `Stop ${index + 1}`;

function alone({ radius, audioUrl }: ZoneStop, index: number): ZoneWarning[] {
  const warnings: ZoneWarning[] = [];
  if (!audioUrl?.trim()) {
    const text = `${name(index)} has no recording: visitors hear the built-in tone.`;
    warnings.push({ kind: "no-audio", stops: [index], text });
  }
  if (radius < SMALL) {
    const text = `The zone of ${name(index)} (${radius} m) is smaller than phones are exact: ` +
      `visitors may stand at it and hear nothing. ${SMALL} m or more is safer.`;
    warnings.push({ kind: "small", stops: [index], text });
  }
  return warnings;
}

/** In an ordered tour what counts is the way from the stop before; in the other, from the nearest of all. */
function farAway(start: Position, stops: ZoneStop[], index: number, ordered: boolean) {
  const stop = stops[index];
  const others = stops.filter((_, i) => i !== index);
  const from = ordered ? [stops[index - 1] ?? start] : others.length > 0 ? others : [start];
  const metres = Math.min(...from.map((other) => distanceBetween(stop, other) - stop.radius));
  if (metres <= FAR) return [];
  const text = `${name(index)} is ${Math.round(metres / 1000)} km from ` +
    `${ordered ? "where visitors come from" : "every other stop"}: check its location.`;
  return [{ kind: "far", stops: [index], text } satisfies ZoneWarning];
}

function together(a: ZoneStop, i: number, b: ZoneStop, j: number): ZoneWarning[] {
  const metres = distanceBetween(a, b);
  if (metres > a.radius + b.radius) return [];
  const [outer, inner] = a.radius >= b.radius ? [i, j] : [j, i];
  if (metres + Math.min(a.radius, b.radius) <= Math.max(a.radius, b.radius)) {
    const text = `The zone of ${name(inner)} lies within that of ${name(outer)}: ` +
      "both start at the same place, one after the other.";
    return [{ kind: "inside", stops: [outer, inner], text }];
  }
  const text =
    `The zones of ${name(i)} and ${name(j)} overlap: the second may start while a visitor ` +
    "still stands at the first.";
  return [{ kind: "overlap", stops: [i, j], text }];
}
