/**
 * A second way to the same lengths, plainer and slower than lib/geo/streets: all pieces of all
 * tiles lie on one plane, in metres, with their margins, and nothing is cut at borders. A line
 * whose end lies on another one is joined with it there, which also joins what the margins have cut
 * off.
 */
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { Position } from "../../../lib/model/tour/position.ts";

type Tile = { z: number; x: number; y: number; bytes: Uint8Array };
type Spot = { x: number; y: number };
type Piece = { a: number; b: number; length: number; effort: number; isUnder: boolean };

/** The middle of Florence, and metres for each degree there. */
const [MIDDLE_NORTH, MIDDLE_EAST] = [43.77, 11.25];
const NORTH = 6_371_000 * Math.PI / 180;
const EAST = NORTH * Math.cos(MIDDLE_NORTH * Math.PI / 180);

const spotOf = (latitude: number, longitude: number): Spot => ({
  x: (longitude - MIDDLE_EAST) * EAST,
  y: (latitude - MIDDLE_NORTH) * NORTH,
});

/** Joined within so many metres. */
const NEAR = 1.1;

/** Lines of the map as it is in this older schema. */
function linesOf(tiles: Tile[]) {
  return tiles.flatMap(({ z, x, y, bytes }) => {
    const { roads } = new VectorTile(new PbfReader(bytes)).layers;
    return Array.from({ length: roads.length }, (_, i) => roads.feature(i)).flatMap((feature) => {
      const { highway, oneway, name, bridge, tunnel, layer } = feature.properties;
      const value = String(highway);
      if (/^motorway|^(abandoned|razed|no)$/.test(value)) return [];
      if (value.startsWith("trunk") && oneway === "yes") return [];
      const { geometry } = feature.toGeoJSON(x, y, z);
      const parts = geometry.type === "LineString"
        ? [geometry.coordinates]
        : geometry.type === "MultiLineString"
        ? geometry.coordinates
        : [];
      const isUnder = tunnel === "yes";
      const isOver = bridge !== undefined && bridge !== "no";
      return parts.map((points) => ({
        spots: points.map(([longitude, latitude]) => spotOf(latitude, longitude)),
        effort: (value === "steps" ? 1.5 : 1) * (name ? 1 : 1.1),
        isSteps: value === "steps",
        isUnder,
        floor: isUnder || isOver ? `${isUnder ? "under" : "over"}${layer}` : "",
      }));
    });
  });
}

