/** Names along the streets of a printed map: few, apart from each other and from seals. */
import type { MapFrame, Point } from "../../../lib/geo/map_frame.ts";
import type { NamedLine } from "./streets.ts";

/** A name with the path that it follows, and its size in millimetres. */
export type PlacedName = { name: string; d: string; size: number };

/** The size of letters, and their mean width as a part of it. */
const SIZE = 2;
const LETTER = 0.5;

/** Most names of one map. */
const MAX_NAMES = 40;

/** Between a name and another one, a seal or the edge of the map, in millimetres. */
const CLEAR = { name: 3.2, seal: 3.6, edge: 2 };

/** Where along a straight part a name is tried: in its middle first. */
const TRIED = [0.5, 0.2, 0.8];

/**
 * The names that fit along a straight part of their street. Names in scripts that are read from
 * right to left are left out: text along a path does not follow them.
 */
export function placeNames(
  lines: readonly NamedLine[],
  { frame, keepOff }: { frame: MapFrame; keepOff: readonly Point[] },
): PlacedName[] {
  const taken: Point[] = [];
  const placed: PlacedName[] = [];
  for (const { name, line } of [...lines].sort((a, b) => b.length - a.length)) {
    if (placed.length === MAX_NAMES) break;
    if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name)) continue;
    const along = placesFor(name, line, frame).find((points) =>
      points.every((point) =>
        isClear(point, taken, CLEAR.name) && isClear(point, keepOff, CLEAR.seal)
      )
    );
    if (!along) continue;
    taken.push(...along);
    placed.push({ name, d: linePath([along[0], along.at(-1)!]), size: SIZE });
  }
  return placed;
}

/** The places for a name along a line: points a millimetre apart, to be read from the left. */
function placesFor(name: string, line: readonly Point[], frame: MapFrame): Point[][] {
  const length = name.length * SIZE * LETTER + 1;
  return straightParts(line).flatMap((part) => {
    const seen = withinFrame(part, frame);
    if (!seen) return [];
    const [from, to] = seen[0].x <= seen[1].x ? seen : [seen[1], seen[0]];
    const whole = distance(from, to);
    if (whole < length) return [];
    const [dx, dy] = [(to.x - from.x) / whole, (to.y - from.y) / whole];
    return TRIED.map((part) =>
      Array.from({ length: Math.ceil(length) + 1 }, (_, i) => {
        const at = (whole - length) * part + Math.min(i, length);
        return { x: from.x + dx * at, y: from.y + dy * at };
      })
    );
  });
}

/** The ends of the parts of a line that hardly bend, one after the other. */
function straightParts(line: readonly Point[]): [Point, Point][] {
  const parts: [Point, Point][] = [];
  let [from, walked] = [0, 0];
  for (let to = 1; to < line.length; to++) {
    const step = distance(line[to - 1], line[to]);
    if (walked + step > distance(line[from], line[to]) * 1.01 + 0.1) {
      parts.push([line[from], line[to - 1]]);
      [from, walked] = [to - 1, 0];
    }
    walked += step;
  }
  if (line.length > 1) parts.push([line[from], line.at(-1)!]);
  return parts;
}

/** The part of a line between two points that is on the map, clear of its edge. */
function withinFrame(
  [a, b]: [Point, Point],
  { width, height }: MapFrame,
): [Point, Point] | undefined {
  let [first, last] = [0, 1];
  for (const [from, to, size] of [[a.x, b.x, width], [a.y, b.y, height]]) {
    if (from === to) {
      if (from < CLEAR.edge || from > size - CLEAR.edge) return undefined;
      continue;
    }
    const ends = [CLEAR.edge, size - CLEAR.edge].map((edge) => (edge - from) / (to - from));
    first = Math.max(first, Math.min(...ends));
    last = Math.min(last, Math.max(...ends));
  }
  const at = (part: number) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  return first < last ? [at(first), at(last)] : undefined;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isClear = (point: Point, others: readonly Point[], gap: number): boolean =>
  others.every((other) => distance(point, other) >= gap);

/** The attribute `d` of a line, in millimetres. */
export const linePath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
