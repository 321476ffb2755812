/** The schema of a stop's zone with corners, such as a courtyard or a street between two others. */
import { texts } from "../../../texts/texts.ts";
import { z } from "../../zod.ts";
import type { Position } from "../position.ts";
import { decodeLine } from "./polyline.ts";

const t = texts("rules");

/** Most corners of an area. */
export const MAX_CORNERS = 100;

/** A corner in degrees, beside the first of its area. */
type Corner = { x: number; y: number };

/** Twice the surface of a triangle; negative where its corners go round clockwise. */
const turn = (a: Corner, b: Corner, c: Corner): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether an area has an inside: its corners are not in one line, and no side crosses another. */
export function hasInside(area: readonly Position[]): boolean {
  const [home] = area;
  const corners = area.map(({ latitude, longitude }): Corner => ({
    x: (longitude - home.longitude + 540) % 360 - 180,
    y: latitude - home.latitude,
  }));
  const sides = corners.map((to, i) => [corners.at(i - 1)!, to] as const);
  const crosses = sides.some(([a, b], i) =>
    sides.slice(0, i).some(([c, d]) =>
      turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
    )
  );
  return !crosses && corners.some((at, i) => turn(corners[0], corners.at(i - 1)!, at) !== 0);
}

function hasCorners(line: string): boolean {
  const corners = decodeLine(line) ?? [];
  return corners.length >= 3 && corners.length <= MAX_CORNERS &&
    corners.every(({ latitude, longitude }) =>
      Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    );
}

/** The corners of an area in order, as an encoded polyline; the last is joined to the first. */
export const Area = z.string().max(12 * MAX_CORNERS)
  .refine(hasCorners, { error: () => t("areaCorners", { most: MAX_CORNERS }) })
  .refine((line) => hasInside(decodeLine(line) ?? []), { error: () => t("sidesCross") });