/** Makes a function that gives the metres between two places, or undefined without a way. */
export function plainWays(tiles: Tile[], { stepFree = false } = {}) {
  const lines = linesOf(tiles).filter(({ isSteps }) => !stepFree || !isSteps);
  const spots: Spot[] = [];
  const pieces: Piece[] = [];
  const edges: number[][] = [];
  const keyOf = ({ x, y }: Spot) => `${Math.round(x * 20)}:${Math.round(y * 20)}`;
  const ends = new Set(lines.flatMap(({ spots }) => [keyOf(spots[0]), keyOf(spots.at(-1)!)]));
  const numbers = new Map<string, number>();
  const numberOf = (spot: Spot, floor: string) => {
    const key = ends.has(keyOf(spot)) ? keyOf(spot) : keyOf(spot) + floor;
    if (!numbers.has(key)) {
      numbers.set(key, spots.push(spot) - 1);
      edges.push([]);
    }
    return numbers.get(key)!;
  };
  const link = (a: number, b: number, rest: Pick<Piece, "effort" | "isUnder">) => {
    const length = Math.hypot(spots[a].x - spots[b].x, spots[a].y - spots[b].y);
    const piece = pieces.push({ a, b, length, ...rest }) - 1;
    edges[a].push(piece);
    edges[b].push(piece);
  };
  const uses = new Map<string, number>();
  for (const spot of lines.flatMap(({ spots }) => spots)) {
    uses.set(keyOf(spot), (uses.get(keyOf(spot)) ?? 0) + 1);
  }
  /** Where lines end that no other one goes on from, in squares of 50 metres. */
  const square = ({ x, y }: Spot) => [Math.floor(x / 50), Math.floor(y / 50)];
  const endings = new Map<string, { spot: Spot; floor: string }[]>();
  for (const { spots, floor } of lines) {
    for (const spot of [spots[0], spots.at(-1)!]) {
      if (uses.get(keyOf(spot))! > 1) continue;
      const key = square(spot).join();
      endings.set(key, [...endings.get(key) ?? [], { spot, floor }]);
    }
  }
  const endingsNear = (a: Spot, b: Spot) => {
    const [[ax, ay], [bx, by]] = [square(a), square(b)];
    const found = [];
    for (let x = Math.min(ax, bx) - 1; x <= Math.max(ax, bx) + 1; x++) {
      for (let y = Math.min(ay, by) - 1; y <= Math.max(ay, by) + 1; y++) {
        found.push(...endings.get(`${x},${y}`) ?? []);
      }
    }
    return found;
  };
  for (const line of lines) {
    for (let i = 1; i < line.spots.length; i++) {
      const [a, b] = [line.spots[i - 1], line.spots[i]];
      const between = endingsNear(a, b)
        .filter(({ floor }) => floor === line.floor)
        .map(({ spot }) => ({ spot, ...foot(a, b, spot) }))
        .filter(({ away, part }) => away < NEAR && part > 0 && part < 1)
        .sort((one, other) => one.part - other.part);
      const chain = [a, ...between.map(({ spot }) => spot), b]
        .map((spot) => numberOf(spot, line.floor));
      for (let n = 1; n < chain.length; n++) {
        if (chain[n] !== chain[n - 1]) link(chain[n - 1], chain[n], line);
      }
    }
  }
  const inTown = largestGroup(edges, pieces);

  /** Where a place is put onto the streets, or undefined when it is far from them. */
  const put = ({ latitude, longitude }: Position) => {
    const spot = spotOf(latitude, longitude);
    let nearest = { piece: pieces[0], part: 0, away: Infinity };
    for (const piece of pieces) {
      if (piece.isUnder || !inTown.has(piece.a)) continue;
      const found = foot(spots[piece.a], spots[piece.b], spot);
      if (found.away < nearest.away) nearest = { piece, ...found };
    }
    return nearest.away <= 60 ? nearest : undefined;
  };

  return (from: Position, to: Position): number | undefined => {
    const [start, end] = [put(from), put(to)];
    if (!start || !end) return undefined;
    const { piece, part } = start;
    /** Effort and metres to each node; nodes whose effort got less are looked at again. */
    const reached = new Map<number, { effort: number; metres: number }>();
    const heaps: number[][] = [];
    const reach = (node: number, effort: number, metres: number) => {
      if (effort >= (reached.get(node)?.effort ?? Infinity)) return;
      reached.set(node, { effort, metres });
      (heaps[Math.floor(effort / 5)] ??= []).push(node);
    };
    const [before, after] = [piece.length * part, piece.length * (1 - part)];
    reach(piece.a, before * piece.effort, before);
    reach(piece.b, after * piece.effort, after);
    const goal = end.piece;
    const isReached = (limit: number) =>
      [goal.a, goal.b].every((node) => (reached.get(node)?.effort ?? Infinity) < limit);
    for (let i = 0; i < heaps.length && !isReached(i * 5); i++) {
      for (let node = heaps[i]?.pop(); node !== undefined; node = heaps[i].pop()) {
        const { effort, metres } = reached.get(node)!;
        for (const edge of edges[node]) {
          const { a, b, length, effort: weight } = pieces[edge];
          reach(a === node ? b : a, effort + length * weight, metres + length);
        }
      }
    }
    const lasts = [[goal.a, end.part], [goal.b, 1 - end.part]].map(([node, part]) => {
      const { effort, metres } = reached.get(node)!;
      return {
        effort: effort + part * goal.length * goal.effort,
        metres: metres + part * goal.length,
      };
    });
    if (goal === piece) {
      const metres = Math.abs(part - end.part) * piece.length;
      lasts.push({ effort: metres * piece.effort, metres });
    }
    const { metres } = lasts.sort((one, other) => one.effort - other.effort)[0];
    return start.away + metres + end.away;
  };
}

function foot(a: Spot, b: Spot, at: Spot): { part: number; away: number } {
  const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / (squared || 1);
  const part = Math.min(1, Math.max(0, along));
  const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
  return { part, away: Math.hypot(at.x - x, at.y - y) };
}

/** The nodes of the largest connected part. */
function largestGroup(edges: number[][], pieces: Piece[]): Set<number> {
  const seen = new Set<number>();
  let largest = new Set<number>();
  for (let first = 0; first < edges.length; first++) {
    if (seen.has(first)) continue;
    const group = new Set([first]);
    for (const node of group) {
      seen.add(node);
      for (const edge of edges[node]) group.add(pieces[edge].a).add(pieces[edge].b);
    }
    if (group.size > largest.size) largest = group;
  }
  return largest;
}
