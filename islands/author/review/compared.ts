/** The differences between what visitors see and a version that was handed in, stop by stop. */
import type { Field, Fields } from "../../../lib/model/tour/fields/field.ts";
import { labelOf } from "../../../lib/model/tour/fields/names.ts";
import { STOP_FIELDS } from "../../../lib/model/tour/fields/table.ts";
import { blankTour, toForm } from "../../../lib/model/tour/tour_form.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { type Difference, differences } from "../tour-form/conflict/differences.ts";
import { readValues, type TourValues } from "../tour-form/values.ts";

/** The differences of one stop, or of the archive itself, which has no `title`. */
export type ComparedPart = {
  key: string;
  title?: string;
  /** Where one side alone has the stop. */
  is?: "new" | "removed";
  rows: Difference[];
};

/**
 * The differences in the order of the form; `mine` of each is what visitors see now, `theirs` the
 * version. A private archive shows nothing, and a stop that is new shows all its fields.
 */
export function compare(current: Tour, version: Tour): ComparedPart[] {
  const isSeen = current.visibility !== "private";
  const shown = isSeen ? readValues(toForm(current)) : nothing();
  const next = readValues(toForm(version));
  const ids = (values: TourValues) => new Set(values.audioStops.flatMap(({ id }) => id ?? []));
  const [before, after] = [ids(shown), ids(next)];
  const rows = differences(withBlanks(shown, next, before), withBlanks(next, shown, after));
  const parts: ComparedPart[] = [{ key: "archive", rows: rows.filter(isOfArchive) }];
  for (const stop of [...next.audioStops, ...shown.audioStops]) {
    const prefix = `stop ${stop.id}`;
    if (parts.some(({ key }) => key === prefix)) continue;
    const own = rows.filter(({ key }) => key === prefix || key.startsWith(`${prefix}.`));
    if (own.length === 0) continue;
    const is = !before.has(stop.id!) ? "new" : !after.has(stop.id!) ? "removed" : undefined;
    parts.push({
      key: prefix,
      title: stop.title,
      ...is && { is },
      // Of a removed stop its title says enough.
      rows: is === "removed" ? [] : own.map(withoutTitle),
    });
  }
  return parts.filter(({ rows, is }) => rows.length > 0 || is);
}

const isOfArchive = ({ key }: Difference): boolean => !key.startsWith("stop ");

/** The label without the title of the stop, under whose heading the row stands. */
function withoutTitle(row: Difference): Difference {
  const field: Field | undefined = (STOP_FIELDS as Fields)[row.key.split(".").at(-1)!];
  return field ? { ...row, label: labelOf(field) } : row;
}

/** An archive that visitors do not see. */
const nothing = (): TourValues => ({
  ...readValues(blankTour()),
  duration: "",
  latitude: "",
  longitude: "",
  visibility: "private",
  audioStops: [],
});

/** The values with an empty stop for each that only `other` has. */
function withBlanks(values: TourValues, other: TourValues, known: Set<string>): TourValues {
  const missing = other.audioStops.filter(({ id }) => id !== undefined && !known.has(id));
  if (missing.length === 0) return values;
  const blanks = readValues({ audioStops: missing.map(({ id }) => ({ id })) }).audioStops;
  return { ...values, audioStops: [...values.audioStops, ...blanks] };
}
