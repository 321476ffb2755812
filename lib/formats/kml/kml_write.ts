/**
 * A tour as KML 2.2, for Google Earth, My Maps and others: each stop a placemark with its point and
 * its zone, if that has corners; each leg a line with its bends. The fields of a stop are data with
 * the names of a table's columns, which map programs show and which are read from any KML; the rest
 * is in elements of ours.
 *
 * Source: https://www.ogc.org/standard/kml/ (the schema fixes the order of elements).
 */
import { areaOf } from "../../geo/area.ts";
import { decodeLine } from "../../model/tour/legs/polyline.ts";
import type { Position } from "../../model/tour/position.ts";
import { startOf } from "../../model/tour/stop_place.ts";
import type { UnfinishedStop, UnfinishedTour } from "../../model/tour/tour_form.ts";
import { stopWithImages, tourWithImages } from "../more_images.ts";
import { normalizeForm } from "../normalize_form.ts";
import { STOP_EXTENSIONS, TOUR_EXTENSIONS } from "../tour_xml/extension_fields.ts";
import {
  element,
  extensions,
  filled,
  legElement,
  TOUR_NAMESPACE,
  xmlDecimal,
} from "../tour_xml/write_elements.ts";
import { xmlText } from "../xml_text.ts";
import { toDescription } from "./description.ts";

/** The KML text of a form. A stop without a position is a placemark without a shape. */
export function toKml(form: UnfinishedTour): string {
  const { audioStops, ...fields } = normalizeForm(form);
  const tour = { ...tourWithImages(fields), audioStops: audioStops.map(stopWithImages) };
  // An optional text counts as missing if XML can represent nothing of it.
  const author = xmlText(tour.creatorName ?? "");
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:tour="${TOUR_NAMESPACE}">`,
    "  <Document>",
    ...element("    ", "name", tour.title),
    ...author ? [`    <atom:author><atom:name>${author}</atom:name></atom:author>`] : [],
    ...description("    ", tour.description),
    "    <ExtendedData>",
    ...extensions("      ", tour, TOUR_EXTENSIONS),
    "    </ExtendedData>",
    ...folder("Stops", tour.audioStops.flatMap(placemark)),
    ...folder("Ways", tour.audioStops.flatMap(way)),
    ...tour.routeLine ? linePlacemark("    ", tour.title, tour.routeLine) : [],
    "  </Document>",
    "</kml>",
  ];
  return lines.join("\n") + "\n";
}

const folder = (name: string, placemarks: string[]): string[] =>
  placemarks.length === 0
    ? []
    : ["    <Folder>", `      <name>${name}</name>`, ...placemarks, "    </Folder>"];

function placemark(stop: UnfinishedStop): string[] {
  const fields = filled(stop, STOP_EXTENSIONS);
  return [
    "      <Placemark>",
    ...element("        ", "name", stop.title),
    ...description("        ", stop.description),
    "        <ExtendedData>",
    ...fields.flatMap(([, { column }, value]) =>
      column === undefined ? [] : [
        `          <Data name="${xmlText(column)}">`,
        ...element("            ", "value", value),
        "          </Data>",
      ]
    ),
    ...element("          ", "tour:id", stop.id),
    ...fields.flatMap(([name, { column }, value]) =>
      column === undefined ? element("          ", `tour:${name}`, value) : []
    ),
    ...stop.leg ? legElement("          ", stop.leg) : [],
    "        </ExtendedData>",
    ...shapes(stop),
    "      </Placemark>",
  ];
}

/** The place of a stop, and its zone if that has corners. */
function shapes(stop: UnfinishedStop): string[] {
  const place = startOf(stop);
  if (!place) return [];
  const corners = areaOf({ ...stop, ...place });
  const point = `<Point>${coordinates([place])}</Point>`;
  if (!corners) return [`        ${point}`];
  const ring = coordinates([...corners, corners[0]]);
  return [
    "        <MultiGeometry>",
    `          ${point}`,
    "          <Polygon><outerBoundaryIs><LinearRing>",
    `            ${ring}`,
    "          </LinearRing></outerBoundaryIs></Polygon>",
    "        </MultiGeometry>",
  ];
}

/** The way to a stop as a line with the stop's title. */
const way = ({ title, leg }: UnfinishedStop): string[] =>
  leg ? linePlacemark("      ", title, decodeLine(leg.line) ?? []) : [];

const linePlacemark = (
  indent: string,
  title: string | undefined,
  points: readonly Position[],
): string[] => [
  `${indent}<Placemark>`,
  ...element(`${indent}  `, "name", title),
  `${indent}  <LineString><tessellate>1</tessellate>${coordinates(points)}</LineString>`,
  `${indent}</Placemark>`,
];

/** Longitude comes first. */
const coordinates = (points: readonly Position[]): string => {
  const texts = points.map(({ latitude, longitude }) =>
    `${xmlDecimal(longitude)},${xmlDecimal(latitude)}`
  );
  return `<coordinates>${texts.join(" ")}</coordinates>`;
};

const description = (indent: string, text: string | undefined): string[] =>
  text === undefined ? [] : [`${indent}<description>${toDescription(text)}</description>`];
