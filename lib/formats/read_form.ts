/** Reads a tour from any data: takes the valid parts, and reports the others. */
import { simplifyLine } from "../geo/simplify_line.ts";
import { OLD_PICTURE_FIELDS } from "../model/media/picture.ts";
import {
  ControlPoint,
  MapEdges,
  MAX_CONTROL_POINTS,
  MAX_OLD_MAPS,
  Transformation,
  type UnfinishedOldMap,
} from "../model/media/old_map.ts";
import { Position } from "../model/tour/position.ts";
import { MAX_ROUTE_POINTS, type RouteLine } from "../model/tour/route_line.ts";
import { MAX_STOPS } from "../model/tour/stop_limits.ts";
import { STOP_PLACES, type StopPlace } from "../model/tour/stop_place.ts";
import { TourInput, TourType, TourVisibility } from "../model/tour/tour.ts";
import { Transcript } from "../model/tour/transcript.ts";
import {
  publishedStop,
  type UnfinishedStop,
  type UnfinishedTour,
} from "../model/tour/tour_form.ts";
import type { Visibility } from "../model/tour/visibility.ts";
import { z } from "../model/zod.ts";
import { mapAddresses } from "./archive_files.ts";
import { ownPath } from "./own_address.ts";
import { readRecord } from "./read_record.ts";
import type { Imported, ReportEntry } from "./report.ts";

const TEXTS = [
  "title",
  "description",
  "imageUrl",
  "imageAlt",
  "imageCredit",
  "duration",
  "creatorName",
  "accessNote",
  "contentWarning",
  "language",
] as const;
const STOP_TEXTS = [
  "title",
  "description",
  "contentWarning",
  "language",
  "imageUrl",
  "imageAlt",
  "imageCredit",
  ...OLD_PICTURE_FIELDS,
  "audioUrl",
  "audioDuration",
] as const;
const NUMBERS = ["latitude", "longitude"] as const;
const STOP_NUMBERS = [...NUMBERS, "triggerRadius"] as const;

/** Fields of files and stored tours that no author enters. */
const NOT_ENTERED = [
  "format",
  "version",
  "exportedAt",
  "code",
  "id",
  "userId",
  "revision",
  "stopCount",
  "createdAt",
  "updatedAt",
];

type Data = Record<string, unknown>;
type Report = ReportEntry[];

/** True for a JSON object. */
export const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The form in `data`. Numbers as texts and texts as numbers are converted; invalid values are left
 * out. Addresses at `origin` become paths. The report names what was left out, and all reasons for
 * which the form would be refused.
 */
export function readForm(data: Data, origin?: string): Imported {
  const report: Report = [];
  const read: UnfinishedTour = {
    ...pick(data, TEXTS, asText, "", report),
    ...pick(data, NUMBERS, asNumber, "", report),
    ...pick(data, ["tourType"], asTourType, "", report),
    ...pick(data, ["visibility"], asVisibility, "", report),
    ...pick(data, ["routeLine"], asRouteLine, "", report),
    ...pick(data, ["oldMaps"], asOldMaps, "", report),
    ...pickRecord(data, "", report),
    audioStops: readStops(data.audioStops, report),
  };
  const form = mapAddresses(read, (address) => ownPath(address, origin));
  const entered = [
    ...TEXTS,
    ...NUMBERS,
    "tourType",
    "visibility",
    "routeLine",
    "oldMaps",
    "record",
    "audioStops",
  ];
  reportUnknown(data, [...entered, ...NOT_ENTERED], "", report);
  const known = new Set(report.map(({ path }) => path));
  const published = { ...form, audioStops: form.audioStops.map(publishedStop) };
  for (const { path, message } of TourInput.safeParse(published).error?.issues ?? []) {
    if (known.has(path.join("."))) continue;
    const value = path.reduce<unknown>((data, name) => (data as Data)?.[String(name)], form);
    const isInsecure = typeof value === "string" && /^\s*http:/i.test(value);
    report.push({
      path: path.join("."),
      message: isInsecure ? insecure(String(path.at(-1))) : message,
      kind: "incomplete",
    });
  }
  return { form, report };
}

const insecure = (field: string) =>
  `The ${field === "audioUrl" ? "recording" : "picture"}’s address begins with http, and only ` +
  "https is safe for visitors. Download the file there, then add it here";

function readStops(value: unknown, report: Report): UnfinishedStop[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report.push({
      path: "audioStops",
      message: "The stops aren’t a list and were left out",
      kind: "left-out",
    });
    return [];
  }
  if (value.length > MAX_STOPS) {
    const message = `The file has ${value.length} stops. The first ${MAX_STOPS} were imported`;
    report.push({ path: "audioStops", message, kind: "left-out" });
  }
  const stops: UnfinishedStop[] = [];
  value.slice(0, MAX_STOPS).forEach((stop: unknown, index) => {
    if (isObject(stop)) stops.push(readStop(stop, `audioStops.${stops.length}.`, report));
    else {report.push({
        path: "audioStops",
        message: `Stop ${index + 1} of the file isn’t a stop and was left out`,
        kind: "left-out",
      });}
  });
  return stops;
}

