/** Two versions of one archive: their differences, and their merge by a choice for each. */
import { kindOf } from "../../../../lib/formats/fields/kinds.ts";
import { type Field, type Fields, unitsOf } from "../../../../lib/model/tour/fields/field.ts";
import { STOP_FIELDS, TOUR_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import type { StopValues, TourValues } from "../values.ts";
import { labelOf } from "../../../../lib/model/tour/fields/names.ts";
import { pairStops, withoutPairs } from "./stop_pairs.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

export type Side = "mine" | "theirs";
/** By the key of the difference. */
export type Choices = Record<string, Side>;
export type Difference = { key: string; label: string; mine: string; theirs: string };

/** A unit of fields: one value for those who compare. */
type Unit<T> = { names: (keyof T & string)[]; label: Field["label"] };

const unitsIn = <F extends Fields>(fields: F) =>
  unitsOf(fields).map((names) => ({ names, label: fields[names[0]].label }));

const TOUR_UNITS: Unit<TourValues>[] = unitsIn(TOUR_FIELDS);
const STOP_UNITS: Unit<StopValues>[] = unitsIn(STOP_FIELDS);

export type FieldText = { label: string; text: string };

/** The fields of an archive or a stop as texts; with `names` only those that hold one of these. */
export function fieldTexts(of: TourValues | StopValues, names?: string[]): FieldText[] {
  const textsOf = <T extends TourValues | StopValues>(from: T, fields: Unit<T>[]) =>
    fields.filter((field) => !names || field.names.some((name) => names.includes(name)))
      .map((field) => ({ label: labelOf(field), text: text(from, field) }));
  return "audioStops" in of ? textsOf(of, TOUR_UNITS) : textsOf(of, STOP_UNITS);
}

/** All differences, in the order of the form. `pairStops` says which stops are the same. */
export function differences(ours: TourValues, others: TourValues): Difference[] {
  const [mine, theirs] = pairStops(ours, others);
  const rows = TOUR_UNITS.filter((field) => content(mine, field) !== content(theirs, field)).map(
    (field) => row(field.names[0], labelOf(field), text(mine, field), text(theirs, field)),
  );
  for (const [id, [my, their]] of pairs(mine, theirs)) {
    const title = (my ?? their)?.title ?? "";
    if (!my || !their) {
      const absent = t("noSuchStop");
      rows.push(
        row(stopKey(id), t("stopTitled", { title }), my?.title ?? absent, their?.title ?? absent),
      );
      continue;
    }
    for (const field of STOP_UNITS) {
      if (content(my, field) === content(their, field)) continue;
      const label = t("fieldOfStop", { title, field: labelOf(field) });
      rows.push(row(fieldKey(id, field), label, text(my, field), text(their, field)));
    }
  }
  const [a, b] = [orderOf(mine, theirs), orderOf(theirs, mine)];
  if (a !== b) rows.push(row("order", t("orderStops"), a, b));
  return rows;
}

/** The version that results from the choices; undecided parts stay mine. */
export function merge(ours: TourValues, others: TourValues, choices: Choices): TourValues {
  const [mine, theirs] = pairStops(ours, others);
  const merged = { ...mine };
  for (const { names } of TOUR_UNITS) {
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
    for (const field of STOP_UNITS) {
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
const fieldKey = (id: string, { names }: Unit<StopValues>) => `${stopKey(id)}.${names[0]}`;

/** Two route lines may have the same length, and two old maps the same title. */
const content = (
  from: TourValues | StopValues,
  unit: Unit<TourValues> | Unit<StopValues>,
): string =>
  ["routeLine", "oldMaps", "leg", "area"].includes(unit.names[0])
    ? JSON.stringify((from as TourValues)[unit.names[0] as "routeLine"] ?? "")
    : text(from, unit);

function text(from: TourValues | StopValues, { names }: { names: string[] }): string {
  const fields: Fields = "audioStops" in from ? TOUR_FIELDS : STOP_FIELDS;
  const texts = names.map((name) => {
    const value = (from as Record<string, unknown>)[name];
    const isEmpty = value === undefined && fields[name].missing === undefined;
    return isEmpty ? "" : kindOf(fields[name]).toText(value, fields[name]);
  });
  return texts.filter(Boolean).join(fields[names[0]].kind === "number" ? ", " : "\n");
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
