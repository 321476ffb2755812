/** The gaps of an archive before it can be saved, in a few words for each field. */
import {
  type Field,
  type Fields,
  type Part,
  partOf,
} from "../../../../lib/model/tour/fields/field.ts";
import {
  type PupilName,
  STOP_FIELDS,
  TOUR_FIELDS,
} from "../../../../lib/model/tour/fields/table.ts";
import { THING_FIELDS } from "../../../../lib/model/tour/fields/shared_rows.ts";
import { filesOf } from "../../../../lib/model/media/files_of.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { StopInput } from "../../../../lib/model/tour/stop.ts";
import { formProblems, toStopInput } from "../schema.ts";
import { isLong, type LongName } from "../stops/use_open_stops.ts";
import type { StopValues, TourValues } from "../values.ts";
import { list } from "../../../../lib/texts/formats.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { needOf, nounOf } from "../../../../lib/model/tour/fields/names.ts";

const t = texts("saving");

/**
 * An empty or invalid field. `path` is its name in the form; `stop` is counted from 0, and -1 for
 * the archive itself.
 */
export type Gap = { path: string; stop: number; need: string; isEmpty: boolean };

/** The form's error of a field, by its name in the form. */
export type Problem = { path: string; message: string };

/** The problem of a field that the form itself finds valid. */
export const toProblem = (path: string): Problem => ({ path, message: "" });

/** In the order of the form. `beside`: errors found only by the server or the search for places. */
export function findGaps(values: TourValues, beside: readonly Problem[] = []): Gap[] {
  const found = problemsOf(values);
  const paths = new Set(found.map(({ path }) => path));
  // The length comes with the recording.
  const problems = [...found, ...beside]
    .filter(({ path }) =>
      !paths.has(path.replace(/audioDuration$/, "audioUrl")) ||
      !path.endsWith("audioDuration")
    );
  const gaps = new Map(
    problems.map(({ path }) => fieldPath(path)).map((path) => [path, toGap(path, values)]),
  );
  return [...gaps.values()].sort((a, b) => a.stop - b.stop || rank(a) - rank(b));
}

/** Transcripts that are valid; the form replaces one that changes. */
const validTranscripts = new WeakSet<object>();

/**
 * The form's errors. Each transcript is checked once: those of 200 stops took 30 ms after each
 * change.
 */
function problemsOf(values: TourValues): Problem[] {
  const isKnown = ({ transcript }: StopValues) => transcript && validTranscripts.has(transcript);
  const problems = formProblems({
    ...values,
    audioStops: values.audioStops.map((stop) =>
      isKnown(stop) ? { ...stop, transcript: undefined } : stop
    ),
  });
  const wrong = new Set(problems.map(({ path }) => fieldPath(path)));
  values.audioStops.forEach(({ transcript }, i) => {
    if (transcript && !wrong.has(`audioStops.${i}.transcript`)) validTranscripts.add(transcript);
  });
  return problems;
}

function toGap(path: string, values: TourValues): Gap {
  const [first, index, name = ""] = path.split(".");
  const isStop = first === "audioStops" && index !== undefined;
  const field = isStop ? name : first;
  const holder = isStop ? values.audioStops[Number(index)] : values;
  const thing = thingIn(path);
  const item = thing ? holder?.things[thing.index] : holder;
  const text = (item as Record<string, unknown> | undefined)?.[thing?.name ?? field];
  const row = rowOf(path);
  const isEmpty = typeof text === "string"
    ? text.trim() === ""
    : row?.kind === "transcript" && text === undefined;
  const need = needOf(row ?? {}, isEmpty);
  return { path, stop: isStop ? Number(index) : -1, need, isEmpty };
}

/** Whether a field has nothing in it. */
export const isEmptyAt = (path: string, values: TourValues) => toGap(path, values).isEmpty;

/** The index of the thing that `path` names a field of, and the field; undefined for others. */
function thingIn(path: string): { index: number; name: string } | undefined {
  const [, index, name] = /^(?:audioStops\.\d+\.)?things\.(\d+)\.(\w+)/.exec(path) ?? [];
  return index === undefined ? undefined : { index: Number(index), name };
}

/** The table, and the row, of the field that `path` names; a place that was typed is the text. */
const tableOf = (path: string): Fields => /^audioStops\.\d/.test(path) ? STOP_FIELDS : TOUR_FIELDS;

const nameIn = (path: string) => {
  const name = path.split(".").at(-1)!;
  return name === "place" && tableOf(path) === TOUR_FIELDS ? "placeText" : name;
};

const rowOf = (path: string): Field | undefined => {
  const thing = thingIn(path);
  return thing ? (THING_FIELDS as Fields)[thing.name] : tableOf(path)[nameIn(path)];
};

