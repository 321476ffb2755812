/**
 * A tour as GPX 1.1: each stop a waypoint that any GPS device shows, the legs with their bends a
 * route, the route line a track, and the rest in extensions.
 *
 * Source: https://www.topografix.com/GPX/1/1/ (the schema fixes the order of elements).
 */
import { decodeLine } from "../../model/tour/legs/polyline.ts";
import type { Position } from "../../model/tour/position.ts";
import type { RouteLine } from "../../model/tour/route_line.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import {
  DEFAULT_START,
  type UnfinishedStop,
  type UnfinishedTour,
} from "../../model/tour/tour_form.ts";
import { stopWithImages, tourWithImages } from "../more_images.ts";
import { normalizeForm } from "../normalize_form.ts";
import { STOP_EXTENSIONS, TOUR_EXTENSIONS } from "../tour_xml/extension_fields.ts";
import {
  element,
  extensions,
  legElement,
  TOUR_NAMESPACE,
  xmlDecimal,
} from "../tour_xml/write_elements.ts";
import { xmlText } from "../xml_text.ts";

/**
 * The GPX text of a form. A stop that has not been placed yet is put at the tour's start; one
 * indoors or anywhere is no waypoint, but stands in the extensions with its number.
 */
export function toGpx(form: UnfinishedTour, exportedAt: string): string {
  const { audioStops, ...fields } = normalizeForm(form);
  const tour = { ...tourWithImages(fields), audioStops: audioStops.map(stopWithImages) };
  // An optional text counts as missing if XML can represent nothing of it.
  const author = xmlText(tour.creatorName ?? "");
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="Animating the Archives" xmlns="http://www.topografix.com/GPX/1/1" xmlns:tour="${TOUR_NAMESPACE}">`,
    "  <metadata>",
    ...element("    ", "name", tour.title),
    ...element("    ", "desc", tour.description),
    ...(author ? [`    <author><name>${author}</name></author>`] : []),
    ...element("    ", "time", exportedAt),
    "    <extensions>",
    ...extensions("      ", tour, TOUR_EXTENSIONS),
    "    </extensions>",
    "  </metadata>",
    ...tour.audioStops.filter(hasPlace).flatMap((stop) => waypoint(stop, tour)),
    ...route(tour),
    ...tour.routeLine ? track(tour.routeLine) : [],
    ...unplaced(tour),
    "</gpx>",
  ];
  return lines.join("\n") + "\n";
}

const waypoint = (stop: UnfinishedStop, tour: UnfinishedTour): string[] => [
  `  <wpt ${attributes(placeOf(stop, tour))}>`,
  ...element("    ", "name", stop.title),
  ...element("    ", "desc", stop.description),
  "    <extensions>",
  ...fields(stop),
  ...stop.leg ? legElement("      ", stop.leg) : [],
  "    </extensions>",
  "  </wpt>",
];

const placeOf = (stop: UnfinishedStop, tour: UnfinishedTour): Position => ({
  latitude: stop.latitude ?? tour.latitude ?? DEFAULT_START.latitude,
  longitude: stop.longitude ?? tour.longitude ?? DEFAULT_START.longitude,
});

/** The stops as points with names, and between them the bends of their legs, without. */
function route(tour: UnfinishedTour): string[] {
  const stops = tour.audioStops.filter(hasPlace);
  if (!stops.some((stop) => stop.leg)) return [];
  const points = stops.flatMap((stop) => [
    ...(decodeLine(stop.leg?.line ?? "") ?? []).slice(1, -1).map((bend) =>
      `    <rtept ${attributes(bend)}/>`
    ),
    `    <rtept ${attributes(placeOf(stop, tour))}>`,
    ...element("      ", "name", stop.title),
    "    </rtept>",
  ]);
  return ["  <rte>", ...points, "  </rte>"];
}

/** The stops without a place; `number` counts from 1 among all stops. */
function unplaced({ audioStops }: UnfinishedTour): string[] {
  const stops = audioStops.flatMap((stop, i) =>
    hasPlace(stop) ? [] : [
      "    <tour:stop>",
      ...element("      ", "tour:number", i + 1),
      ...element("      ", "tour:name", stop.title),
      ...element("      ", "tour:desc", stop.description),
      ...fields(stop),
      "    </tour:stop>",
    ]
  );
  return stops.length > 0 ? ["  <extensions>", ...stops, "  </extensions>"] : [];
}

const fields = (stop: UnfinishedStop): string[] => [
  ...element("      ", "tour:id", stop.id),
  ...extensions("      ", stop, STOP_EXTENSIONS),
];

const track = (points: RouteLine): string[] => [
  "  <trk><trkseg>",
  ...points.map((point) => `    <trkpt ${attributes(point)}/>`),
  "  </trkseg></trk>",
];

/** A position in GPX, where longitudes are less than 180. */
const attributes = ({ latitude, longitude }: Position): string =>
  `lat="${xmlDecimal(latitude)}" lon="${xmlDecimal(longitude === 180 ? -180 : longitude)}"`;
