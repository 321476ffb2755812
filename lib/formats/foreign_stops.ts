/** Makes stops of the points of somebody else's file, and says what could not be used. */
import { RADIUS } from "../model/stop_limits.ts";
import { htmlToText } from "./html_text.ts";
import { findText, type Properties } from "./property_names.ts";
import { counted, fileEntry, listed, type ReportEntry } from "./report.ts";

/** A point as its file has it: the form's reader decides whether its numbers are some. */
export type ForeignPoint = {
  latitude: unknown;
  longitude: unknown;
  properties: Properties;
  /** Names of properties that need not be reported: the file's reader has used them. */
  used?: readonly string[];
};

/** Stops as data for the form's reader. */
export type ForeignStops = { audioStops: Properties[]; report: ReportEntry[] };

/** Properties that say how a map draws a point, or that programs add; nobody misses them. */
const TECHNICAL =
  /^(id|fid|gid|objectid|ogc_fid|type|kind|@id|@type|marker-.*|fill.*|stroke.*|style.*|color|colour|icon|sym|altitude.*|ele|elevation|time|timestamp|visibility|draworder|extrude|tessellate|icon)$/i;

/** What a stop is made of in most files. */
const POINTS = ["point", "points"];

/**
 * The stops of all points but those at 0,0, which is where programs put what has no place, and
 * those that stand twice in the file. What has no coordinates becomes a stop to be placed: a
 * spreadsheet of addresses, or a map that was made of one. The pair of words says what the file
 * has instead of stops.
 */
export function toStops(points: ForeignPoint[], [one, many] = POINTS): ForeignStops {
  const report: ReportEntry[] = [];
  const audioStops: Properties[] = [];
  const seen = new Set<string>();
  const [nowhere, twice]: [string[], string[]] = [[], []];
  const unused = new Set<string>();
  let [losses, missing] = [0, 0];
  for (const { properties, used = [], ...place } of points) {
    const { stop, taken, lost } = readStop(properties);
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
    if (lost) losses++;
    if (latitude === undefined) missing++;
    for (const [name, value] of Object.entries(properties)) {
      const isUsed = taken.includes(name) || used.includes(name) || TECHNICAL.test(name) ||
        value === stop.title || value === stop.description;
      if (!isUsed && isGiven(value)) unused.add(name);
    }
    audioStops.push({ ...stop, ...place });
  }
  if (missing > 0) {
    const where = counted(
      missing,
      `${one} has no place that can be read: set it on the map`,
      `${many} have no place that can be read: set them on the map`,
    );
    report.push(fileEntry("note", where));
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
      `${counted(twice.length, "point stands", "points stand")} twice in the file: ${
        listed(twice)
      }`,
    );
  }
  if (unused.size > 0) leftOut(`No box of the form is for these: ${listed([...unused], 12)}`);
  if (losses > 0) {
    leftOut(`Links and pictures within the text of ${counted(losses, "stop")}`);
  }
  return { audioStops, report };
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== "";

const roughly = (degrees: number) => Math.round(degrees * 1e6);

type Read = {
  stop: { title: string; description: string } & Properties;
  taken: string[];
  lost: boolean;
};

function readStop(properties: Properties): Read {
  const description = findText("description", properties);
  const { [description?.key ?? ""]: _, ...others } = properties;
  const title = findText("title", others);
  const { text, lost } = htmlToText(description?.text ?? "");
  const audio = audioIn(properties, description?.text ?? "");
  const duration = findText("audioDuration", properties);
  const radius = findText("triggerRadius", properties);
  const image = findText("imageUrl", properties);
  const isPicture = image && /^https:\/\/\S+$/.test(image.text.trim().split(/\s/)[0]);
  return {
    stop: {
      title: htmlToText(title?.text ?? "").text.trim(),
      description: text,
      ...(isPicture ? { imageUrl: image.text.trim().split(/\s/)[0] } : {}),
      audioUrl: audio?.text ?? "",
      audioDuration: duration?.text ?? "",
      triggerRadius: radius?.text ?? RADIUS.inForms,
    },
    taken: [description?.key, title?.key, audio?.key, duration?.key, radius?.key]
      .concat(isPicture ? image.key : undefined).filter((key) => key !== undefined),
    lost: lost && !audio,
  };
}

const SOUND = /^https:\/\/[^?#]+\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)([?#].*)?$/i;

/** The address of a recording: in a property of that name, else in any, else in the text. */
function audioIn(properties: Properties, html: string): { key?: string; text: string } | undefined {
  const named = findText("audioUrl", properties);
  if (named) return named;
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === "string" && SOUND.test(value.trim())) return { key, text: value.trim() };
  }
  const text = html.split(/[\s"'<>]+/).find((part) => SOUND.test(part));
  return text ? { text } : undefined;
}
