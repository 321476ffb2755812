/**
 * The route line of a tour: the path on the ground, if it is more than straight lines between
 * stops.
 */
import { Position } from "./position.ts";
import { z } from "../zod.ts";

/** Most points of a route line: enough for each bend of a long walk. */
export const MAX_ROUTE_POINTS = 200;

/** The points of the route in order. They are drawn, and do not affect the walk. */
export const RouteLine = z.array(z.strictObject(Position.shape))
  .min(2, "The route line needs at least two points")
  .max(
    MAX_ROUTE_POINTS,
    `The route line has too many points (${MAX_ROUTE_POINTS} at most)`,
  );
export type RouteLine = z.infer<typeof RouteLine>;
