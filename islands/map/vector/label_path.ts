/** Finds room for a name along a line. */

/** In CSS pixels. */
export type XY = { x: number; y: number };

/** The most that a name may turn from one letter to the next, and in all, in radians. */
const SHARPEST = 0.45;
const MOST_TURN = 1.4;

/** A stretch that turns less than this in all counts as straight. */
const STRAIGHT = 0.1;

/** A line with the distance of each of its points from the start. */
export type Path = { points: XY[]; distances: number[]; length: number };

export function measurePath(points: XY[]): Path {
  const distances = [0];
  for (let i = 1; i < points.length; i++) {
    const step = Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    distances.push(distances[i - 1] + step);
  }
  return { points, distances, length: distances.at(-1)! };
}

/** The point at `distance` along the path, and the direction there in radians. */
export function pointAt({ points, distances }: Path, distance: number): XY & { angle: number } {
  let i = 1;
  while (i < points.length - 1 && distances[i] < distance) i++;
  const [from, to] = [points[i - 1], points[i]];
  const step = distances[i] - distances[i - 1] || 1;
  const part = (distance - distances[i - 1]) / step;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  };
}

/** The distance between repeated names along a line, and from a name to the line's ends. */
type Spacing = { repeat: number; margin: number };

/**
 * The starts of names that are `width` long, as distances along the path: evenly spaced, moved to
 * where the line is straight enough; empty if it is nowhere.
 */
export function startsAlong(path: Path, width: number, { repeat, margin }: Spacing): number[] {
  const room = path.length - width - 2 * margin;
  if (room < 0) return [];
  const count = 1 + Math.floor(room / (width + repeat));
  const share = path.length / count;
  const starts: number[] = [];
  for (let n = 0; n < count; n++) {
    const middle = share * (n + 0.5) - width / 2;
    const reach = share / 2 - width / 2 - margin;
    const start = straightest(path, width, middle, reach);
    if (start !== undefined) starts.push(start);
  }
  return starts;
}

function straightest(
  path: Path,
  width: number,
  middle: number,
  reach: number,
): number | undefined {
  const turns = turnsOf(path.points);
  let best: number | undefined;
  let least = MOST_TURN;
  const step = Math.max(8, reach / 6);
  for (let away = 0; away <= reach; away += step) {
    for (const start of away === 0 ? [middle] : [middle - away, middle + away]) {
      const turn = turnBetween(path.distances, turns, [start, start + width]);
      if (turn < least) [best, least] = [start, turn];
    }
    if (least < STRAIGHT) break;
  }
  return best;
}

/** How much the line turns at each of its points; infinite at a corner. */
function turnsOf(points: XY[]): number[] {
  let before = 0;
  return points.map((point, i) => {
    const next = points[i + 1];
    if (!next || (next.x === point.x && next.y === point.y)) return 0;
    const direction = Math.atan2(next.y - point.y, next.x - point.x);
    const turn = i === 0 ? 0 : Math.abs(difference(direction, before));
    before = direction;
    return turn > SHARPEST ? Infinity : turn;
  });
}

function turnBetween(distances: number[], turns: number[], [from, to]: [number, number]): number {
  let turn = 0;
  for (let i = 1; i < turns.length - 1 && distances[i] < to; i++) {
    if (distances[i] > from) turn += turns[i];
  }
  return turn;
}

function difference(a: number, b: number): number {
  const turn = a - b;
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}
