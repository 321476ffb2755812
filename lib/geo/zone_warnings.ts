/** Warnings about the zones of a tour, for its author. */
import { measure } from "../texts/formats.ts";
import { texts } from "../texts/texts.ts";
import type { Position } from "../model/tour/position.ts";
import { distanceBetween } from "./distance.ts";
import { metresText } from "./metres_text.ts";
import type { Zone } from "./geofence.ts";

const t = texts("places");

/**
 * A stop, as far as warnings need it. `zone` is missing while the place is unknown, which gives no
 * warning; `isElsewhere`: the stop is not on the map, so that its neighbours follow each other;
 * `silent`: a recording is missing; `wayMetres`: the length of the way there, where one was made.
 */
export type ZoneStop = {
  zone?: Zone;
  isElsewhere?: boolean;
  silent?: boolean;
  wayMetres?: number;
};

/**
 * 'overlap': two zones meet. 'inside': the second zone lies within the first, so nobody walks from
 * one to the other. 'same': both have the same centre, as when a stop has not been placed yet;
 * replaces all other warnings about that place. 'far': too far from its neighbouring stops to walk.
 * 'small': phones are less accurate than the zone is wide. 'no-audio': a recording is missing.
 * 'long-way': the way there is longer than people like to walk to the next story.
 */
export type ZoneWarning = {
  kind: "overlap" | "inside" | "same" | "far" | "small" | "no-audio" | "long-way";
  /** The indexes of the stops it is about, from 0. */
  stops: number[];
  text: string;
};

/** Metres between two stops that are too far to walk: most often a mistyped coordinate. */
const FAR_METRES = 5000;

/** Metres of a way there that is worth a look: most often a detour that nobody meant. */
const LONG_WAY_METRES = 2000;

/** Metres: the usual accuracy of phones in a street. */
const SMALL_METRES = 15;

/**
 * The warnings for a tour, in the order of its stops. In an ordered tour only neighbours are
 * compared, because only the next stop can start: a round may end where it began.
 */
export function zoneWarnings(
  start: Position | undefined,
  stops: ZoneStop[],
  ordered: boolean,
): ZoneWarning[] {
  const zones = stops.map(({ zone }) => zone);
  const before = stops.map((_, index) => comparedStops(stops, index, ordered));
  const twins = zones.map((_, index) => earlierAtSamePlace(zones, index, before[index]));
  return stops.flatMap((stop, i) => [
    ...warningsOfStop(stop, i),
    ...farWarnings(start, zones, i, ordered ? before[i] : undefined),
    ...twins[i] !== undefined
      ? [samePlaceWarning(twins[i], i)]
      : before[i].filter((j) => ordered || twins[j] === undefined)
        .flatMap((j) => warningsOfPair(zones, j, i)),
  ]);
}

/** The stops before the one at `index` that it can be confused with. */
function comparedStops(stops: ZoneStop[], index: number, ordered: boolean): number[] {
  const before = stops.slice(0, index);
  const isOnMap = ({ isElsewhere }: ZoneStop) => !isElsewhere;
  if (!ordered) return [...before.keys()].filter((i) => isOnMap(before[i]));
  const last = before.findLastIndex(isOnMap);
  return last < 0 ? [] : [last];
}

/** The last stop before the one at `index` with exactly the same centre. */
function earlierAtSamePlace(
  zones: (Zone | undefined)[],
  index: number,
  before: number[],
): number | undefined {
  const zone = zones[index];
  return zone &&
    before.findLast((i) =>
      zones[i]?.latitude === zone.latitude && zones[i].longitude === zone.longitude
    );
}

/** No line parts the number from its unit: English measures have a plain space. */
const inOneLine = (measured: string): string => measured.replaceAll(" ", "\u00a0");

const inMetres = (metres: number): string => inOneLine(measure(metres, "metres"));

function samePlaceWarning(first: number, second: number): ZoneWarning {
  const text = t("samePlace", { number: second + 1, other: first + 1 });
  return { kind: "same", stops: [first, second], text };
}

function warningsOfStop({ zone, silent, wayMetres = 0 }: ZoneStop, index: number): ZoneWarning[] {
  const warnings: ZoneWarning[] = [];
  if (silent) {
    warnings.push({
      kind: "no-audio",
      stops: [index],
      text: t("stopSilent", { number: index + 1 }),
    });
  }
  if (zone && zone.radius < SMALL_METRES) {
    const text = t("zoneSmall", {
      number: index + 1,
      radius: inMetres(zone.radius),
      least: inMetres(SMALL_METRES),
    });
    warnings.push({ kind: "small", stops: [index], text });
  }
  if (wayMetres > LONG_WAY_METRES) {
    const text = t("wayVeryLong", {
      number: index + 1,
      distance: inOneLine(metresText(wayMetres)),
    });
    warnings.push({ kind: "long-way", stops: [index], text });
  }
  return warnings;
}

/**
 * In an ordered tour the distance from the stop `before` counts; in the other, from the nearest
 * stop.
 */
function farWarnings(
  start: Position | undefined,
  zones: (Zone | undefined)[],
  index: number,
  before: number[] | undefined,
): ZoneWarning[] {
  const zone = zones[index];
  const others = before ? before.map((i) => zones[i]) : zones.filter((_, i) => i !== index);
  const from = (others.length > 0 ? others : [start]).filter((other) => other !== undefined);
  const metres = (other: Position) => distanceBetween(zone!, other) - zone!.radius;
  if (!zone || from.length === 0 || from.some((other) => metres(other) <= FAR_METRES)) return [];
  const distance = measure(Math.round(Math.min(...from.map(metres)) / 1000), "kilometres");
  const key = before ? "farFromBefore" : "farFromAll";
  const text = t(key, { number: index + 1, distance: inOneLine(distance) });
  return [{ kind: "far", stops: [index], text }];
}

function warningsOfPair(zones: (Zone | undefined)[], i: number, j: number): ZoneWarning[] {
  const [a, b] = [zones[i], zones[j]];
  if (!a || !b) return [];
  const metres = distanceBetween(a, b);
  if (metres > a.radius + b.radius) return [];
  const [outer, inner] = a.radius >= b.radius ? [i, j] : [j, i];
  if (metres + Math.min(a.radius, b.radius) <= Math.max(a.radius, b.radius)) {
    const text = t("zoneInside", { number: inner + 1, other: outer + 1 });
    return [{ kind: "inside", stops: [outer, inner], text }];
  }
  const text = t("zonesOverlap", { number: i + 1, other: j + 1 });
  return [{ kind: "overlap", stops: [i, j], text }];
}
