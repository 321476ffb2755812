/** A tour as GeoJSON (RFC 7946): a FeatureCollection that any map program shows. */
import { EXPORT_FORMAT, EXPORT_VERSION } from "../json/export_file.ts";
import type { UnfinishedTour } from "../../model/tour/tour_form.ts";
import { normalizeForm } from "../normalize_form.ts";

/**
 * The first feature is the tour, at its start. Then comes its route line, or the line from stop to
 * stop of a guided path; then each stop as a point, with its fields as properties. `kind`
 * distinguishes the four.
 */
export function toGeoJson(form: UnfinishedTour, exportedAt: string): string {
  const { audioStops, latitude, longitude, routeLine, ...tour } = normalizeForm(form);
  const stops = audioStops.map(({ id, latitude, longitude, ...stop }, index) => ({
    type: "Feature",
    id,
    geometry: point(latitude, longitude),
    properties: { kind: "stop", number: index + 1, ...stop },
  }));
  const path = stops.flatMap(({ geometry }) => geometry ? [geometry.coordinates] : []);
  const lines = routeLine
    ? [line("route-line", routeLine.map(({ latitude, longitude }) => [longitude, latitude]))]
    : tour.tourType === "ordered" && path.length > 1
    ? [line("route", path)]
    : [];
  const start = {
    type: "Feature",
    geometry: point(latitude, longitude),
    properties: {
      kind: "tour",
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exportedAt,
      ...tour,
    },
  };
  const collection = { type: "FeatureCollection", features: [start, ...lines, ...stops] };
  return JSON.stringify(collection, null, 2) + "\n";
}

const line = (kind: "route-line" | "route", coordinates: number[][]) => ({
  type: "Feature",
  geometry: { type: "LineString", coordinates },
  properties: { kind },
});

/** Longitude comes first. An unknown place has no geometry. */
const point = (latitude: number | undefined, longitude: number | undefined) =>
  latitude === undefined || longitude === undefined
    ? null
    : { type: "Point", coordinates: [longitude, latitude] };
