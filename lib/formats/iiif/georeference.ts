/**
 * Control points as annotations, which Allmaps and other programs read and write.
 *
 * Source: https://iiif.io/api/extension/georef/
 */
import {
  ControlPoint,
  MAX_CONTROL_POINTS,
  type Transformation,
} from "../../model/media/old_map.ts";
import { z } from "../../model/zod.ts";

/** The context of the annotations. */
export const GEOREFERENCE = "http://iiif.io/api/extension/georef/1/context.json";

/** The scan: the address of the resource that has it, its type, and its size in pixels. */
type Source = { id: string; type: string; width: number; height: number; partOf?: object[] };

type Placed = { points: readonly ControlPoint[]; transformation: Transformation };

/** The annotation of an old map with the address `id`; the whole scan is shown. */
export function toGeoreference({ points, transformation }: Placed, id: string, source: Source) {
  const { width, height } = source;
  const corners = [[0, 0], [width, 0], [width, height], [0, height]].map(String).join(" ");
  return {
    id,
    type: "Annotation",
    motivation: "georeferencing",
    target: {
      type: "SpecificResource",
      source,
      selector: {
        type: "SvgSelector",
        value: `<svg width="${width}" height="${height}"><polygon points="${corners}"/></svg>`,
      },
    },
    body: {
      type: "FeatureCollection",
      transformation: transformation === "polynomial"
        ? { type: "polynomial", options: { order: 1 } }
        : { type: "thinPlateSpline" },
      features: points.map(({ x, y, latitude, longitude }) => ({
        type: "Feature",
        properties: { resourceCoords: [x, y] },
        geometry: { type: "Point", coordinates: [longitude, latitude] },
      })),
    },
  };
}

/** The same as a file of its own. */
export const toGeoreferenceFile = (placed: Placed, source: Source): string =>
  JSON.stringify(
    {
      "@context": [GEOREFERENCE, "http://iiif.io/api/presentation/3/context.json"],
      ...toGeoreference(placed, `${source.id}#georeference`, source),
    },
    null,
    2,
  ) + "\n";

const Pair = z.tuple([z.number(), z.number()]);
const Annotation = z.object({
  type: z.literal("Annotation"),
  target: z.object({
    source: z.object({ width: z.number().positive(), height: z.number().positive() }),
  }),
  body: z.object({
    transformation: z.object({ type: z.string() }).optional(),
    features: z.array(z.object({
      // Allmaps wrote `pixelCoords` before version 1 of the extension.
      properties: z.union([
        z.object({ resourceCoords: Pair }),
        z.object({ pixelCoords: Pair }).transform(({ pixelCoords }) => ({
          resourceCoords: pixelCoords,
        })),
      ]),
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
    })),
  }),
});
const Page = z.object({ items: z.array(z.unknown()).max(1000) });

/** Control points from a file, in pixels of a scan; `leftOut` are those over the limit. */
type Read = Placed & { points: ControlPoint[]; leftOut: number };

/**
 * The control points of the first map in an annotation or a page of them, for a scan of this size
 * in pixels; undefined for other data. Other transformations than ours are read as splines, which
 * keep all points where they are.
 */
export function readGeoreference(
  text: string,
  size: { width: number; height: number },
): Read | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const page = Page.safeParse(data).data;
  const annotation = (page?.items ?? [data])
    .map((item) => Annotation.safeParse(item).data).find((item) => item !== undefined);
  if (!annotation) return undefined;
  const { target: { source }, body } = annotation;
  const points = body.features.flatMap(({ properties, geometry }) => {
    const [x, y] = properties.resourceCoords;
    const [longitude, latitude] = geometry.coordinates;
    const point = ControlPoint.safeParse({
      x: x * size.width / source.width,
      y: y * size.height / source.height,
      latitude,
      longitude,
    });
    return point.success ? [point.data] : [];
  });
  if (points.length === 0) return undefined;
  return {
    points: points.slice(0, MAX_CONTROL_POINTS),
    leftOut: Math.max(0, points.length - MAX_CONTROL_POINTS),
    transformation: body.transformation?.type.startsWith("polynomial")
      ? "polynomial"
      : "thinPlateSpline",
  };
}
