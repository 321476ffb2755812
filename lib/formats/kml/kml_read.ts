/**
 * Reads a tour from KML 2.2, as this program, Google Earth, My Maps and others export it.
 *
 * Source: https://www.ogc.org/standard/kml/
 */
import type { XmlElement } from "@rgrove/parse-xml";
import type { Position } from "../../model/tour/position.ts";
import { type TextKey, texts } from "../../texts/texts.ts";
import { areaPoint, joinArea } from "../foreign/area_point.ts";
import { type ForeignPoint, toStops } from "../foreign/foreign_stops.ts";
import { htmlToText } from "../foreign/html_text.ts";
import type { ImportSource } from "../own_address.ts";
import { firstProperties, type Properties } from "../foreign/property_names.ts";
import { readForm } from "../read_form.ts";
import { listed } from "../listed.ts";
import { fileEntry, type Imported, type ImportedLine } from "../report.ts";
import { isOurs } from "../tour_xml/read_elements.ts";
import { children, localName, textOf } from "../xml.ts";
import { ownForm } from "./kml_read_own.ts";

const t = texts("imports");

/** An element with points and lines; those in one another count as one. */
const PLACEMARK = "Placemark";

/** The parts of a map other than points and lines, with the keys of their texts. */
const UNUSABLE = {
  Polygon: "areas",
  GroundOverlay: "groundPictures",
  ScreenOverlay: "screenPictures",
  PhotoOverlay: "landscapePhotographs",
  NetworkLink: "mapLinks",
  Model: "models",
  Tour: "flights",
} as const satisfies Record<string, TextKey<"imports">>;
type Unusable = keyof typeof UNUSABLE;

const isUnusable = (name: string): name is Unusable => Object.hasOwn(UNUSABLE, name);

/** The root of the map that a map links to in the same zip file; undefined for other addresses. */
export type LinkedMap = (href: string) => XmlElement | undefined;

/** The layer that My Maps makes of a way from place to place, in the languages of our visitors. */
const DIRECTIONS = /^(directions from|wegbeschreibung|route von|itinéraire|indicac|indicaz|cómo)/i;

/**
 * The form in a KML document. In a foreign one placemarks with a point become stops, placemarks
 * with a line become lines.
 */