/** Where a gap is in its panel: in a part, or in the long thing that takes the parts' place. */
export function homeOf({ path }: Pick<Gap, "path">): { part?: Part; long?: LongName } {
  const [first, , inStop] = path.split(".");
  const name = first === "audioStops" ? inStop ?? "" : first;
  const row = tableOf(path)[name === "place" && first !== "audioStops" ? "placeText" : name];
  const long = row?.lead ?? name;
  return { part: row && partOf(row), long: isLong(long) ? long : undefined };
}

/**
 * The position of a field in its panel; the list of stops itself comes before all of them. Things
 * are in the place of their list, each after the one before it.
 */
function rank({ path }: Pick<Gap, "path">): number {
  const names = Object.keys(tableOf(path));
  const thing = thingIn(path);
  if (!thing) return names.indexOf(nameIn(path));
  const field = Object.keys(THING_FIELDS).indexOf(thing.name);
  return names.indexOf("things") + (thing.index + (field + 1) / 100) / 100;
}

/**
 * A transcript counts as one field, however many sentences are invalid, and so do all chapters,
 * a record and all old maps.
 */
const fieldPath = (path: string): string =>
  path.replace(/(\.transcript|\.chapters|\brecord|^oldMaps)\..*/, "$1");

/**
 * The gap after `last` in the order of the form, wrapping around at the end. An empty path stands
 * before all fields of its stop.
 */
export function nextGap(gaps: readonly Gap[], last: Pick<Gap, "path" | "stop">) {
  const isLater = (gap: Gap) =>
    gap.stop > last.stop || gap.stop === last.stop && rank(gap) > rank(last);
  return gaps.find(isLater) ?? gaps[0];
}

/** All gaps of one stop, or of the archive itself. `first` is where to begin. */
type StopGaps = { stop: number; first: Gap; text: string };

/** "Stop 3 – a description, a recording": a line for each of them. */
export function gapsByStop(gaps: readonly Gap[]): StopGaps[] {
  return grouped(gaps, ({ stop }) => stop).map((own) => {
    const [first] = own;
    const needs = own.map(({ need }) => need).join(", ");
    const part = first.stop < 0 ? t("tourDetails") : t("stopNumbered", { stop: first.stop + 1 });
    return { stop: first.stop, first, text: t("gapsOfPart", { part, needs }) };
  });
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const groups = new Map<unknown, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/**
 * "3 stops lack a description · Stop 4 lacks a title and a recording": the needs of the same stops
 * together, those of most stops first. Empty without gaps.
 */
export function gapsText(gaps: readonly Gap[]): string {
  const byNeed = grouped(gaps, (gap) => `${gap.stop < 0} ${isOfThing(gap)} ${gap.need}`);
  return grouped(
    byNeed,
    (own) => `${own[0].isEmpty} ${isOfThing(own[0])} ${own.map(({ stop }) => stop)}`,
  )
    .sort(([a], [b]) => b.length - a.length || a[0].stop - b[0].stop)
    .map((needs) => groupText(needs[0], needs.map(([{ need }]) => need)))
    .join(" · ");
}

const isOfThing = ({ path }: Gap): boolean => thingIn(path) !== undefined;

function groupText(stops: readonly Gap[], found: string[]): string {
  const [{ stop, isEmpty }] = stops;
  const kind = isEmpty ? "lack" : "need";
  const [count, number, needs] = [stops.length, stop + 1, list(found)];
  if (isOfThing(stops[0])) {
    if (count > 1) return t(PICTURES[kind], { count, needs });
    return stop < 0 ? t(OWN_PICTURE[kind], { needs }) : t(PICTURE[kind], { number, needs });
  }
  if (stop < 0) return t(ARCHIVE[kind], { needs });
  return count > 1 ? t(STOPS[kind], { count, needs }) : t(STOP[kind], { number, needs });
}

const PICTURES = { lack: "picturesLack", need: "picturesNeed" } as const;
const OWN_PICTURE = { lack: "archivePictureLacks", need: "archivePictureNeeds" } as const;
const PICTURE = { lack: "stopPictureLacks", need: "stopPictureNeeds" } as const;
const ARCHIVE = { lack: "archiveLacks", need: "archiveNeeds" } as const;
const STOPS = { lack: "stopsLack", need: "stopsNeed" } as const;
const STOP = { lack: "stopLacks", need: "stopNeeds" } as const;

/**
 * The missing or invalid fields of a stop in words, each once. Files under way do not count, nor do
 * their lengths, which are filled in.
 */
export function fieldsLacking(stop: StopValues): string[] {
  const { error } = StopInput.safeParse(toStopInput(stop));
  const coming = new Set(
    filesOf(stop).flatMap(([path, address]) => uploadIdOf(address) === undefined ? [] : [path]),
  );
  if (coming.has("audioUrl")) coming.add("audioDuration");
  const paths = (error?.issues ?? []).map(({ path }) => path.join("."))
    .filter((path) => !coming.has(path));
  return [
    ...new Set(paths.map((path) => {
      const [name, , inThing] = path.split(".");
      const things = THING_FIELDS as Fields;
      return nounOf(name === "things" && things[inThing] || STOP_FIELDS[name as PupilName]);
    })),
  ];
}
