/**
 * Two versions of one archive: what differs, and what becomes of it once each difference is
 * decided.
 */
import { typeLabel } from "../../../lib/ui/tour_labels.ts";
import type { StopValues, TourValues } from "../values.ts";

export type Side = "mine" | "theirs";
/** By the key of the difference. */
export type Choices = Record<string, Side>;
export type Difference = { key: string; label: string; mine: string; theirs: string };

type Field<T> = { names: (keyof T & string)[]; label: string };

const TOUR_FIELDS: Field<TourValues>[] = [
  { names: ["title"], label: "Title" },
  { names: ["duration"], label: "Duration" },
  { names: ["creatorName"], label: "Creator Name" },
  { names: ["description"], label: "Description" },
  { names: ["tourType"], label: "Tour Type" },
  { names: ["imageUrl"], label: "Image URL" },
  { names: ["latitude", "longitude"], label: "Starting Location" },
];

const STOP_FIELDS: Field<StopValues>[] = [
  { names: ["title"], label: "Title" },
  { names: ["description"], label: "Description" },
  { names: ["audioUrl"], label: "Audio URL" },
  { names: ["audioDuration"], label: "Audio Duration" },
  { names: ["latitude", "longitude"], label: "Location" },
  { names: ["triggerRadius"], label: "Trigger Radius" },
];

const ABSENT = "(no such stop)";

/** All that differs, in the order of the form. Stops are the same when their ids are. */
export function differences(mine: TourValues, theirs: TourValues): Difference[] {
  const rows = TOUR_FIELDS.filter((field) => text(mine, field) !== text(theirs, field)).map(
    (field) => row(field.names[0], field.label, text(mine, field), text(theirs, field)),
  );
  for (const [id, [my, their]] of pairs(mine, theirs)) {
    const title = `Stop “${(my ?? their)?.title}”`;
    if (!my || !their) {
      rows.push(row(id, title, my?.title ?? ABSENT, their?.title ?? ABSENT));
      continue;
    }
    for (const field of STOP_FIELDS) {
      const [a, b] = [text(my, field), text(their, field)];
      if (a !== b) rows.push(row(keyOf(id, field), `${title}: ${field.label}`, a, b));
    }
  }
  const [a, b] = [orderOf(mine, theirs), orderOf(theirs, mine)];
  if (a !== b) rows.push(row("order", "Order of the stops", a, b));
  return rows;
}

/** The version that the choices make; what is not decided stays mine. */
export function merge(mine: TourValues, theirs: TourValues, choices: Choices): TourValues {
  const merged = { ...mine };
  for (const { names } of TOUR_FIELDS) take(merged, theirs, names, choices[names[0]]);
  const all = pairs(mine, theirs);
  const kept = (stop: StopValues): StopValues[] => {
    if (!stop.id) return [stop];
    const [my, their] = all.get(stop.id)!;
    if (!my || !their) {
      const side = choices[stop.id] ?? "mine";
      return (side === "mine") === (my !== undefined) ? [stop] : [];
    }
    const result = { ...my };
    for (const field of STOP_FIELDS) {
      take(result, their, field.names, choices[keyOf(stop.id, field)]);
    }
    return [result];
  };
  const [first, second] = choices.order === "theirs" ? [theirs, mine] : [mine, theirs];
  const ids = new Set(first.audioStops.map(({ id }) => id).filter(Boolean));
  const rest = second.audioStops.filter((stop) => stop.id ? !ids.has(stop.id) : second === mine);
  merged.audioStops = [...first.audioStops, ...rest].flatMap(kept);
  return merged;
}

const row = (key: string, label: string, mine: string, theirs: string) => ({
  key,
  label,
  mine,
  theirs,
});

const keyOf = (id: string, { names }: Field<StopValues>) => `${id}.${names[0]}`;

function text<T extends TourValues | StopValues>(from: T, { names }: Field<T>): string {
  const values = names.map((name) => String(from[name] ?? ""));
  return names[0] === "tourType" ? typeLabel(values[0] as "ordered") : values.join(", ");
}

function take<T>(into: T, from: T, names: (keyof T)[], side: Side | undefined): void {
  if (side !== "theirs") return;
  for (const name of names) into[name] = from[name];
}

/**
 * The stops of both versions by their ids. A stop that is new here has none, and nobody else has
 * it.
 */
function pairs(mine: TourValues, theirs: TourValues) {
  const all = new Map<string, [StopValues?, StopValues?]>();
  for (const stop of mine.audioStops) if (stop.id) all.set(stop.id, [stop, undefined]);
  for (const stop of theirs.audioStops) {
    if (stop.id) all.set(stop.id, [all.get(stop.id)?.[0], stop]);
  }
  return all;
}

/**
 * The titles of the stops that both have, in the order of `one`; by `mine` titles alone, the same
 * would differ.
 */
function orderOf(one: TourValues, other: TourValues): string {
  const common = new Set(other.audioStops.map(({ id }) => id).filter(Boolean));
  return one.audioStops.filter(({ id }) => common.has(id)).map(({ id }) => id).join();
}
