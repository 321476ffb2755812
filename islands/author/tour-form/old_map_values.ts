/** Old maps in the form: texts as typed, and points as they were set. */
import { z } from "../../../lib/model/zod.ts";
import {
  ControlPoint,
  MapEdges,
  MAX_OLD_MAPS,
  Transformation,
} from "../../../lib/model/media/old_map.ts";

const text = z.string().catch("");

const OldMapValue = z.object({
  title: text,
  year: text,
  credit: text,
  scanUrl: text,
  imageUrl: text,
  edges: MapEdges.optional().catch(undefined),
  transformation: Transformation.catch("thinPlateSpline"),
  points: z.array(ControlPoint).catch([]),
});

/** An old map in the form. `edges` are those of the picture that was made last. */
export type OldMapValues = z.infer<typeof OldMapValue>;

/** A scan that has just been added. */
export const newOldMap = (scanUrl: string, title: string): OldMapValues => ({
  title,
  year: "",
  credit: "",
  scanUrl,
  imageUrl: "",
  transformation: "thinPlateSpline",
  points: [],
});

/** The old maps in stored or imported data; missing without any. Never throws. */
export function readOldMaps(stored: unknown): { oldMaps?: OldMapValues[] } {
  const maps = (Array.isArray(stored) ? stored : []).slice(0, MAX_OLD_MAPS)
    .flatMap((map) => OldMapValue.safeParse(map).data ?? []);
  return maps.length > 0 ? { oldMaps: maps } : {};
}

/** "Town plan, 1860 (6 points)": a line for each map. */
export const oldMapsText = (maps: readonly OldMapValues[] = []): string =>
  maps.map(({ title, year, points }) =>
    `${[title || "Untitled map", year].filter(Boolean).join(", ")} (${points.length} points)`
  ).join("\n");
