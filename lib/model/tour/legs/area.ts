/** The schema of a stop's zone with corners, such as a courtyard or a street between two others. */
import { texts } from "../../../texts/texts.ts";
import { z } from "../../zod.ts";
import { decodeLine } from "./polyline.ts";

const t = texts("rules");

/** Most corners of an area. */
export const MAX_CORNERS = 100;

function hasCorners(line: string): boolean {
  const corners = decodeLine(line) ?? [];
  return corners.length >= 3 && corners.length <= MAX_CORNERS &&
    corners.every(({ latitude, longitude }) =>
      Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    );
}

/** The corners of an area in order, as an encoded polyline; the last is joined to the first. */
export const Area = z.string().max(12 * MAX_CORNERS)
  .refine(hasCorners, { error: () => t("areaCorners", { most: MAX_CORNERS }) });
