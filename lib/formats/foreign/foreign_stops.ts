/** Makes stops of the points of another program's file, and reports what could not be used. */
import type { CatalogueRecord } from "../../model/record/record.ts";
import type { ImportSource } from "../own_address.ts";
import type { Properties } from "./property_names.ts";
import { readStop } from "./stop_properties.ts";
import { counted, fileEntry, listed, type ReportEntry } from "../report.ts";

/** A point as in its file; the form's reader checks its numbers. */
export type ForeignPoint = {
  latitude?: unknown;
  longitude?: unknown;
  properties: Properties;
  /** Names of properties that the file's reader has used, which are not reported. */
  used?: readonly string[];
};

/** Stops as data for the form's reader. */
type ForeignStops = {
  audioStops: (Properties & { record?: CatalogueRecord })[];
  report: ReportEntry[];
};

/** Properties for drawing a point, or added by programs, which are not reported. */
const TECHNICAL =
  /^(id|fid|gid|objectid|ogc_fid|type|kind|@id|@type|marker-.*|fill.*|stroke.*|style.*|color|colour|icon|sym|altitude.*|ele|elevation|time|timestamp|visibility|draworder|extrude|tessellate|icon|item ?id|o:id|public|featured|geolocation:(zoom_level|map_type))$/i;

/** Most points that are read: ten times as many as there can be stops. */
const MAX_POINTS = 5000;

/** The words for points of most files. */
const POINTS = ["point", "points"];

/**
 * The stops of all points, except those at 0,0 (programs use it for a missing place) and
 * duplicates. A point without coordinates becomes a stop that is to be placed, as in a list of
 * addresses. The pair of words names the points of this file in the report.
 */
export function toStops(
  points: ForeignPoint[],
  source: ImportSource,
  [one, many] = POINTS,
): ForeignStops {
  const report: ReportEntry[] = [];
  const audioStops: ForeignStops["audioStops"] = [];
  const seen = new Set<string>();
  const [nowhere, twice]: [string[], string[]] = [[], []];
  const unused = new Set<string>();
  const uncatalogued = new Set<string>();
  const files = new Set<string>();
  const pictures = new Set<string>();
  let [losses, missing, insecure] = [0, 0, 0];
  // Points of one geometry have the same properties, which are read once.
  const read = new Map<Properties, ReturnType<typeof readStop>>();
  for (const { properties, used = [], ...place } of points.slice(0, MAX_POINTS)) {
    const isNew = !read.has(properties);
    const found = read.get(properties) ?? readStop(properties, source);
    const { stop, taken, unread, lost, awaited, hasInsecurePicture, address } = found;
    read.set(properties, found);
    const { latitude, longitude } = place;
    const at = [latitude, longitude].map(Number);
    if (at.every((degrees) => Math.abs(degrees) < 1e-9) && isGiven(latitude)) {
      nowhere.push(stop.title);
      continue;
    }
    const key = JSON.stringify([stop.title.toLowerCase(), stop.description, ...at.map(roughly)]);
    if (seen.has(key)) {
      twice.push(stop.title);
      continue;
    }
    seen.add(key);
    if (isFileName(stop.audioUrl)) files.add(stop.audioUrl);
    for (const name of awaited) pictures.add(name);
    if (lost) losses++;
    if (hasInsecurePicture) insecure++;
    if (latitude === undefined && !stop.place) missing++;
    for (const text of isNew ? unread : []) uncatalogued.add(text);
    for (const [name, value] of isNew ? Object.entries(properties) : []) {
      const isUsed = taken.includes(name) || used.includes(name) || TECHNICAL.test(name) ||
        value === stop.title || value === stop.description;
      if (!isUsed && isGiven(value)) unused.add(name);
    }
    const isUnplaced = latitude === undefined && !stop.place && address !== undefined;
    audioStops.push({ ...stop, ...place, ...isUnplaced && { placeText: address } });
  }
  if (missing > 0) {
    const where = counted(
      missing,
      `${one} has no readable place: set it on the map`,
      `${many} have no readable place: set them on the map`,
    );
    report.push(fileEntry("note", where));
  }
  if (points.length > MAX_POINTS) {
    const [count, most] = [points.length, MAX_POINTS].map((n) => n.toLocaleString("en"));
    report.push(fileEntry("left-out", `The file has ${count} ${many}. Only ${most} were read`));
  }
  if (files.size > 0) {
    const message = `The file names recordings that it doesn’t have: ${listed([...files], 20)}. ` +
      "Add them to their stops";
    report.push(fileEntry("note", message));
  }
  if (pictures.size > 0) {
    const message = `The file names more pictures of stops: ${listed([...pictures], 20)}. ` +
      "Add them to their stops";
    report.push(fileEntry("note", message));
  }
  const leftOut = (message: string) => report.push(fileEntry("left-out", message));
  if (nowhere.length > 0) {
    const what = nowhere.length === 1
      ? "A point at 0, 0 has"
      : `${nowhere.length} points at 0, 0 have`;
    leftOut(`${what} no real place: ${listed(nowhere)}`);
  }
  if (twice.length > 0) {
    leftOut(
      `${counted(twice.length, "point is", "points are")} in the file twice: ${listed(twice)}`,
    );
  }
  if (unused.size > 0) leftOut(`The form has no field for these: ${listed([...unused], 40)}`);
  if (uncatalogued.size > 0) {
    leftOut(
      `The catalogue record can’t take these dates and rights: ${listed([...uncatalogued], 20)}`,
    );
  }
  if (insecure > 0) {
    leftOut(
      `The pictures of ${counted(insecure, "stop")}: their addresses begin with http, and only ` +
        "https is safe for visitors. Download them there, then add them to the stops",
    );
  }
  if (losses > 0) {
    leftOut(`Links and pictures in the text of ${counted(losses, "stop")}`);
  }
  return { audioStops, report };
}

/** True for the name of a file, with or without folders, instead of an address. */
const isFileName = (address: unknown): address is string =>
  typeof address === "string" && address !== "" && !/^(\w+:|\/\/)/.test(address);

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== "";

const roughly = (degrees: number) => Math.round(degrees * 1e6);
