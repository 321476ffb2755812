/** Makes stops of the points of another program's file, and reports what could not be used. */
import type { CatalogueRecord } from "../../model/record/record.ts";
import { texts } from "../../texts/texts.ts";
import type { ImportSource } from "../own_address.ts";
import type { Properties } from "./property_names.ts";
import { readStop } from "./stop_properties.ts";
import { listed } from "../listed.ts";
import { fileEntry, type ReportEntry } from "../report.ts";

const t = texts("imports");

/** A point as in its file; the form's reader checks its numbers. */
export type ForeignPoint = {
  latitude?: unknown;
  longitude?: unknown;
  /** The zone around it. */
  area?: string;
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

/** What the points of a file are called, with the keys of their texts. */
const CALLED = {
  points: { unplaced: "pointsWithoutPlace", tooMany: "tooManyPoints" },
  rows: { unplaced: "rowsWithoutPlace", tooMany: "tooManyRows" },
  slides: { unplaced: "slidesWithoutPlace", tooMany: "tooManySlides" },
} as const;

/**
 * The stops of all points, except those at 0,0 (programs use it for a missing place) and
 * duplicates. A point without coordinates becomes a stop that is to be placed, as in a list of
 * addresses. The report names the points as they are `called`.
 */
export function toStops(
  points: ForeignPoint[],
  source: ImportSource,
  called: keyof typeof CALLED = "points",
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
    report.push(fileEntry("note", t(CALLED[called].unplaced, { count: missing })));
  }
  if (points.length > MAX_POINTS) {
    const message = t(CALLED[called].tooMany, { total: points.length, most: MAX_POINTS });
    report.push(fileEntry("left-out", message));
  }
  if (files.size > 0) {
    const message = t("recordingsAwaited", { names: listed([...files], 20) });
    report.push(fileEntry("note", message));
  }
  if (pictures.size > 0) {
    const message = t("picturesAwaited", { names: listed([...pictures], 20) });
    report.push(fileEntry("note", message));
  }
  const leftOut = (message: string) => report.push(fileEntry("left-out", message));
  if (nowhere.length > 0) {
    leftOut(t("pointsNowhere", { count: nowhere.length, names: listed(nowhere) }));
  }
  if (twice.length > 0) {
    leftOut(t("pointsTwice", { count: twice.length, names: listed(twice) }));
  }
  if (unused.size > 0) leftOut(t("noFieldFor", { names: listed([...unused], 40) }));
  if (uncatalogued.size > 0) {
    leftOut(t("uncatalogued", { names: listed([...uncatalogued], 20) }));
  }
  if (insecure > 0) {
    leftOut(t("insecurePictures", { count: insecure }));
  }
  if (losses > 0) {
    leftOut(t("linksInTexts", { count: losses }));
  }
  return { audioStops, report };
}

/** True for the name of a file, with or without folders, instead of an address. */
const isFileName = (address: unknown): address is string =>
  typeof address === "string" && address !== "" && !/^(\w+:|\/\/)/.test(address);

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== "";

const roughly = (degrees: number) => Math.round(degrees * 1e6);
