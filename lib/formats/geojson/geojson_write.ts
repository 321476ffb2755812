/** A tour as GeoJSON (RFC 7946): a FeatureCollection that any map program shows. */
import { EXPORT_FORMAT, EXPORT_VERSION } from "../json/export_file.ts";
import { decodeLine } from "../../model/tour/legs/polyline.ts";
import type { Position } from "../../model/tour/position.ts";
import { startOf } from "../../model/tour/stop_place.ts";
import type { UnfinishedTour } from "../../model/tour/tour_form.ts";
import { normalizeForm } from "../normalize_form.ts";

/**
 * The first feature is the tour, at its start. Then comes its route line; or of a guided path the
 * line from stop to stop, unless there are legs; then each leg as a line, and each stop as a point,
 * with their fields as properties. `kind` distinguishes the five.
 */
export function toGeoJson(form: UnfinishedTour, exportedAt: string): string {
  const { audioStops, latitude, longitude, routeLine, ...tour } = normalizeForm(form);
  const legs = audioStops.flatMap(({ leg }, index) => {
    if (!leg) return [];
    const { line: text, ...properties } = leg;
    return [line("leg", decodeLine(text) ?? [], { number: index + 1, ...properties })];
  });
  const stops = audioStops.map(({ id, latitude, longitude, leg: _, ...stop }, index) => ({
    type: "Feature",
    id,
    geometry: point(latitude, longitude),
    properties: { kind: "stop", number: index + 1, ...stop },
  }));
  const path = audioStops.flatMap((stop) => startOf(stop) ?? []);
  const lines = routeLine
    ? [line("route-line", routeLine)]
    : tour.tourType === "ordered" && path.length > 1 && legs.length === 0
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
  const collection = { type: "FeatureCollection", features: [start, ...lines, ...legs, ...stops] };
  return JSON.stringify(collection, null, 2) + "\n";
}

const line = (
  kind: "route-line" | "route" | "leg",
  points: readonly Position[],
  properties: object = {},
) => ({
  type: "Feature",
  geometry: {
    type: "LineString",
    coordinates: points.map(({ latitude, longitude }) => [longitude, latitude]),
  },
  properties: { kind, ...properties },
});

/** Longitude comes first. An unknown place has no geometry. */
const point = (latitude: number | undefined, longitude: number | undefined) =>
  latitude === undefined || longitude === undefined
    ? null
    : { type: "Point", coordinates: [longitude, latitude] };
