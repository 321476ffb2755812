/**
 * The route line of a tour: the path on the ground, if it is more than straight lines between
 * stops.
 */
import { Position } from "./position.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";

const t = texts("rules");

/** Most points of a route line: enough for each bend of a long walk. */
export const MAX_ROUTE_POINTS = 200;

/** The points of the route in order. They are drawn, and do not affect the walk. */
export const RouteLine = z.array(z.strictObject(Position.shape))
  .min(2, { error: () => t("routeShort") })
  .max(MAX_ROUTE_POINTS, { error: () => t("routeLong", { most: MAX_ROUTE_POINTS }) });
export type RouteLine = z.infer<typeof RouteLine>;
