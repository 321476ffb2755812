/** Old maps of an archive: scans that their authors have placed on today's map. */
import { ImageCredit, ImageYear } from "./things.ts";
import { ImageUrl } from "./url.ts";
import { optional, requiredLine } from "../text/text.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";
import { Latitude, Longitude } from "../tour/position.ts";

const t = texts("rules");

/** Most old maps of an archive, and most control points of one: all are in the archive's record. */
export const MAX_OLD_MAPS = 3;
export const MAX_CONTROL_POINTS = 25;

/** Fewest control points, with which a mistake in one of them can be seen. */
export const MIN_CONTROL_POINTS = 4;

/**
 * How a scan is taken to the plane of Web Mercator: "polynomial" stretches and turns it as a whole
 * (affine, by least squares); "thinPlateSpline" bends it, so that each point is where it was set.
 * The names are those of the Georeference Extension of IIIF.
 */
export const TRANSFORMATIONS = ["polynomial", "thinPlateSpline"] as const;
export const Transformation = z.enum(TRANSFORMATIONS);
export type Transformation = z.infer<typeof Transformation>;

/** A place in the scan, in pixels from its upper left corner, and on the earth. */
export const ControlPoint = z.strictObject({
  x: z.number().min(-100_000).max(100_000),
  y: z.number().min(-100_000).max(100_000),
  latitude: Latitude,
  longitude: Longitude,
});
export type ControlPoint = z.infer<typeof ControlPoint>;

const PLACE_IT = { error: () => t("placeOldMap") };

/** The edges of the placed picture, which is stretched between them in Web Mercator. */
export const MapEdges = z.strictObject({
  south: Latitude,
  west: Longitude,
  north: Latitude,
  east: Longitude,
}, PLACE_IT).refine(
  ({ south, west, north, east }) => south < north && west < east,
  { error: () => t("noExtent") },
);
export type MapEdges = z.infer<typeof MapEdges>;

/**
 * An old map: `scanUrl` is the scan, `imageUrl` the picture that was made from it once, north
 * upwards, for the place within `edges`.
 */
export const OldMap = z.strictObject({
  title: requiredLine(() => t("oldMapTitle"), 200),
  year: optional(ImageYear),
  credit: optional(ImageCredit),
  scanUrl: ImageUrl,
  imageUrl: z.string().min(1, PLACE_IT).pipe(ImageUrl),
  edges: MapEdges,
  transformation: Transformation,
  points: z.array(ControlPoint)
    .min(MIN_CONTROL_POINTS, { error: () => t("fewPoints", { fewest: MIN_CONTROL_POINTS }) })
    .max(MAX_CONTROL_POINTS, { error: () => t("manyPoints", { most: MAX_CONTROL_POINTS }) }),
});
export type OldMap = z.infer<typeof OldMap>;

/** The old maps of an archive, in the order of the form. */
export const OldMaps = z.array(OldMap)
  .max(MAX_OLD_MAPS, { error: () => t("manyOldMaps", { most: MAX_OLD_MAPS }) });

/** An old map with gaps, as in drafts and files. */
export type UnfinishedOldMap = Partial<OldMap>;