function readStop(stop: Data, at: string, report: Report): UnfinishedStop {
  const known = ["id", "code", ...STOP_TEXTS, "place", ...STOP_NUMBERS, "transcript", "record"];
  reportUnknown(stop, known, at, report);
  // Authors cannot correct an invalid id; the server makes a new one.
  const id = typeof stop.id === "string" && /^[\w-]{1,64}$/.test(stop.id) ? { id: stop.id } : {};
  return {
    ...id,
    ...pick(stop, STOP_TEXTS, asText, at, report),
    ...pick(stop, ["place"], asPlace, at, report),
    ...pick(stop, STOP_NUMBERS, asNumber, at, report),
    ...pick(stop, ["transcript"], asTranscript, at, report),
    ...pickRecord(stop, at, report),
  };
}

type Reader<T> = { read: (value: unknown) => T | undefined; what: string };

const asText: Reader<string> = {
  read: (value) =>
    typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined,
  what: "not a text",
};

const asNumber: Reader<number> = {
  read(value) {
    if (typeof value === "string" && /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(value)) {
      return Number(value);
    }
    return typeof value === "number" && Number.isFinite(value) ? value : undefined;
  },
  what: "not a number",
};

const asTourType: Reader<TourType> = {
  read: (value) => TourType.safeParse(value).data,
  what: "neither 'ordered' nor 'unordered'",
};

const asVisibility: Reader<Visibility> = {
  read: (value) => TourVisibility.safeParse(value).data,
  what: "neither 'public' nor 'unlisted' nor 'private'",
};

const asPlace: Reader<StopPlace> = {
  read: (value) => STOP_PLACES.find((place) => place === value),
  what: "neither 'indoors' nor 'anywhere'",
};

const Line = z.array(Position).min(2);

/** Most points that a file's line may have; it is simplified to `MAX_ROUTE_POINTS`. */
const MAX_LINE_POINTS = 100_000;

const asRouteLine: Reader<RouteLine> = {
  read(value) {
    // zod reads the `length` of values that are not lists, and throws where that is not a number.
    const isLine = Array.isArray(value) && value.length <= MAX_LINE_POINTS;
    const data = isLine ? Line.safeParse(value).data : undefined;
    return data && simplifyLine(data, MAX_ROUTE_POINTS);
  },
  what: `not a line of 2 to ${MAX_LINE_POINTS.toLocaleString("en")} points`,
};

/** An old map as in a form that is not finished. */
const OldMapInFile = z.object({
  title: z.string(),
  year: z.string(),
  credit: z.string(),
  scanUrl: z.string(),
  imageUrl: z.string(),
  edges: MapEdges,
  transformation: Transformation,
  points: z.array(ControlPoint).max(MAX_CONTROL_POINTS),
}).partial();

const asOldMaps: Reader<UnfinishedOldMap[]> = {
  read: (value) =>
    Array.isArray(value) && value.length <= MAX_OLD_MAPS
      ? z.array(OldMapInFile).safeParse(value).data
      : undefined,
  what: "not a list of old maps",
};

const asTranscript: Reader<Transcript> = {
  read(value) {
    // As above: only lists may reach zod as lists.
    if (!isObject(value) || !Array.isArray(value.cues)) return undefined;
    return Transcript.safeParse(value).data;
  },
  what: "not a transcript that can be read",
};

function pick<K extends string, T>(
  data: Data,
  names: readonly K[],
  { read, what }: Reader<T>,
  at: string,
  report: Report,
): { [N in K]?: T } {
  const found: { [N in K]?: T } = {};
  for (const name of names) {
    // The GPX reader leaves missing fields undefined.
    if (!Object.hasOwn(data, name) || data[name] === undefined || data[name] === null) continue;
    found[name] = read(data[name]);
    if (found[name] !== undefined) continue;
    delete found[name];
    report.push({
      path: at + name,
      message: `The file’s value is ${what} and was left out`,
      kind: "left-out",
    });
  }
  return found;
}

/** The catalogue record; each invalid field is reported. */
function pickRecord({ record: given }: Data, at: string, report: Report) {
  if (given === undefined || given === null || given === "") return {};
  const { record, wrong } = readRecord(given) ?? { wrong: [""] };
  for (const name of wrong.slice(0, 20)) {
    report.push({
      path: [`${at}record`, name].filter(Boolean).join("."),
      message: "The file’s value doesn’t fit the catalogue record and was left out",
      kind: "left-out",
    });
  }
  return record ? { record } : {};
}

function reportUnknown(data: Data, known: string[], at: string, report: Report) {
  const unknown = Object.keys(data).filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, 20)) {
    report.push({
      path: at + name,
      message: "This field is unknown and was left out",
      kind: "left-out",
    });
  }
}
