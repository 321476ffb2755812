/** The schema of legs; leg_data.ts says what they are. */
import { decodeLine } from "./polyline.ts";
import { texts } from "../../../texts/texts.ts";
import { optional, requiredLine } from "../../text/text.ts";
import { z } from "../../zod.ts";
import { LEG_ORIGINS, type LegData, MAX_LEG_POINTS, MAX_PARTS, MAX_VIAS } from "./leg_data.ts";

const t = texts("rules");

/** The longest name of a street, in UTF-16 units. */
const MAX_NAME = 200;

const Part = z.strictObject({
  at: z.int().min(0).max(MAX_LEG_POINTS),
  name: optional(requiredLine(() => t("streetName"), MAX_NAME)),
  steps: z.literal(true).optional(),
});

/** Each part begins at a point of its line, after the one before it. */
function hasValidParts({ line, parts = [] }: LegData): boolean {
  const { length } = decodeLine(line) ?? [];
  return parts.every(({ at }, i) => at < length - 1 && (i === 0 || parts[i - 1].at < at));
}

/** An encoded polyline. A point takes ten signs at most, and those after it fewer. */
const line = (least: number, most: number, error: () => string) =>
  z.string().max(12 * most).refine((text) => {
    const points = decodeLine(text) ?? [];
    return points.length >= least && points.length <= most &&
      points.every(({ latitude, longitude }) =>
        Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      );
  }, { error });

/** The leg that leads to a stop. */
export const Leg = z.strictObject({
  line: line(2, MAX_LEG_POINTS, () => t("legLine", { most: MAX_LEG_POINTS })),
  by: z.enum(LEG_ORIGINS),
  parts: z.array(Part).max(MAX_PARTS).optional(),
  via: line(1, MAX_VIAS, () => t("legVia", { most: MAX_VIAS })).optional(),
}).refine(hasValidParts, { error: () => t("legParts"), path: ["parts"] });
