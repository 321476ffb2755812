/**
 * Guided walks through streets in which zones overlap out of order: loops, hairpins, ways back, and
 * numbers that differ from the order in which one walks. The visitor stands while a story plays, or
 * never does.
 */
import { bearingBetween, destinationPoint } from "../../../lib/geo/bearing.ts";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { seededRandom } from "../../../lib/geo/noise.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { PlacedWalkTour } from "./placed_walk.ts";

/** The shapes of streets. `renumbered`: a straight street whose numbers jump. */
export const STREETS = ["straight", "loop", "hairpin", "way back", "renumbered", "dense"] as const;

type Street = typeof STREETS[number];

/** A tour, the way that its visitor takes, and how long each story is in seconds. */
export type StreetWalk = { tour: PlacedWalkTour; way: Position[]; storySeconds: number[] };

/** Where stops are along a way of straight lines, in metres east and north of its beginning. */
type Place = [east: number, north: number];

const ORIGIN = { latitude: 48.2, longitude: 16.37 };

/** The walk of a seed; always the same. */
export function streetWalk(seed: number, street: Street): StreetWalk {
  const random = seededRandom(seed * 2654435761 + STREETS.indexOf(street));
  const between = (low: number, high: number) => low + (high - low) * random();
  const count = Math.floor(between(5, 13));
  const spacing = street === "dense" ? between(15, 35) : between(35, 90);
  const places = LAYOUTS[street](count, spacing, between);
  const order = numbering(street, count, random);
  const stops = order.map((place, i) => ({
    title: `Stop ${i + 1}`,
    ...at(places[place]),
    radius: Math.round(between(20, 50)),
  }));
  const corners = [at([-70, 0]), ...places.map(at)];
  if (street === "way back") corners.push(...corners.toReversed());
  if (street === "dense" || street === "loop") corners.push(corners[1], corners[2]);
  corners.push(destinationPoint(corners.at(-1)!, 100, 360 * random()));
  return {
    tour: { id: "street", ordered: true, stops },
    way: corners.map((corner) => destinationPoint(corner, between(0, 8), 360 * random())),
    storySeconds: stops.map(() => Math.round(between(20, 120))),
  };
}

type Layout = (
  count: number,
  spacing: number,
  between: (low: number, high: number) => number,
) => Place[];

const straight: Layout = (count, spacing) =>
  Array.from({ length: count }, (_, i) => [i * spacing, 0]);

/** A round of stops, back to the first. */
const loop: Layout = (count, spacing) => {
  const radius = count * spacing / (2 * Math.PI);
  return Array.from({ length: count }, (_, i) => {
    const angle = 2 * Math.PI * i / count;
    return [radius * Math.sin(angle), radius * (1 - Math.cos(angle))];
  });
};

/** Up one side of a street and down the other. */
const hairpin: Layout = (count, spacing, between) => {
  const [half, width] = [Math.ceil(count / 2), between(12, 45)];
  return Array.from(
    { length: count },
    (_, i) => i < half ? [i * spacing, 0] : [(count - 1 - i) * spacing, width],
  );
};

const LAYOUTS: Record<Street, Layout> = {
  straight,
  loop,
  hairpin,
  "way back": straight,
  renumbered: straight,
  dense: loop,
};

/** Which place along the way has the first number, the second, and so on. */
function numbering(street: Street, count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  if (street === "straight" || street === "way back") return order;
  const swaps = street === "renumbered" ? count : random() < 0.5 ? 0 : 2;
  for (let i = 0; i < swaps; i++) {
    const [a, b] = [Math.floor(count * random()), Math.floor(count * random())];
    [order[a], order[b]] = [order[b], order[a]];
  }
  return order;
}

const at = ([east, north]: Place): Position =>
  destinationPoint(destinationPoint(ORIGIN, east, 90), north, 0);

/** Where somebody is who has walked so many metres of a way; undefined beyond its end. */
export function placeOn(way: Position[], metres: number): Position | undefined {
  let left = metres;
  for (let i = 1; i < way.length; i++) {
    const length = distanceBetween(way[i - 1], way[i]);
    if (left <= length) {
      return destinationPoint(way[i - 1], left, bearingBetween(way[i - 1], way[i]));
    }
    left -= length;
  }
  return undefined;
}
