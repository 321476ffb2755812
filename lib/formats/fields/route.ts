/** Route lines in forms and files, and in words. */
import { metresText } from "../../geo/metres_text.ts";
import { routeLength } from "../../geo/route_length.ts";
import { simplifyLine } from "../../geo/simplify_line.ts";
import { Position } from "../../model/tour/position.ts";
import { MAX_ROUTE_POINTS, type RouteLine } from "../../model/tour/route_line.ts";
import { z } from "../../model/zod.ts";
import { texts } from "../../texts/texts.ts";
import { type FieldKind, membersOf } from "./kind.ts";

const t = texts("values");

/** "2.3 km, 120 points". */
export const routeLineText = (line: RouteLine): string =>
  t("lineWithPoints", { length: metresText(routeLength(line)), count: line.length });

const Line = z.array(Position).min(2);

/** Most points that a file's line may have; it is simplified to `MAX_ROUTE_POINTS`. */
const MAX_LINE_POINTS = 100_000;

export const route: FieldKind<RouteLine, RouteLine> = {
  toTyped(stored) {
    const points = (Array.isArray(stored) ? stored : []).map(membersOf)
      .filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude))
      .map(({ latitude, longitude }) => ({ latitude, longitude }) as Position);
    return points.length > 1 ? points : undefined;
  },
  fromTyped: (typed) => typed,
  toText: routeLineText,
  read(value) {
    // zod reads the `length` of values that are not lists, and throws where that is not a number.
    const isLine = Array.isArray(value) && value.length <= MAX_LINE_POINTS;
    const line = isLine ? Line.safeParse(value).data : undefined;
    return { value: line && simplifyLine(line, MAX_ROUTE_POINTS) };
  },
  unfit: () => t("unfitLine", { most: MAX_LINE_POINTS }),
  normal: (stored) => stored.map(({ latitude, longitude }) => ({ latitude, longitude })),
};
