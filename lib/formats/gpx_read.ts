/** Reads a tour from GPX 1.1 (or 1.0): ours, or the waypoints of anybody's. */
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import type { FieldError } from "../model/problem.ts";
import { RADIUS } from "../model/stop_limits.ts";
import { GPX_NAMESPACE } from "./gpx_write.ts";
import { readForm } from "./read_form.ts";
import { type Imported, unreadable } from "./report.ts";

/**
 * The form in a GPX text. Waypoints become stops, or the points of a route where there are none.
 * The parser knows no entities but XML's own five, and fetches nothing.
 */
export function fromGpx(text: string, title: string): Imported {
  const root = parse(text);
  if (typeof root === "string") return unreadable(root);
  if (localName(root) !== "gpx") return unreadable("This XML file is not GPX");
  const ours = Object.values(root.attributes).includes(GPX_NAMESPACE);
  const report: FieldError[] = [];
  const waypoints = children(root, "wpt");
  const points = waypoints.length > 0
    ? waypoints
    : children(root, "rte").flatMap((route) => children(route, "rtept"));
  if (children(root, "trk").length > 0) {
    report.push({ path: "", message: "Tracks have no stops; those in the file were left out" });
  }
  const audioStops = points.map((point) => ours ? stopOf(point) : foreignStop(point));
  const tour = ours ? tourOf(root) : foreignTour(root, title, audioStops[0]);
  const imported = readForm({ ...tour, audioStops });
  return { ...imported, report: [...report, ...imported.report] };
}

function parse(text: string): XmlElement | string {
  try {
    // The parser takes its time over each carriage return.
    const { root } = parseXml(text.replace(/\r\n?/g, "\n"));
    return root ?? "The file is empty";
  } catch (error) {
    // Elements nested thousands deep overflow the stack: no GPX file has that either.
    const reason = error instanceof Error ? error.message.split("\n")[0] : "";
    return `The file cannot be read as XML. ${reason}`.trim();
  }
}

const PICTURE = ["imageUrl", "imageAlt", "imageCredit"];

function tourOf(root: XmlElement) {
  const [metadata] = children(root, "metadata");
  const [author] = metadata ? children(metadata, "author") : [];
  return {
    title: textOf(metadata, "name"),
    description: textOf(metadata, "desc"),
    creatorName: textOf(author, "name"),
    ...extensionsOf(metadata, [
      ...PICTURE,
      "duration",
      "accessNote",
      "latitude",
      "longitude",
      "tourType",
    ]),
  };
}

function foreignTour(root: XmlElement, title: string, first: Record<string, unknown> | undefined) {
  const [metadata = root] = children(root, "metadata");
  const [author] = children(metadata, "author");
  return {
    title: textOf(metadata, "name") || title,
    description: textOf(metadata, "desc"),
    creatorName: textOf(author, "name"),
    latitude: first?.latitude,
    longitude: first?.longitude,
  };
}

const stopOf = (point: XmlElement): Record<string, unknown> => ({
  title: textOf(point, "name"),
  description: textOf(point, "desc"),
  latitude: point.attributes.lat,
  longitude: point.attributes.lon,
  ...extensionsOf(point, ["id", ...PICTURE, "audioUrl", "audioDuration", "triggerRadius"]),
});

const foreignStop = (point: XmlElement): Record<string, unknown> => ({
  title: textOf(point, "name") ?? "",
  description: textOf(point, "desc") ?? textOf(point, "cmt") ?? "",
  latitude: point.attributes.lat,
  longitude: point.attributes.lon,
  audioUrl: "",
  audioDuration: "",
  triggerRadius: RADIUS.inForms,
});

/** A name without its prefix: which one a file chooses says nothing. */
const localName = (element: XmlElement) => element.name.slice(element.name.indexOf(":") + 1);

function children(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement =>
    child instanceof XmlElement && localName(child) === name
  );
}

function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return element && children(element, name)[0]?.text;
}

function extensionsOf(element: XmlElement | undefined, names: string[]) {
  const [extensions] = element ? children(element, "extensions") : [];
  return Object.fromEntries(names.map((name) => [name, textOf(extensions, name)]));
}
