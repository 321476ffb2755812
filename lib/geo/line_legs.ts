/**
 * Legs out of a line that leads past stops: a track that somebody walked, a route of another
 * program, or a route line that an archive had before there were legs.
 */
import { LEG_TOLERANCE, type LegData, MAX_LEG_POINTS } from "../model/tour/legs/leg_data.ts";
import { encodeLine } from "../model/tour/legs/polyline.ts";
import type { Position } from "../model/tour/position.ts";
import { hasPlace, startOf, type StopPlace } from "../model/tour/stop_place.ts";
import { normalizeLongitude } from "./angles.ts";
import { distanceBetween } from "./distance.ts";
import { footOn, planeAround } from "./plane.ts";
import { routeLength } from "./route_length.ts";
import { simplifyLine } from "./simplify_line.ts";
import { LONGEST_WAY } from "./streets/street_way.ts";

/** Metres within which a line leads past a place. */
const PAST_METRES = 60;

/** Most points of a line that are compared with places. */
const MAX_POINTS = 5_000;

/** Where a line leads past a place: `at` counts segments from its start, with their fractions. */
type Passing = Position & { at: number; metres: number };

/** A way to pass places one after the other; a place more is better than nearer places. */
type Chain = { passing: Passing; index: number; score: number; before?: Chain };

/** Legs of a line: one for each place after the first, where it was found. */
type LineLegs = {
  legs: (LegData | undefined)[];
  /** The part of the line from its first to its last point that no leg has. */
  rest: Position[];
};

/**
 * The legs between `places` along a line that passes them in their order. A leg begins and ends at
 * its places. Places farther than 60 m from the line have none, on both sides.
 */
export function legsFromLine(
  line: readonly Position[],
  places: readonly Position[],
): LineLegs {
  const way = simplifyLine([...line], MAX_POINTS);
  const passed = passingsInOrder(way, places);
  const legs = places.slice(1).map((to, i) => {
    const [a, b] = [passed.get(i), passed.get(i + 1)];
    return a && b && legOf([places[i], ...between(way, a, b), to]);
  });
  return {
    legs,
    rest: restOf(way, legs.map((leg, i) => leg && [passed.get(i)!, passed.get(i + 1)!])),
  };
}

/** A leg along points; undefined where it would be no line, or too long to walk. */
function legOf(points: Position[]): LegData | undefined {
  if (routeLength(points) > LONGEST_WAY) return undefined;
  const line = simplifyLine(points.map(toTheMetre).filter(isNew), MAX_LEG_POINTS, {
    tolerance: LEG_TOLERANCE,
  });
  return line.length > 1 ? { line: encodeLine(line), by: "track" } : undefined;
}

/** Five decimals of a degree are a metre, and what a leg's line has. */
const toTheMetre = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});

const isNew = (point: Position, i: number, all: Position[]): boolean =>
  point.latitude !== all[i - 1]?.latitude || point.longitude !== all[i - 1]?.longitude;

/** A line from one of its places to a later one; nothing where they are the same. */
const between = (line: Position[], from: Passing, to: Passing): Position[] =>
  from.at === to.at ? [] : [from, ...line.slice(Math.floor(from.at) + 1, Math.ceil(to.at)), to];

/**
 * Where the line passes places one after the other, by their indexes: as many as can be, and among
 * these the nearest. A place may also be passed where the one before it is: of two on both sides of
 * a street, the second may be a step behind.
 */
function passingsInOrder(line: Position[], places: readonly Position[]): Map<number, Passing> {
  /** By where they end; a later one is better, or it would not be here. */
  let best: Chain[] = [];
  let former: Passing[] = [];
  const worth = PAST_METRES ** 2 * (places.length + 1);
  places.forEach((place, index) => {
    const own = passings(line, place);
    const shared = former.map((passing) => ({
      ...passing,
      metres: distanceBetween(passing, place),
    })).filter(({ metres }) => metres <= PAST_METRES);
    const longer = [...own, ...shared].map((passing): Chain => {
      const before = best.findLast((chain) => chain.passing.at <= passing.at);
      return { passing, index, score: (before?.score ?? 0) + worth - passing.metres ** 2, before };
    });
    best = bestOf([...best, ...longer]);
    former = own;
  });
  const found = new Map<number, Passing>();
  for (let chain = best.at(-1); chain; chain = chain.before) found.set(chain.index, chain.passing);
  return found;
}

