/** The route line of a tour: the way on the ground, where it is more than from stop to stop. */
import { Position } from "./position.ts";
import { z } from "../zod.ts";

/** Most points of a route line: enough for each bend of a long walk. */
export const MAX_ROUTE_POINTS = 200;

/** The points of the way, in its order. It is drawn, and decides nothing in the walk. */
export const RouteLine = z.array(z.strictObject(Position.shape))
  .min(2, "The route line needs at least two points")
  .max(
    MAX_ROUTE_POINTS,
    `The route line has too many points (${MAX_ROUTE_POINTS} at most)`,
  );
export type RouteLine = z.infer<typeof RouteLine>;
