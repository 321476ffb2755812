/** Two versions of one archive: their differences, and their merge by a choice for each. */
import { languageName } from "../../../../lib/model/text/language_names.ts";
import { STOP_PLACE_NAMES } from "../../../../lib/model/tour/stop_place.ts";
import { typeLabel } from "../../../../lib/ui/tour/tour_labels.ts";
import { routeLineText } from "../route_line_text.ts";
import { visibilityLabel } from "../../visibility/labels.ts";
import { oldMapsText } from "../old_map_values.ts";
import { recordText } from "../record_values.ts";
import { transcriptText } from "../transcript_values.ts";
import type { StopValues, TourValues } from "../values.ts";
import { pairStops, withoutPairs } from "./stop_pairs.ts";

export type Side = "mine" | "theirs";
/** By the key of the difference. */
export type Choices = Record<string, Side>;
export type Difference = { key: string; label: string; mine: string; theirs: string };

type Field<T> = { names: (keyof T & string)[]; label: string };

const TOUR_FIELDS: Field<TourValues>[] = [
  { names: ["title"], label: "Title" },
  { names: ["duration"], label: "Duration" },
  { names: ["creatorName"], label: "Creator name" },
  { names: ["description"], label: "Description" },
  { names: ["accessNote"], label: "Accessibility" },
  { names: ["contentWarning"], label: "Content warning" },
  { names: ["language"], label: "Language" },
  { names: ["tourType"], label: "Archive type" },
  { names: ["visibility"], label: "Who can see it" },
  { names: ["imageUrl"], label: "Picture" },
  { names: ["imageAlt"], label: "Image description" },
  { names: ["imageCredit"], label: "Image credit" },
  { names: ["latitude", "longitude"], label: "Starting location" },
  { names: ["placeText"], label: "Starting location, as typed" },
  { names: ["routeLine"], label: "Route line" },
  { names: ["oldMaps"], label: "Old maps" },
  { names: ["record"], label: "Catalogue record" },
];

const STOP_FIELDS: Field<StopValues>[] = [
  { names: ["title"], label: "Title" },
  { names: ["description"], label: "Description" },
  { names: ["contentWarning"], label: "Content warning" },
  { names: ["language"], label: "Language" },
  { names: ["imageUrl"], label: "Picture" },
  { names: ["imageAlt"], label: "Image description" },
  { names: ["imageCredit"], label: "Image credit" },
  { names: ["oldImageUrl"], label: "Old picture" },
  { names: ["oldImageAlt"], label: "Old picture’s description" },
  { names: ["oldImageCredit"], label: "Old picture’s credit" },
  { names: ["oldImageYear"], label: "Old picture’s year" },
  { names: ["audioUrl"], label: "Recording" },
  { names: ["audioDuration"], label: "Audio duration" },
  { names: ["transcript", "transcriptText"], label: "Transcript" },
  { names: ["record"], label: "Catalogue record" },
  { names: ["place"], label: "Where it is heard" },
  { names: ["latitude", "longitude"], label: "Location" },
  { names: ["placeText"], label: "Location, as typed" },
  { names: ["triggerRadius"], label: "Trigger radius" },
];

export type FieldText = { label: string; text: string };

/** The fields of an archive or a stop as texts; with `names` only those that hold one of these. */
export function fieldTexts(of: TourValues | StopValues, names?: string[]): FieldText[] {
  const textsOf = <T extends TourValues | StopValues>(from: T, fields: Field<T>[]) =>
    fields.filter((field) => !names || field.names.some((name) => names.includes(name)))
      .map((field) => ({ label: field.label, text: text(from, field) }));
  return "audioStops" in of ? textsOf(of, TOUR_FIELDS) : textsOf(of, STOP_FIELDS);
}

const ABSENT = "(no such stop)";

/** All differences, in the order of the form. `pairStops` says which stops are the same. */
export function differences(ours: TourValues, others: TourValues): Difference[] {
  const [mine, theirs] = pairStops(ours, others);
  const rows = TOUR_FIELDS.filter((field) => content(mine, field) !== content(theirs, field)).map(
    (field) => row(field.names[0], field.label, text(mine, field), text(theirs, field)),
  );
  for (const [id, [my, their]] of pairs(mine, theirs)) {
    const title = `Stop “${(my ?? their)?.title}”`;
    if (!my || !their) {
      rows.push(row(stopKey(id), title, my?.title ?? ABSENT, their?.title ?? ABSENT));
      continue;
    }
    for (const field of STOP_FIELDS) {
      const [a, b] = [text(my, field), text(their, field)];
      if (a !== b) rows.push(row(fieldKey(id, field), `${title}: ${field.label}`, a, b));
    }
  }
  const [a, b] = [orderOf(mine, theirs), orderOf(theirs, mine)];
  if (a !== b) rows.push(row("order", "Order of the stops", a, b));
  return rows;
}