/** Those that are better than all that end before them. */
function bestOf(chains: Chain[]): Chain[] {
  const best: Chain[] = [];
  for (const chain of chains.sort((a, b) => a.passing.at - b.passing.at || b.score - a.score)) {
    if (chain.score > (best.at(-1)?.score ?? 0)) best.push(chain);
  }
  return best;
}

/** Where a line comes nearest to a place, each time that it passes. */
function passings(line: Position[], place: Position): Passing[] {
  const near = line.slice(1).map((to, i) => nearestOn(line[i], to, { place, segment: i }));
  return near.filter(({ metres }, i) =>
    metres <= PAST_METRES && metres < (near[i - 1]?.metres ?? Infinity) &&
    metres <= (near[i + 1]?.metres ?? Infinity)
  );
}

/** The point of a segment nearest to a place; the earth counts as flat around the place. */
function nearestOn(
  from: Position,
  to: Position,
  { place, segment }: { place: Position; segment: number },
): Passing {
  const flat = planeAround(place);
  const { part, away } = footOn(flat(from), flat(to));
  const eastward = normalizeLongitude(to.longitude - from.longitude);
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: normalizeLongitude(from.longitude + part * eastward),
    at: segment + part,
    metres: away,
  };
}

/** What is left of a line: from the first to the last part that is longer than a place is wide. */
function restOf(line: Position[], taken: (readonly [Passing, Passing] | undefined)[]): Position[] {
  const end = (at: number): Passing => ({
    ...line.at(at)!,
    at: at < 0 ? line.length - 1 : at,
    metres: 0,
  });
  const ways = taken.filter((way) => way !== undefined);
  if (ways.length === 0) return line;
  const edges = [end(0), ...ways.flat(), end(-1)];
  const gaps = edges.flatMap((from, i) => i % 2 === 0 ? [[from, edges[i + 1]] as const] : [])
    .filter(([from, to]) => routeLength(between(line, from, to)) > PAST_METRES);
  return gaps.length === 0 ? [] : between(line, gaps[0][0], gaps.at(-1)![1]);
}

type RoutedTour = Partial<Position> & {
  tourType?: string;
  routeLine?: Position[] | null;
  audioStops: readonly (Partial<Position> & { place?: StopPlace; leg?: LegData })[];
};

/**
 * The same archive with its route line as legs, where it is guided and the line leads from stop to
 * stop. Legs that it has already stay, and so does the part of the line that leads to no stop.
 */
export function withRouteAsLegs<T extends RoutedTour>(tour: T): T {
  const { tourType = "ordered", routeLine, audioStops } = tour;
  if (tourType !== "ordered" || !routeLine || routeLine.length < 2) return tour;
  const start = startOf(tour);
  const stops = audioStops.flatMap((stop, index) => {
    const place = hasPlace(stop) ? startOf(stop) : undefined;
    return place ? [{ ...place, index }] : [];
  });
  const places = start ? [{ ...start, index: -1 }, ...stops] : stops;
  const { legs, rest } = legsFromLine(routeLine, places);
  if (legs.every((leg) => leg === undefined)) return tour;
  const found = new Map(legs.map((leg, i) => [places[i + 1].index, leg]));
  const { routeLine: _, ...others } = tour;
  return {
    ...others,
    ...rest.length > 1 &&
      { routeLine: rest.map(toTheMetre) },
    audioStops: audioStops.map((stop, i) => {
      const leg = stop.leg ?? found.get(i);
      return leg ? { ...stop, leg } : stop;
    }),
  } as unknown as T;
}
