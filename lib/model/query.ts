/** The queries of addresses: texts that become numbers, each with a message of its own. */
import { z } from "./zod.ts";
import { Latitude, Longitude } from "./position.ts";

/**
 * A decimal number as text, also as browsers write small ones (1e-7). `Number` alone would read ""
 * as 0 and "0x10" as 16.
 */
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

/** Lists by pages: `limit` entries (1 to `most`), from `cursor` on, which the page before gave. */
const pageQuery = (most: number) => {
  const message = `limit must be between 1 and ${most}`;
  return z.object({
    limit: number("limit").pipe(
      z.int("limit must be a whole number").min(1, message).max(most, message),
    ).optional(),
    cursor: z.string().max(200, "This is not a cursor that a page gave").optional(),
  });
};

/** Lists on pages: at most 100 entries at once. */
export const PageQuery = pageQuery(100);

/** Most entries that a list of the API answers at once. */
export const MAX_LIST = 1000;

/** Lists of the API: `limit` is 1,000 unless told. */
export const ListQuery = pageQuery(MAX_LIST);

const MAX_ZOOM = 30;
const zoomMessage = `zoom must be between 0 and ${MAX_ZOOM}`;

/**
 * `GET /api/tours/map`: a box in degrees, which crosses 180° where its west is greater than its
 * east, and the map's zoom level (`zoom` 0 shows the earth 256 pixels wide); parts of levels are
 * cut off.
 */
export const TourMapQuery = z.object({
  south: number("south").pipe(Latitude),
  west: number("west").pipe(Longitude),
  north: number("north").pipe(Latitude),
  east: number("east").pipe(Longitude),
  zoom: number("zoom").pipe(z.number().min(0, zoomMessage).max(MAX_ZOOM, zoomMessage))
    .transform(Math.floor),
}).refine(({ south, north }) => south <= north, {
  path: ["north"],
  message: "north must not be south of south",
});
