/** Positions on the earth: WGS 84 degrees. */
import { z } from "../zod.ts";

/** Degrees north, -90 to 90. */
export const Latitude = z.number("Latitude must be a number").min(
  -90,
  "Latitude must be between -90 and 90",
)
  .max(90, "Latitude must be between -90 and 90");

/** Degrees east, -180 to 180. */
export const Longitude = z.number("Longitude must be a number").min(
  -180,
  "Longitude must be between -180 and 180",
).max(180, "Longitude must be between -180 and 180");

/** A point: `latitude` and `longitude` in degrees. */
export const Position = z.object({ latitude: Latitude, longitude: Longitude });
export type Position = z.infer<typeof Position>;
