/** Legs, and zones with corners, in forms and files, and in words. */
import { metresText } from "../../geo/metres_text.ts";
import { decodeLine } from "../../model/tour/legs/polyline.ts";
import { routeLength } from "../../geo/route_length.ts";
import { Area, MAX_CORNERS } from "../../model/tour/legs/area.ts";
import { Leg } from "../../model/tour/legs/leg.ts";
import { type LegData, MAX_LEG_POINTS } from "../../model/tour/legs/leg_data.ts";
import { texts } from "../../texts/texts.ts";
import type { FieldKind } from "./kind.ts";

const t = texts("values");

/** "420 m, 35 points". */
function legText({ line }: LegData): string {
  const points = decodeLine(line) ?? [];
  return t("lineWithPoints", { length: metresText(routeLength(points)), count: points.length });
}

const read = (value: unknown): LegData | undefined => Leg.safeParse(value).data;

export const leg: FieldKind<LegData, LegData> = {
  toTyped: read,
  fromTyped: (typed) => typed,
  toText: legText,
  read: (value) => ({ value: read(value) }),
  unfit: () => t("unfitLine", { most: MAX_LEG_POINTS }),
  normal: ({ line, by, parts = [], via }) => ({
    line,
    by,
    ...parts.length > 0 && {
      parts: parts.map(({ at, name, steps }) => ({
        at,
        ...name && { name },
        ...steps && { steps },
      })),
    },
    ...via && { via },
  }),
};

const readArea = (value: unknown): string | undefined => Area.safeParse(value).data;

export const area: FieldKind<string, string> = {
  toTyped: readArea,
  fromTyped: (typed) => typed,
  toText: (typed) => t("zoneWithCorners", { count: decodeLine(typed)?.length ?? 0 }),
  read: (value) => ({ value: readArea(value) }),
  unfit: () => t("unfitArea", { most: MAX_CORNERS }),
  normal: (stored) => stored,
};