/** The version that results from the choices; undecided parts stay mine. */
export function merge(ours: TourValues, others: TourValues, choices: Choices): TourValues {
  const [mine, theirs] = pairStops(ours, others);
  const merged = { ...mine };
  for (const { names } of TOUR_FIELDS) {
    if (choices[names[0]] === "theirs") copyFields(theirs, merged, names);
  }
  const all = pairs(mine, theirs);
  const resolve = (stop: StopValues): StopValues[] => {
    if (!stop.id) return [stop];
    const [my, their] = all.get(stop.id)!;
    if (!my || !their) {
      const side = choices[stopKey(stop.id)] ?? "mine";
      return (side === "mine") === (my !== undefined) ? [stop] : [];
    }
    const result = { ...my };
    for (const field of STOP_FIELDS) {
      if (choices[fieldKey(stop.id, field)] === "theirs") copyFields(their, result, field.names);
    }
    return [result];
  };
  const stops = choices.order === "theirs"
    ? interleave(theirs.audioStops, mine.audioStops)
    : interleave(mine.audioStops, theirs.audioStops);
  merged.audioStops = withoutPairs(stops.flatMap(resolve));
  return merged;
}

/** All of `first` in its order; items only in `second` follow their predecessor there. */
function interleave(first: StopValues[], second: StopValues[]): StopValues[] {
  const stops = [...first];
  const indexOf = (stop: StopValues) =>
    stops.findIndex((known) => known === stop || (stop.id && known.id === stop.id));
  second.forEach((stop, i) => {
    if (indexOf(stop) < 0) stops.splice(i === 0 ? 0 : indexOf(second[i - 1]) + 1, 0, stop);
  });
  return stops;
}

const row = (key: string, label: string, mine: string, theirs: string) => ({
  key,
  label,
  mine,
  theirs,
});

/** With a prefix, because a stop's id from a file may be "order" or "title". */
const stopKey = (id: string) => `stop ${id}`;
const fieldKey = (id: string, { names }: Field<StopValues>) => `${stopKey(id)}.${names[0]}`;

/** The compared value: two route lines may have the same length. */
const content = (from: TourValues, { names }: Field<TourValues>): string =>
  JSON.stringify(names.map((name) => from[name] ?? ""));

function text<T extends TourValues | StopValues>(from: T, { names }: Field<T>): string {
  if (names[0] === "routeLine") return routeLineText((from as TourValues).routeLine);
  if (names[0] === "oldMaps") return oldMapsText((from as TourValues).oldMaps);
  if (names[0] === "transcript") {
    const { transcript, transcriptText: unread } = from as StopValues;
    return [transcript && transcriptText(transcript), unread].filter(Boolean).join("\n");
  }
  if (names[0] === "place") {
    const { place } = from as StopValues;
    return place ? STOP_PLACE_NAMES[place] : "On the map";
  }
  if (names[0] === "record") return from.record ? recordText(from.record) : "";
  const values = names.map((name) => String(from[name] ?? ""));
  if (names[0] === "language") return values[0] && languageName(values[0]);
  if (names[0] === "tourType") return typeLabel(values[0] as "ordered");
  return names[0] === "visibility" ? visibilityLabel(values[0] as "public") : values.join(", ");
}

function copyFields<T>(from: T, to: T, names: (keyof T)[]): void {
  for (const name of names) to[name] = from[name];
}

/** The stops of both versions by their ids; missing where one version lacks the stop. */
function pairs(mine: TourValues, theirs: TourValues) {
  const all = new Map<string, [StopValues?, StopValues?]>();
  for (const stop of mine.audioStops) if (stop.id) all.set(stop.id, [stop, undefined]);
  for (const stop of theirs.audioStops) {
    if (stop.id) all.set(stop.id, [all.get(stop.id)?.[0], stop]);
  }
  return all;
}

/**
 * The ids of the stops that `version` shares with `other`, in the order of `version`. With titles,
 * the order would differ as soon as a stop is renamed.
 */
function orderOf(version: TourValues, other: TourValues): string {
  const common = new Set(other.audioStops.map(({ id }) => id).filter(Boolean));
  return version.audioStops.filter(({ id }) => common.has(id)).map(({ id }) => id).join();
}

/** Theirs for what only they changed since `base`; my changes stay. */
export function suggestedChoices(
  { base, mine, theirs }: { base: TourValues; mine: TourValues; theirs: TourValues },
): Choices {
  const changed = new Set(differences(mine, base).map(({ key }) => key));
  const rows = differences(mine, theirs);
  return Object.fromEntries(rows.map(({ key }) => [key, changed.has(key) ? "mine" : "theirs"]));
}
