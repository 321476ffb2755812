/** Positions on the earth: WGS 84 degrees. */
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";

const t = texts("rules");

/** Degrees north, -90 to 90. */
export const Latitude = z.number({ error: () => t("mustBeNumber", { label: t("latitude") }) })
  .min(-90, { error: () => t("latitudeRange") })
  .max(90, { error: () => t("latitudeRange") });

/** Degrees east, -180 to 180. */
export const Longitude = z.number({ error: () => t("mustBeNumber", { label: t("longitude") }) })
  .min(-180, { error: () => t("longitudeRange") })
  .max(180, { error: () => t("longitudeRange") });

/** A point: `latitude` and `longitude` in degrees. */
export const Position = z.object({ latitude: Latitude, longitude: Longitude });
export type Position = z.infer<typeof Position>;
