/** The queries of addresses: texts that become numbers, each with a message of its own. */
import { z } from "./zod.ts";
import { Latitude, Longitude } from "./position.ts";

/** A decimal number as text, also as browsers write small ones (1e-7). `Number` alone would read "" as 0 and "0x10" as 16. */
const number = (name: string) =>
  z.string(`${name} is required`).trim()
    .regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i, `${name} must be a number`).transform(
      Number,
    );

/** A position in degrees, as `lat` and `lng`. */
export const PositionQuery = z.object({
  lat: number("lat").pipe(Latitude),
  lng: number("lng").pipe(Longitude),
});

const FARTHEST = 20_038;
const radiusMessage = `radius must be between 0 and ${FARTHEST} km`;

/** `GET /api/tours/nearby`: a position in degrees, a radius in kilometres (10 unless told). */
export const NearbyQuery = z.object({
  ...PositionQuery.shape,
  radius: number("radius").pipe(z.number().min(0, radiusMessage).max(FARTHEST, radiusMessage))
    .default(10),
});

/** Lists by pages: `limit` entries (1 to 100), from `cursor` on, which the page before gave. */
export const PageQuery = z.object({
  limit: number("limit").pipe(
    z.int("limit must be a whole number").min(1, "limit must be between 1 and 100")
      .max(100, "limit must be between 1 and 100"),
  ).optional(),
  cursor: z.string().max(200).optional(),
});
