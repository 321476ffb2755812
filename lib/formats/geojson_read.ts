/** Reads a tour from GeoJSON (RFC 7946): ours, or the points of anybody's. */
import type { FieldError } from "../model/problem.ts";
import { RADIUS } from "../model/stop_limits.ts";
import { isObject, readForm } from "./read_form.ts";
import { type Imported, unreadable } from "./report.ts";

type Data = Record<string, unknown>;

const GEOMETRIES = [
  "Point",
  "MultiPoint",
  "LineString",
  "MultiLineString",
  "Polygon",
  "MultiPolygon",
  "GeometryCollection",
];

/** True for data that calls itself GeoJSON. */
export const isGeoJson = (data: Data): boolean =>
  ["FeatureCollection", "Feature", ...GEOMETRIES].includes(String(data.type));

/** The form in GeoJSON data. Points become stops; of a foreign file the first is the start, too. */
export function fromGeoJson(data: Data, title: string): Imported {
  const features = featuresOf(data);
  if (!features) return unreadable("The file has no list of features");
  const kinds = (kind: string) => features.filter(({ properties }) => properties.kind === kind);
  const [tour] = kinds("tour");
  const report: FieldError[] = [];
  if (!tour) return fromForeignGeoJson(features, title, report);
  const { kind: _, ...fields } = tour.properties;
  const audioStops = kinds("stop").map(({ id, properties, geometry }) => {
    const { kind: _, number: __, ...stop } = properties;
    return { id, ...stop, ...positionOf(geometry) };
  });
  return readForm({ ...fields, ...positionOf(tour.geometry), audioStops });
}

function fromForeignGeoJson(features: Feature[], title: string, report: FieldError[]): Imported {
  const points = features.filter(({ geometry }) => positionOf(geometry));
  const others = features.length - points.length;
  if (others > 0) {
    const left = others === 1 ? "1 other feature was" : `${others} other features were`;
    const message = `Only points become stops; ${left} left out`;
    report.push({ path: "", message });
  }
  const audioStops = points.map(({ properties, geometry }) => ({
    title: firstText(properties, ["title", "name", "Name"]),
    description: firstText(properties, ["description", "desc", "Description"]),
    ...positionOf(geometry),
    audioUrl: firstText(properties, ["audioUrl", "audio"]),
    audioDuration: firstText(properties, ["audioDuration"]),
    triggerRadius: properties.triggerRadius ?? properties.radius ?? RADIUS.inForms,
  }));
  const imported = readForm({ title, ...positionOf(points[0]?.geometry), audioStops });
  return { ...imported, report: [...report, ...imported.report] };
}

type Feature = { id: unknown; geometry: unknown; properties: Data };

function featuresOf(data: Data): Feature[] | null {
  const list = data.type === "FeatureCollection"
    ? data.features
    : data.type === "Feature"
    ? [data]
    : [{ geometry: data }];
  if (!Array.isArray(list)) return null;
  return list.filter(isObject).map(({ id, geometry, properties }) => ({
    id,
    geometry,
    properties: isObject(properties) ? properties : {},
  }));
}

/** What a point says: numbers or not, the form's reader decides. */
function positionOf(geometry: unknown): { latitude: unknown; longitude: unknown } | undefined {
  if (!isObject(geometry) || geometry.type !== "Point") return undefined;
  if (!Array.isArray(geometry.coordinates)) return undefined;
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

/** The first of the names under which there is a text; an empty box where there is none. */
function firstText(data: Data, names: string[]): string {
  for (const name of names) {
    const value = data[name];
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return "";
}
