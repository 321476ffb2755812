/** A rectangle of the map for print: where positions are on it, in millimetres. */
import type { Position } from "../model/tour/position.ts";
import { degrees, radians, unwrapLongitudes } from "./angles.ts";
import { EARTH_RADIUS } from "./distance.ts";

/** A point on paper: millimetres from the left and from the top. */
export type Point = { x: number; y: number };

/** A size in millimetres. */
export type PaperSize = { width: number; height: number };

/** A map in Web Mercator (EPSG:3857), north at the top. */
export type MapFrame = PaperSize & {
  /** Where a position is on the paper; far ones are outside of the frame. */
  place(at: Position): Point;
  /** Where a point of the world is; it is 1 wide and high, from the antimeridian and the north. */
  placeInWorld(at: Point): Point;
  /** The western, northern, eastern and southern edge, in the same measure of the world. */
  world: { west: number; north: number; east: number; south: number };
  /** Metres on the ground for a millimetre of paper, in the middle of the frame. */
  metresPerMillimetre: number;
};

/** The latitude at which Web Mercator ends. */
const MOST_NORTH = 85.05112878;

/** The least width and height that is shown, in metres: a street with its surroundings. */
const LEAST_SPAN = 160;

const toWorld = (latitude: number, longitude: number): Point => {
  const sine = Math.sin(radians(Math.max(-MOST_NORTH, Math.min(MOST_NORTH, latitude))));
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
};

const latitudeOf = (y: number): number => degrees(Math.atan(Math.sinh(Math.PI * (1 - 2 * y))));

/**
 * The frame of a size around `places`, with `margin` millimetres between them and its edge;
 * undefined without places. Right across the antimeridian.
 */
export function frameAround(
  places: readonly Position[],
  { width, height, margin }: PaperSize & { margin: number },
): MapFrame | undefined {
  if (places.length === 0) return undefined;
  const longitudes = unwrapLongitudes(places.map(({ longitude }) => longitude));
  const points = places.map(({ latitude }, i) => toWorld(latitude, longitudes[i]));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const around = 2 * Math.PI * EARTH_RADIUS * Math.cos(radians(latitudeOf(middle.y)));
  const scale = Math.max(
    (right - left) / (width - 2 * margin),
    (bottom - top) / (height - 2 * margin),
    LEAST_SPAN / around / Math.min(width, height),
  );
  const [west, north] = [middle.x - scale * width / 2, middle.y - scale * height / 2];
  const placeInWorld = ({ x, y }: Point) => ({ x: (x - west) / scale, y: (y - north) / scale });
  return {
    width,
    height,
    placeInWorld,
    place({ latitude, longitude }) {
      const at = toWorld(latitude, longitude);
      // The turn of the earth in which it is nearest to the middle.
      return placeInWorld({ x: at.x + Math.round(middle.x - at.x), y: at.y });
    },
    world: { west, north, east: west + scale * width, south: north + scale * height },
    metresPerMillimetre: scale * around,
  };
}

/** A scale bar: a round number of metres, and its length in millimetres, `longest` at most. */
export function scaleBar(
  { metresPerMillimetre }: Pick<MapFrame, "metresPerMillimetre">,
  longest: number,
): { metres: number; length: number } {
  const most = longest * metresPerMillimetre;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((first) => first * power).find((round) => round <= most) ?? power;
  return { metres, length: metres / metresPerMillimetre };
}

/**
 * The same points, moved apart where they would be nearer than `gap` millimetres to each other, and
 * kept `gap / 2` within the frame. Points of one place are put around it. The moves are small, and
 * stop after some rounds: a frame may be too full for all.
 */
export function moveApart(
  points: readonly Point[],
  { width, height, gap }: PaperSize & { gap: number },
): Point[] {
  // Points of one place leave it in directions of their own.
  const moved = points.map(({ x, y }, i) => ({
    x: x + START * Math.cos(i * GOLDEN_ANGLE),
    y: y + START * Math.sin(i * GOLDEN_ANGLE),
  }));
  const within = (value: number, size: number) =>
    Math.max(gap / 2, Math.min(size - gap / 2, value));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let isApart = true;
    moved.forEach((a, i) => {
      for (const b of moved.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= gap * ALMOST) continue;
        isApart = false;
        const angle = Math.atan2(dy, dx);
        const push = (gap - distance) * STEP;
        a.x = within(a.x - push * Math.cos(angle), width);
        a.y = within(a.y - push * Math.sin(angle), height);
        b.x = within(b.x + push * Math.cos(angle), width);
        b.y = within(b.y + push * Math.sin(angle), height);
      }
    });
    if (isApart) break;
  }
  return moved;
}

/** An invisible distance in millimetres, and an angle in radians that fills a circle evenly. */
const START = 0.01;
const GOLDEN_ANGLE = 2.4;

/** Most rounds of `moveApart`. */
const MAX_ROUNDS = 100;

/** The part of a missing gap that each of two points moves in one round: a pile spreads slowly. */
const STEP = 0.25;

/** The part of the gap that is enough. */
const ALMOST = 0.98;