export function fromKml(
  root: XmlElement,
  source: ImportSource,
  linked: LinkedMap = () => undefined,
): Imported {
  const [document = root] = children(root, "Document");
  if (isOurs(root)) return readForm(ownForm(document), source.origin);
  const points: ForeignPoint[] = [];
  const lines: ImportedLine[] = [];
  const counts = new Map<Unusable, number>();
  const count = (name: string) => {
    if (isUnusable(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const directions = new Set<string>();
  const followed = new Set<string>();
  const readMap = (map: XmlElement) => {
    for (const element of within(map, PLACEMARK)) {
      const name = localName(element);
      const href = name === "NetworkLink" ? hrefOf(element) : "";
      const next = href && !followed.has(href) ? linked(href) : undefined;
      if (next) {
        followed.add(href);
        readMap(next);
      } else if (!followed.has(href)) count(name);
      if (name !== PLACEMARK) continue;
      const layer = plain(textOf(element.parent as XmlElement, "name"));
      const isEnd = DIRECTIONS.test(layer);
      const found: ForeignPoint[] = [];
      for (const inside of readPlacemark(element, found, lines)) count(localName(inside));
      if (isEnd && found.length > 0) directions.add(layer);
      else points.push(...joinArea(found));
    }
  };
  readMap(root);
  const { audioStops, report } = toStops(points, source);
  if (directions.size > 0) {
    const message = t("waysEnds", { names: listed([...directions]) });
    report.unshift(fileEntry("left-out", message));
  }
  if (counts.size > 0) {
    const parts = [...counts].map(([name, count]) => t(UNUSABLE[name], { count })).join(", ");
    report.unshift(fileEntry("left-out", t("onlyPointsAndLines", { parts })));
  }
  const first = audioStops.find(({ latitude }) => latitude !== undefined);
  const imported = readForm({
    title: plain(textOf(document, "name")) || source.title,
    description: plain(textOf(document, "description")) || undefined,
    latitude: first?.latitude,
    longitude: first?.longitude,
    audioStops,
  }, source.origin);
  return { ...imported, report: [...report, ...imported.report], lines };
}

/** The address of a link to another map; `Url` is that of KML 2.0. */
const hrefOf = (link: XmlElement): string =>
  ["Link", "Url"].flatMap((name) => textOf(children(link, name)[0], "href") ?? [])[0]?.trim() ?? "";

/**
 * Elements with a placemark's position; My Maps writes only an address when it found no position.
 */
const SHAPES = ["Point", "LineString", "LinearRing", "Polygon", "Model", "Track", "MultiTrack"];

const plain = (text: string | undefined) => htmlToText(text ?? "").text.trim();

/** Adds the points, zones and lines of a placemark; returns all other elements in it. */
function readPlacemark(
  placemark: XmlElement,
  points: ForeignPoint[],
  lines: ImportedLine[],
): XmlElement[] {
  const properties = propertiesOf(placemark);
  const name = plain(textOf(placemark, "name"));
  const inside = [...within(placemark)];
  const zones: XmlElement[] = [];
  if (name && !inside.some((element) => SHAPES.includes(localName(element)))) {
    points.push({ latitude: undefined, longitude: undefined, properties });
  }
  for (const element of inside) {
    const text = textOf(element, "coordinates") ?? "";
    switch (localName(element)) {
      case "Polygon": {
        const [ring] = [...within(element)].filter((one) => localName(one) === "LinearRing");
        const corners = textOf(ring, "coordinates")?.trim().split(/\s+/).flatMap(toPosition) ?? [];
        const zone = areaPoint(corners);
        if (!zone) break;
        zones.push(element);
        points.push({ ...zone, properties });
        break;
      }
      case "Point": {
        points.push({ ...coordinatesOf(text), properties });
        break;
      }
      case "LineString":
        lines.push({ kind: "line", name, points: text.trim().split(/\s+/).flatMap(toPosition) });
        break;
      case "Track": {
        const coordinates = children(element, "coord").map(({ text }) => text.replaceAll(" ", ","));
        lines.push({ kind: "track", name, points: coordinates.flatMap(toPosition) });
      }
    }
  }
  return inside.filter((element) => !zones.includes(element));
}

/** "16.37,48.2,171": longitude comes first; the height is ignored. */
function toPosition(text: string): Position[] {
  const at = coordinatesOf(text);
  const [longitude, latitude] = [Number(at.longitude), Number(at.latitude)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [{ latitude, longitude }] : [];
}

/**
 * The coordinates of a point; undefined for a text that has none. Some programs write decimal
 * commas, so that two numbers are four parts ("21,12,52,09"), and with the height six.
 */
function coordinatesOf(text: string): { latitude?: string; longitude?: string } {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length <= 3) return { longitude: parts[0], latitude: parts[1] };
  const isCommas = parts.length <= 6 && parts.every((part) => /^-?\d+$/.test(part));
  if (!isCommas) return {};
  const [east, easts, north, norths] = parts;
  return { longitude: `${east}.${easts}`, latitude: `${north}.${norths}` };
}

/** Name, description, and the data that programs add to them. */
function propertiesOf(placemark: XmlElement): Properties {
  const [data] = children(placemark, "ExtendedData");
  const added = data ? [...within(data)] : [];
  return firstProperties({
    // Takes precedence over a column "Title" of the table that the map was made from.
    title: textOf(placemark, "name"),
    description: textOf(placemark, "description"),
    ...Object.fromEntries(added.flatMap((element) => {
      const { name } = element.attributes;
      if (!name || ["title", "description"].includes(name)) return [];
      const text = localName(element) === "Data"
        ? textOf(element, "value")
        : localName(element) === "SimpleData"
        ? element.text
        : undefined;
      return text === undefined ? [] : [[name, text.trim()]];
    })),
    ...(textOf(placemark, "address") ? { address: textOf(placemark, "address") } : {}),
  });
}

/** All elements within one, in document order, but not within those with the name `closed`. */
function* within(element: XmlElement, closed?: string): Generator<XmlElement> {
  const waiting = children(element).reverse();
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    yield next;
    if (localName(next) === closed) continue;
    for (const child of children(next).reverse()) waiting.push(child);
  }
}
