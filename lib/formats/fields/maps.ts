/** Old maps in the form: texts as typed, and points as they were set. */
import { z } from "../../model/zod.ts";
import {
  ControlPoint,
  MapEdges,
  MAX_CONTROL_POINTS,
  MAX_OLD_MAPS,
  Transformation,
  type UnfinishedOldMap,
} from "../../model/media/old_map.ts";
import { texts } from "../../texts/texts.ts";
import type { FieldKind } from "./kind.ts";

const t = texts("values");

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

/** The old maps in stored or imported data; undefined without any. Never throws. */
function readOldMaps(stored: unknown): OldMapValues[] | undefined {
  const maps = (Array.isArray(stored) ? stored : []).slice(0, MAX_OLD_MAPS)
    .flatMap((map) => OldMapValue.safeParse(map).data ?? []);
  return maps.length > 0 ? maps : undefined;
}

/** "Town plan, 1860 (6 points)": a line for each map. */
const oldMapsText = (maps: readonly OldMapValues[]): string =>
  maps.map(({ title, year, points }) => {
    const map = [title || t("untitledMap"), year].filter(Boolean).join(", ");
    return t("mapWithPoints", { map, count: points.length });
  }).join("\n");

/** An old map as in a form that is not finished. */
const OldMapInFile = z.object({
  title: z.string(),
  year: z.string(),
  credit: z.string(),
  scanUrl: z.string(),
  imageUrl: z.string(),
  edges: MapEdges,
  transformation: Transformation,
  points: z.array(ControlPoint).max(MAX_CONTROL_POINTS),
}).partial();

export const maps: FieldKind<UnfinishedOldMap[], OldMapValues[]> = {
  toTyped: readOldMaps,
  fromTyped: (typed) => typed,
  toText: oldMapsText,
  read: (value) =>
    Array.isArray(value) && value.length <= MAX_OLD_MAPS
      ? { value: z.array(OldMapInFile).safeParse(value).data }
      : {},
  unfit: () => t("unfitMaps"),
  normal: (stored) =>
    stored.length === 0 ? undefined : stored.map((map) => ({
      title: map.title,
      year: map.year || undefined,
      credit: map.credit || undefined,
      scanUrl: map.scanUrl,
      imageUrl: map.imageUrl,
      edges: map.edges,
      transformation: map.transformation,
      points: map.points?.map(({ x, y, latitude, longitude }) => ({ x, y, latitude, longitude })),
    })),
};
