/** A route line in words. */
import { counted } from "../../../lib/formats/report.ts";
import { metresText } from "../../../lib/geo/metres_text.ts";
import { routeLength } from "../../../lib/geo/route_length.ts";
import type { RouteLine } from "../../../lib/model/tour/route_line.ts";

/** "2.3 km, 120 points"; "" without a line. */
export const routeLineText = (line: RouteLine | undefined): string =>
  line ? `${metresText(routeLength(line))}, ${counted(line.length, "point")}` : "";
