/** An old map as a canvas: its scan, and where it lies. */
import type { Tour } from "../../model/tour/tour.ts";
import { imageBody, painting } from "./bodies.ts";
import type { Place } from "./canvas.ts";
import { toGeoreference } from "./georeference.ts";
import { inLanguage } from "./language_map.ts";

/** The canvas of the old map with this index, which the archive has. */
export function mapCanvas(
  { oldMaps, language }: Pick<Tour, "oldMaps" | "language">,
  index: number,
  { site, manifest }: Place,
) {
  const map = oldMaps![index];
  const id = `${manifest}/canvas/old-map-${index + 1}`;
  const body = imageBody(map.scanUrl, site);
  const source = {
    id,
    type: "Canvas",
    width: body.width,
    height: body.height,
    partOf: [{ id: manifest, type: "Manifest" }],
  };
  const page = `${id}/georeference`;
  const credit = [map.year, map.credit].filter(Boolean).join(", ");
  return {
    id,
    type: "Canvas",
    label: inLanguage(language, map.title),
    ...credit && { summary: inLanguage(language, credit) },
    width: body.width,
    height: body.height,
    items: [painting(id, body)],
    annotations: [{
      id: page,
      type: "AnnotationPage",
      items: [toGeoreference(map, `${page}/1`, source)],
    }],
  };
}
