/** Reads a tour from the KML that this program writes. */
import type { XmlElement } from "@rgrove/parse-xml";
import { STOP_EXTENSIONS, TOUR_EXTENSIONS } from "../tour_xml/extension_fields.ts";
import { fieldsOf, legOf } from "../tour_xml/read_elements.ts";
import { children, textOf } from "../xml.ts";
import { fromDescription } from "./description.ts";

/**
 * The form in a document, whose values the form's reader checks. Zones and legs are read from our
 * own elements: their shapes are for other programs.
 */
export function ownForm(document: XmlElement) {
  const [author] = children(document, "author");
  const [line] = children(document, "Placemark").flatMap((mark) => children(mark, "LineString"));
  const stops = children(document, "Folder").flatMap((folder) => children(folder, "Placemark"))
    .filter((mark) => children(mark, "LineString").length === 0);
  return {
    ...textsOf(document),
    creatorName: textOf(author, "name"),
    ...fieldsOf(extendedData(document), TOUR_EXTENSIONS.map(([name]) => name)),
    ...line && { routeLine: positionsIn(line).map(toNumbers) },
    audioStops: stops.map(stopOf),
  };
}

/** The names of fields by those of their columns. */
const BY_COLUMN = new Map<string, string>(
  STOP_EXTENSIONS.flatMap(([name, { column }]) => column === undefined ? [] : [[column, name]]),
);

/** Our own elements in a stop: its id, and the fields without a column. */
const ELEMENTS = [
  "id",
  ...STOP_EXTENSIONS.flatMap(([name, { column }]) => column === undefined ? [name] : []),
];

function stopOf(mark: XmlElement): Record<string, unknown> {
  const extended = extendedData(mark);
  const data = extended ? children(extended, "Data") : [];
  const [point] = [mark, ...children(mark, "MultiGeometry")]
    .flatMap((within) => children(within, "Point"));
  return {
    ...textsOf(mark),
    ...point && positionsIn(point)[0],
    ...Object.fromEntries(
      data.flatMap((one) => {
        const name = BY_COLUMN.get(one.attributes.name);
        return name ? [[name, textOf(one, "value")]] : [];
      }),
    ),
    ...fieldsOf(extended, ELEMENTS),
    leg: extended && legOf(extended),
  };
}

const extendedData = (feature: XmlElement): XmlElement | undefined =>
  children(feature, "ExtendedData")[0];

function textsOf(feature: XmlElement) {
  const html = textOf(feature, "description");
  return {
    title: textOf(feature, "name"),
    description: html === undefined ? undefined : fromDescription(html),
  };
}

type Texts = { latitude: string; longitude: string };

/** "16.37,48.2": longitude comes first. */
const positionsIn = (shape: XmlElement): Texts[] =>
  (textOf(shape, "coordinates") ?? "").trim().split(/\s+/).map((text) => {
    const [longitude, latitude] = text.split(",");
    return { latitude, longitude };
  });

const toNumbers = ({ latitude, longitude }: Texts) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});
