/**
 * Names positions: the town around or near one, with its state or country. The towns come with the
 * program (tools/places.ts): those of the world with 5,000 people or more.
 */
import { normalizeLongitude, radians } from "../../geo/angles.ts";
import type { Position } from "../../model/tour/position.ts";

/** The name of a position; undefined without a town near it. */
export type PlaceName = (at: Position) => string | undefined;

/** A town, in degrees; `reach` is about how far its name applies, in kilometres. */
type Town = Position & { name: string; region: string; reach: number };

/** The farthest distance from a town, in kilometres. */
const FARTHEST = 30;

const KM_PER_DEGREE = 111.2;

const countries = new Intl.DisplayNames("en", { type: "region" });

let names: Promise<PlaceName> | undefined;

/**
 * Reads the towns, at the first call. The names are 'Cambridge, MA', 'Oxford, United Kingdom', or
 * undefined where no town is within 30 km; of several towns the one whose reach covers the position
 * best.
 */
export const loadPlaceNames = (): Promise<PlaceName> => names ??= readTowns();

/** The number of the cell of one degree that contains a position. */
export function cellOf({ latitude, longitude }: Position): number {
  const column = Math.floor(normalizeLongitude(longitude)) + 180;
  return Math.floor(latitude + 90) * 360 + column;
}

async function readTowns(): Promise<PlaceName> {
  const { default: { towns } } = await import("./places.json", { with: { type: "json" } });
  const lines = towns.split("\n").map((line): [number, string | Town[]] => {
    const end = line.indexOf(" ");
    return [Number(line.slice(0, end)), line.slice(end + 1)];
  });
  const cells = new Map(lines);
  /** A cell is parsed when it is first needed; most never are. */
  const townsIn = (cell: number): Town[] => {
    const towns = cells.get(cell) ?? [];
    if (typeof towns !== "string") return towns;
    const parsed = towns.split(";").map(parseTown);
    cells.set(cell, parsed);
    return parsed;
  };
  return (at) => {
    const widthOfDegree = KM_PER_DEGREE * Math.cos(radians(at.latitude));
    let best: Town | undefined;
    let bestDepth = Infinity;
    for (const cell of cellsAround(at, widthOfDegree)) {
      for (const town of townsIn(cell)) {
        // As on a plane, which is right to a thousandth at this distance.
        const north = (town.latitude - at.latitude) * KM_PER_DEGREE;
        const east = normalizeLongitude(town.longitude - at.longitude) * widthOfDegree;
        const distance = Math.hypot(north, east);
        const depth = distance / town.reach;
        if (distance <= FARTHEST && depth < bestDepth) [best, bestDepth] = [town, depth];
      }
    }
    return best && `${best.name}, ${best.region}`;
  };
}

function parseTown(text: string): Town {
  const [latitude, longitude, thousands, region, ...name] = text.split(" ");
  const [country, state] = region.split("-");
  return {
    name: name.join(" "),
    region: state ?? countries.of(country) ?? country,
    latitude: Number(latitude) / 100,
    longitude: Number(longitude) / 100,
    // A round town with 4,000 people per square kilometre, and one kilometre around it.
    reach: 1 + Math.sqrt(Number(thousands) / 4 / Math.PI),
  };
}

/** The cells with everything within `FARTHEST` of a position; `widthOfDegree` in kilometres. */
function cellsAround({ latitude, longitude }: Position, widthOfDegree: number): Set<number> {
  const height = FARTHEST / KM_PER_DEGREE;
  // No town is so near a pole that more than one cell on each side is needed.
  const width = Math.min(1, FARTHEST / widthOfDegree);
  return new Set(
    [-height, height].flatMap((north) =>
      [-width, 0, width].map((east) =>
        cellOf({ latitude: latitude + north, longitude: longitude + east })
      )
    ),
  );
}
