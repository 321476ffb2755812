/** Reads a tour from GPX 1.1 (or 1.0), ours or another program's. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { Position } from "../../model/tour/position.ts";
import { texts } from "../../texts/texts.ts";
import { toStops } from "../foreign/foreign_stops.ts";
import { htmlToText } from "../foreign/html_text.ts";
import type { ImportSource } from "../own_address.ts";
import { readForm } from "../read_form.ts";
import { fileEntry, type Imported, type ImportedLine, type LinePoint } from "../report.ts";
import { STOP_EXTENSIONS, TOUR_EXTENSIONS } from "../tour_xml/extension_fields.ts";
import { fieldsOf, isOurs, legOf } from "../tour_xml/read_elements.ts";
import { children, textOf } from "../xml.ts";

const t = texts("imports");

/**
 * The form in a GPX document. Waypoints become stops; without waypoints the points of a route do,
 * without its bends. Foreign routes and tracks are also offered as lines.
 */
export function fromGpx(root: XmlElement, source: ImportSource): Imported {
  const waypoints = children(root, "wpt");
  const routes = children(root, "rte");
  const points = waypoints.length > 0 ? waypoints : routes.flatMap(stopsOf);
  if (isOurs(root)) {
    const [track] = linesOf(root, []);
    const routeLine = track && { routeLine: track.points };
    const audioStops = points.map(stopOf);
    for (const { number, ...stop } of unplacedOf(root)) audioStops.splice(number - 1, 0, stop);
    const form = { ...tourOf(root), ...routeLine, audioStops };
    return readForm(form, source.origin);
  }
  const { audioStops, report } = toStops(points.map(foreignPoint), source);
  const lines = linesOf(root, waypoints.length > 0 ? routes : routes.filter(hasBends));
  const hasTracks = lines.some(({ kind }) => kind === "track");
  if (!hasTracks && children(root, "trk").length > 0) {
    report.unshift(fileEntry("left-out", t("shortTracks")));
  }
  const tour = foreignTour(root, source.title, audioStops[0]);
  const imported = readForm({ ...tour, audioStops }, source.origin);
  return { ...imported, report: [...report, ...imported.report], lines };
}

/** The points of a route that are stops: those with names, if there are any; others are bends. */
function stopsOf(route: XmlElement): XmlElement[] {
  const points = children(route, "rtept");
  const named = points.filter((point) => textOf(point, "name")?.trim());
  return named.length > 1 ? named : points;
}

const hasBends = (route: XmlElement): boolean =>
  stopsOf(route).length < children(route, "rtept").length;

function linesOf(root: XmlElement, routes: XmlElement[]): ImportedLine[] {
  const tracks = children(root, "trk");
  return [
    ...routes.map((route) => lineOf("route", route, children(route, "rtept"))),
    ...tracks.map((track) =>
      lineOf("track", track, children(track, "trkseg").flatMap((part) => children(part, "trkpt")))
    ),
  ].filter(({ points }) => points.length > 1);
}

const lineOf = (
  kind: ImportedLine["kind"],
  element: XmlElement,
  points: XmlElement[],
): ImportedLine => ({
  kind,
  name: textOf(element, "name")?.trim() ?? "",
  points: points.flatMap(linePoint),
});

function linePoint(point: XmlElement): LinePoint[] {
  const { latitude, longitude } = positionOf(point);
  const at: Position = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!(Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180)) return [];
  const [title, description] = [textOf(point, "name"), textOf(point, "desc")];
  return [{ ...at, ...(title ? { title } : {}), ...(description ? { description } : {}) }];
}

/** A waypoint; one of its links may be the recording. */
function foreignPoint(point: XmlElement) {
  const { address, others } = linksOf(point);
  return {
    ...positionOf(point),
    properties: { ...textsOf(point), ...address && { audio: address }, link: others.join(" ") },
  };
}

/** Sound by the ending of its name; phones' voice notes are 3GP or AMR. */
const SOUND = /\.(mp3|m4a|aac|og[ga]|opus|wav|flac|3gpp?|amr|aiff?|caf)$/i;

/** The first link to sound, and all others. GPX 1.0 has one `url` instead of links. */
function linksOf(point: XmlElement): { address?: string; others: string[] } {
  const links = children(point, "link").map((link) => ({
    href: (link.attributes.href ?? "").trim(),
    type: textOf(link, "type") ?? "",
  })).concat({ href: textOf(point, "url")?.trim() ?? "", type: "" })
    .filter(({ href }) => href !== "");
  const sound = links.find(({ href, type }) =>
    type.startsWith("audio/") || SOUND.test(href.replace(/[?#].*/, ""))
  );
  return {
    address: sound?.href,
    others: links.filter((link) => link !== sound).map(({ href }) => href),
  };
}

/** A name such as "RP01", which a device or a list of caches gives. */
const CODE = /^[A-Z]{1,4}[\d-]+$/;

/** `desc` is a title where the name is a code and `cmt` has the text; else both are text. */
function textsOf(point: XmlElement): Record<string, string | undefined> {
  const [name, desc, cmt] = ["name", "desc", "cmt"].map((name) => textOf(point, name)?.trim());
  if (name && desc && cmt && CODE.test(name) && desc.length <= 80) {
    return { title: desc, text: cmt, identifiers: name };
  }
  const texts = [desc, cmt].filter((text, i, all) => text && all.indexOf(text) === i);
  return { name, desc: texts.join("\n\n") };
}

/** Degrees, also with decimal commas. */
const positionOf = ({ attributes: { lat, lon } }: XmlElement) => ({
  latitude: lat?.replace(",", "."),
  longitude: lon?.replace(",", "."),
});

function tourOf(root: XmlElement) {
  const [metadata] = children(root, "metadata");
  const [author] = metadata ? children(metadata, "author") : [];
  return {
    title: textOf(metadata, "name"),
    description: textOf(metadata, "desc"),
    creatorName: textOf(author, "name"),
    ...extensionsOf(metadata, TOUR_EXTENSIONS.map(([name]) => name)),
  };
}

function foreignTour(root: XmlElement, title: string, first: Record<string, unknown> | undefined) {
  const [metadata = root] = children(root, "metadata");
  const [author] = children(metadata, "author");
  return {
    title: htmlToText(textOf(metadata, "name") ?? "").text || title,
    description: htmlToText(textOf(metadata, "desc") ?? "").text || undefined,
    creatorName: textOf(author, "name"),
    latitude: first?.latitude,
    longitude: first?.longitude,
  };
}

const STOP_FIELDS = ["id", ...STOP_EXTENSIONS.map(([name]) => name)];

const stopOf = (point: XmlElement): Record<string, unknown> => ({
  leg: children(point, "extensions").map(legOf).at(0),
  title: textOf(point, "name"),
  description: textOf(point, "desc"),
  latitude: point.attributes.lat,
  longitude: point.attributes.lon,
  ...extensionsOf(point, STOP_FIELDS),
});

/** The stops indoors or anywhere, by their number among all stops. */
const unplacedOf = (root: XmlElement) =>
  children(root, "extensions").flatMap((extensions) => children(extensions, "stop"))
    .map((stop) => ({
      number: Number(textOf(stop, "number")),
      title: textOf(stop, "name"),
      description: textOf(stop, "desc"),
      ...fieldsOf(stop, STOP_FIELDS),
    })).filter(({ number }) => number >= 1).sort((a, b) => a.number - b.number);

function extensionsOf(element: XmlElement | undefined, names: string[]) {
  const [extensions] = element ? children(element, "extensions") : [];
  return fieldsOf(extensions, names);
}
