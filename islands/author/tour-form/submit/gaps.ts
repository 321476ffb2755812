/** The gaps of an archive before it can be saved, in a few words for each field. */
import {
  type Field,
  type Fields,
  isFile,
  nounOf,
  type Part,
  partOf,
} from "../../../../lib/model/tour/fields/field.ts";
import {
  type PupilName,
  STOP_FIELDS,
  TOUR_FIELDS,
} from "../../../../lib/model/tour/fields/table.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { StopInput } from "../../../../lib/model/tour/stop.ts";
import { formProblems, toStopInput } from "../schema.ts";
import { isLong, type LongName } from "../stops/use_open_stops.ts";
import type { StopValues, TourValues } from "../values.ts";

/**
 * An empty or invalid field. `path` is its name in the form; `stop` is counted from 0, and -1 for
 * the archive itself.
 */
export type Gap = { path: string; stop: number; need: string };

/** The form's error of a field, by its name in the form. */
export type Problem = { path: string; message: string };

const DETAILS = "Tour Details";

/** In the order of the form. `beside`: errors found only by the server or the search for places. */
export function findGaps(values: TourValues, beside: readonly Problem[] = []): Gap[] {
  const found = formProblems(values);
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

function toGap(path: string, values: TourValues): Gap {
  const [first, index, name = ""] = path.split(".");
  const isStop = first === "audioStops" && index !== undefined;
  const field = isStop ? name : first;
  const holder = isStop ? values.audioStops[Number(index)] : values;
  const text = (holder as Record<string, unknown> | undefined)?.[field];
  const isEmpty = typeof text === "string" && text.trim() === "";
  const row = rowOf(path);
  const need = !row ? "a change" : isEmpty ? withArticle(nounOf(row)) : invalidNeed(row);
  return { path, stop: isStop ? Number(index) : -1, need };
}

/** The table, and the row, of the field that `path` names; a place that was typed is the text. */
const tableOf = (path: string): Fields => /^audioStops\.\d/.test(path) ? STOP_FIELDS : TOUR_FIELDS;

const nameIn = (path: string) => {
  const name = path.split(".").at(-1)!;
  return name === "place" && tableOf(path) === TOUR_FIELDS ? "placeText" : name;
};

const rowOf = (path: string): Field | undefined => tableOf(path)[nameIn(path)];

/** Where a gap is in its panel: in a part, or in the long thing that takes the parts' place. */
export function homeOf({ path }: Pick<Gap, "path">): { part?: Part; long?: LongName } {
  const [first, , inStop] = path.split(".");
  const name = first === "audioStops" ? inStop ?? "" : first;
  const row = tableOf(path)[name === "place" && first !== "audioStops" ? "placeText" : name];
  const long = row?.lead ?? name;
  return { part: row && partOf(row), long: isLong(long) ? long : undefined };
}

const invalidNeed = (row: Field): string => {
  if (row.wrong !== undefined) return row.wrong;
  return isFile(row) ? `an address of ${withArticle(nounOf(row))}` : `a shorter ${nounOf(row)}`;
};

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

/** The position of a field in its card; the list of stops itself comes before all of them. */
const rank = ({ path }: Pick<Gap, "path">): number =>
  Object.keys(tableOf(path)).indexOf(nameIn(path));

/**
 * A transcript counts as one field, however many sentences are invalid, and so do all chapters,
 * a record and all old maps.
 */
const fieldPath = (path: string): string =>
  path.replace(/(\.transcript|\.chapters|\brecord|^oldMaps)\..*/, "$1");

/** The gap after `last` in the order of the form, wrapping around at the end. */
export function nextGap(gaps: readonly Gap[], last: Pick<Gap, "path" | "stop"> | undefined) {
  const isLater = (gap: Gap) =>
    !last || gap.stop > last.stop || gap.stop === last.stop && rank(gap) > rank(last);
  return gaps.find(isLater) ?? gaps[0];
}

/** All gaps of one stop, or of the archive itself. `first` is where to begin. */
type CardGaps = { stop: number; first: Gap; text: string };

/** "Stop 3 – a description, a recording": a line for each card. */
export function gapsByCard(gaps: readonly Gap[]): CardGaps[] {
  const cards = new Map<number, Gap[]>();
  for (const gap of gaps) cards.set(gap.stop, [...cards.get(gap.stop) ?? [], gap]);
  return [...cards].map(([stop, own]) => ({
    stop,
    first: own[0],
    text: `${stop < 0 ? "Tour Details" : `Stop ${stop + 1}`} – ${
      own.map(({ need }) => need).join(", ")
    }`,
  }));
}

/** "12 stops need something": the number of cards with gaps. */
export function gapsTitle(cards: readonly CardGaps[]): string {
  const stops = cards.filter(({ stop }) => stop >= 0).length;
  const counted = stops === 0 ? "" : stops === 1 ? "1 stop" : `${stops} stops`;
  if (stops === cards.length) return `${counted} ${stops === 1 ? "needs" : "need"} something`;
  return `${counted ? `${DETAILS} and ${counted}` : DETAILS} need something`;
}

/**
 * The missing or invalid fields of a stop in words, each once. Files under way do not count, nor do
 * their lengths, which are filled in.
 */
export function fieldsLacking(stop: StopValues): string[] {
  const { error } = StopInput.safeParse(toStopInput(stop));
  const isOnItsWay = (name: keyof StopValues) => uploadIdOf(String(stop[name] ?? "")) !== undefined;
  const fields = (error?.issues ?? []).map(({ path }) => path[0] as keyof StopValues)
    .filter((name) => !isOnItsWay(name) && !(name === "audioDuration" && isOnItsWay("audioUrl")));
  const nameOf = (row: Field) => row.unit ? row.label.toLowerCase() : nounOf(row);
  return [...new Set(fields.map((name) => nameOf(STOP_FIELDS[name as PupilName])))];
}
