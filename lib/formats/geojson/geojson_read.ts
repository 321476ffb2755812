/** Reads a tour from GeoJSON (RFC 7946), ours or another program's. */
import type { ToDegrees } from "../../geo/projection.ts";
import { encodeLine } from "../../model/tour/legs/polyline.ts";
import { Position } from "../../model/tour/position.ts";
import { texts } from "../../texts/texts.ts";
import { areaPoint, joinArea } from "../foreign/area_point.ts";
import { type ForeignPoint, toStops } from "../foreign/foreign_stops.ts";
import type { ImportSource } from "../own_address.ts";
import { findText, firstProperties } from "../foreign/property_names.ts";
import { isObject } from "../json/is_object.ts";
import { readForm } from "../read_form.ts";
import { listed } from "../listed.ts";
import { fileEntry, type Imported, type ImportedLine, unreadable } from "../report.ts";

const t = texts("imports");

type Data = Record<string, unknown>;

/**
 * The form in GeoJSON data. Points become stops; the first point of a foreign file is also the
 * start.
 */
export function fromGeoJson(data: Data, source: ImportSource): Imported {
  const features = featuresOf(data);
  if (!features) return unreadable(t("noFeatures"));
  const kinds = (kind: string) => features.filter(({ properties }) => properties.kind === kind);
  const [tour] = kinds("tour");
  if (!tour) return fromForeignGeoJson(features, source, data);
  const { kind: _, ...fields } = tour.properties;
  const legs = new Map(kinds("leg").map((feature) => [feature.properties.number, legOf(feature)]));
  const audioStops = kinds("stop").map(({ id, properties, geometry }) => {
    const { kind: _, number, ...stop } = properties;
    return { id, leg: legs.get(number), ...stop, ...positionOf(geometry) };
  });
  const [line] = kinds("route-line");
  const routeLine = line && { routeLine: linesOf(line.geometry)[0] };
  const form = { ...fields, ...positionOf(tour.geometry), ...routeLine, audioStops };
  return readForm(form, source.origin);
}

/** The leg that leads to a stop; the form's reader checks it. */
function legOf({ properties: { kind: _, number: __, ...leg }, geometry }: Feature) {
  const [points] = linesOf(geometry);
  return points && { line: encodeLine(points), ...leg };
}

function fromForeignGeoJson(all: Feature[], source: ImportSource, data: Data): Imported {
  const { toDegrees } = source;
  const features = toDegrees
    ? all.map((one) => ({ ...one, geometry: inDegrees(one.geometry, toDegrees) }))
    : all;
  const points = features.flatMap(({ properties, geometry }) => {
    const all = firstProperties({ ...properties, ...tagsOf(properties) });
    return placesOf(properties, geometry).map((at) => ({ ...at, properties: all }));
  });
  const lines = features.flatMap(({ properties, geometry }) => {
    const name = findText("title", properties)?.text ?? "";
    return linesOf(geometry).map((points): ImportedLine => ({ kind: "line", name, points }));
  });
  const { audioStops, report } = toStops(points, source);
  const others = features.filter(({ properties, geometry }) =>
    placesOf(properties, geometry).length === 0 && linesOf(geometry).length === 0
  );
  if (others.length > 0) {
    const count = others.length;
    const names = others.flatMap(({ properties }) => findText("title", properties)?.text ?? []);
    const message = names.length > 0
      ? t("featuresLeftNamed", { count, names: listed(names) })
      : t("featuresLeft", { count });
    report.unshift(fileEntry("left-out", message));
  }
  const projection = toDegrees ? undefined : projectionOf(data);
  if (projection !== undefined) {
    report.unshift(fileEntry("note", t("notInDegrees")));
  }
  if (toDegrees) {
    report.unshift(fileEntry("note", t("placesConverted")));
  }
  const first = audioStops.find(({ latitude }) => latitude !== undefined);
  const start = { latitude: first?.latitude, longitude: first?.longitude };
  const imported = readForm({ title: source.title, ...start, audioStops }, source.origin);
  return { ...imported, report: [...report, ...imported.report], lines, projection };
}

/** The EPSG number of places that are not in degrees, 0 for an unknown one. */
function projectionOf({ crs }: Data): number | undefined {
  const system = JSON.stringify(crs ?? "");
  if (!crs || /CRS84|4326|4258/.test(system)) return undefined;
  return Number(/EPSG:{1,2}(\d{4,6})/i.exec(system)?.[1] ?? 0);
}

/** A geometry with all its pairs of numbers in degrees. */
function inDegrees(value: unknown, toDegrees: ToDegrees): unknown {
  if (!Array.isArray(value)) {
    return isObject(value)
      ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, inDegrees(part, toDegrees)]),
      )
      : value;
  }
  const [easting, northing] = value;
  if (typeof easting !== "number" || typeof northing !== "number") {
    return value.map((part) => inDegrees(part, toDegrees));
  }
  const { latitude, longitude } = toDegrees(easting, northing);
  return [longitude, latitude];
}

/** OpenStreetMap's exports keep the names of a point among its tags. */
const tagsOf = ({ tags }: Data): Data => isObject(tags) ? tags : {};

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
    properties: isObject(properties) ? firstProperties(properties) : {},
  }));
}

/** The coordinates of a point; the form's reader checks that they are numbers. */
function positionOf(geometry: unknown): { latitude: unknown; longitude: unknown } | undefined {
  if (!isObject(geometry) || geometry.type !== "Point") return undefined;
  if (!Array.isArray(geometry.coordinates)) return undefined;
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

/** The points of a feature; one with a name and no geometry is to be placed. */
const placesOf = (properties: Data, geometry: unknown) =>
  geometry === null && findText("title", properties)
    ? [{ latitude: undefined, longitude: undefined }]
    : positionsOf(geometry);

/** The points of a geometry and of those within it, also of areas that are zones. */
function positionsOf(geometry: unknown): Omit<ForeignPoint, "properties">[] {
  return joinArea<Omit<ForeignPoint, "properties">>(
    geometriesIn(geometry).flatMap((part) => {
      if (part.type === "Point") return positionOf(part) ?? [];
      if (!Array.isArray(part.coordinates)) return [];
      if (part.type === "Polygon") return areaPoint(toLine(part.coordinates[0])) ?? [];
      if (part.type !== "MultiPoint") return [];
      return part.coordinates.flatMap((coordinates) =>
        positionOf({ type: "Point", coordinates }) ?? []
      );
    }),
  );
}

/** The lines of a geometry with at least two valid points. */
function linesOf(geometry: unknown): Position[][] {
  return geometriesIn(geometry).flatMap((part) => {
    const { type, coordinates } = part;
    if (!Array.isArray(coordinates)) return [];
    const lines = type === "LineString"
      ? [coordinates]
      : type === "MultiLineString"
      ? coordinates
      : [];
    return lines.map(toLine).filter((points) => points.length > 1);
  });
}

const toLine = (coordinates: unknown): Position[] =>
  (Array.isArray(coordinates) ? coordinates : []).flatMap((point) => {
    const [longitude, latitude] = Array.isArray(point) ? point : [];
    const at = Position.safeParse({ latitude, longitude });
    return at.success ? [at.data] : [];
  });

/** A geometry as a list, or the members of a collection. */
function geometriesIn(geometry: unknown): Data[] {
  if (!isObject(geometry)) return [];
  if (geometry.type !== "GeometryCollection") return [geometry];
  return Array.isArray(geometry.geometries) ? geometry.geometries.filter(isObject) : [];
}
