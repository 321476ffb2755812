/** Reads a tour from any data: takes the valid parts, and reports the others. */
import { withRouteAsLegs } from "../geo/line_legs.ts";
import { type Fields, rowsOf } from "../model/tour/fields/field.ts";
import { STOP_FIELDS, STOP_NAMES, TOUR_FIELDS, TOUR_NAMES } from "../model/tour/fields/table.ts";
import { MAX_STOPS } from "../model/tour/stop_limits.ts";
import { TourInput } from "../model/tour/tour.ts";
import {
  publishedStop,
  type UnfinishedStop,
  type UnfinishedTour,
} from "../model/tour/tour_form.ts";
import { withFurtherImages } from "./more_images.ts";
import { withoutCover, withThings } from "../model/media/with_things.ts";
import { MAX_THINGS } from "../model/media/thing.ts";
import { mapAddresses } from "./archive_files.ts";
import { texts } from "../texts/texts.ts";
import { kindOf } from "./fields/kinds.ts";
import { isObject } from "./json/is_object.ts";
import { ownPath } from "./own_address.ts";
import { listed } from "./listed.ts";
import type { Imported, ReportEntry } from "./report.ts";

const t = texts("imports");

/** Fields of files and stored tours that no author enters. */
const NOT_ENTERED = [
  "format",
  "version",
  "exportedAt",
  "languages",
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

/**
 * The form in `data`. Numbers as texts and texts as numbers are converted; invalid values are left
 * out. Addresses at `origin` become paths. The report names what was left out, and all reasons for
 * which the form would be refused.
 */
export function readForm(given: Data, origin?: string): Imported {
  const report: Report = [];
  const data = withImages(given, "", report);
  const read: UnfinishedTour = {
    ...readFields(data, TOUR_FIELDS, "", report),
    audioStops: readStops(data.audioStops, report),
  };
  const { audioStops, ...tour } = mapAddresses(read, (address) => ownPath(address, origin));
  const form = withRouteAsLegs<UnfinishedTour>({
    ...withThings(tour),
    audioStops: audioStops.map(withThings),
  });
  reportUnknown(data, [...TOUR_NAMES, "audioStops", ...NOT_ENTERED], "", report);
  const known = new Set(report.map(({ path }) => path));
  const published = {
    ...withoutCover(form),
    audioStops: form.audioStops.map((stop) => publishedStop(withoutCover(stop))),
  };
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

const SOUNDS = ["audioUrl", "ambientUrl"];

const insecure = (field: string) =>
  t(SOUNDS.includes(field) ? "insecureRecording" : "insecurePicture");

function readStops(value: unknown, report: Report): UnfinishedStop[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report.push({ path: "audioStops", message: t("stopsNotAList"), kind: "left-out" });
    return [];
  }
  if (value.length > MAX_STOPS) {
    const message = t("tooManyStops", { total: value.length, most: MAX_STOPS });
    report.push({ path: "audioStops", message, kind: "left-out" });
  }
  const stops: UnfinishedStop[] = [];
  value.slice(0, MAX_STOPS).forEach((stop: unknown, index) => {
    if (isObject(stop)) {
      const at = `audioStops.${stops.length}.`;
      stops.push(readStop(withImages(stop, at, report), at, report));
    } else {
      const message = t("notAStop", { number: index + 1 });
      report.push({ path: "audioStops", message, kind: "left-out" });
    }
  });
  return stops;
}

/** The data with all pictures as things; those for which there is no room are reported. */
function withImages(given: Data, at: string, report: Report): Data {
  const { item, left } = withFurtherImages(given);
  if (left.length > 0) {
    const message = t("picturesLeft", { most: MAX_THINGS, names: listed(left) });
    report.push({ path: `${at}things`, message, kind: "left-out" });
  }
  return item;
}

function readStop(stop: Data, at: string, report: Report): UnfinishedStop {
  reportUnknown(stop, ["id", "code", ...STOP_NAMES], at, report);
  // Authors cannot correct an invalid id; the server makes a new one.
  const id = typeof stop.id === "string" && /^[\w-]{1,64}$/.test(stop.id) ? { id: stop.id } : {};
  const { placeText } = stop;
  return {
    ...id,
    ...readFields(stop, STOP_FIELDS, at, report),
    // What the form's place box looks up.
    ...typeof placeText === "string" && placeText !== "" && { placeText: placeText.slice(0, 300) },
  };
}

/** The values of a table's fields. Those that do not fit are left out, and reported. */
function readFields(data: Data, fields: Fields, at: string, report: Report): Data {
  const found: Data = {};
  for (const [name, field] of rowsOf(fields)) {
    // The GPX reader leaves missing fields undefined.
    if (!Object.hasOwn(data, name) || data[name] === undefined || data[name] === null) continue;
    const { read, unfit } = kindOf(field);
    const { value, wrong } = read(data[name], field);
    if (value !== undefined) found[name] = value;
    const leftOut = (path: string, message: string) =>
      report.push({ path, message, kind: "left-out" });
    for (const part of wrong?.slice(0, 20) ?? []) {
      leftOut([at + name, part].filter(Boolean).join("."), unfit(field));
    }
    if (value === undefined && !wrong) leftOut(at + name, unfit(field));
  }
  return found;
}

function reportUnknown(data: Data, known: string[], at: string, report: Report) {
  const unknown = Object.keys(data).filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, 20)) {
    report.push({ path: at + name, message: t("unknownField"), kind: "left-out" });
  }
}
