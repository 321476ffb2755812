/** The contents of the form's boxes: text as typed, for numbers too, until they are validated. */
import { kindOf, type TypedOf } from "../../../lib/formats/fields/kinds.ts";
import { membersOf } from "../../../lib/formats/fields/kind.ts";
import { readPlace } from "../../../lib/formats/fields/typed_numbers.ts";
import { type Fields, isStored, rowsOf } from "../../../lib/model/tour/fields/field.ts";
import { STOP_FIELDS, TOUR_FIELDS } from "../../../lib/model/tour/fields/table.ts";
import { withoutCover } from "../../../lib/model/media/with_things.ts";
import { newStop as newModelStop, type UnfinishedTour } from "../../../lib/model/tour/tour_form.ts";

/** One stop as typed. `id` is there once the server has given it one. */
export type StopValues = TypedOf<typeof STOP_FIELDS> & { id?: string };

/** The whole form as typed. */
export type TourValues = TypedOf<typeof TOUR_FIELDS> & { audioStops: StopValues[] };

/** A new stop at the place of the last one, or at the start; indoors or anywhere like that one. */
export function nextStop({ audioStops, ...start }: TourValues): StopValues {
  const places = [...[...audioStops].reverse(), start].map(readPlace);
  const stop = newModelStop(places.find((place) => place !== undefined), {});
  return readStop({ ...stop, place: audioStops.at(-1)?.place });
}

/**
 * Reads a form from a tour, a template, a draft, a file or a copy on this device. Invalid values
 * become empty boxes; never throws.
 */
export function readValues(stored: unknown): TourValues {
  const form = withoutCover(membersOf(stored)) as Record<string, unknown>;
  const stops = Array.isArray(form.audioStops) ? form.audioStops.map(readStop) : [];
  return {
    ...typed(form, TOUR_FIELDS),
    audioStops: stops.length > 0 ? stops : [readStop(newModelStop(undefined, {}))],
  };
}

/** True for two forms with the same content. */
export const isSame = (a: TourValues, b: TourValues): boolean =>
  JSON.stringify(readValues(a)) === JSON.stringify(readValues(b));

function readStop(stored: unknown): StopValues {
  const stop = withoutCover(membersOf(stored)) as Record<string, unknown>;
  const id = STOP_ID.toTyped(stop.id, STOP_FIELDS.title);
  return { ...id ? { id: id as string } : {}, ...typed(stop, STOP_FIELDS) };
}

const STOP_ID = kindOf(STOP_FIELDS.title);

/** The fields of a table as typed, without boxes that are not there. */
const typed = <F extends Fields>(item: Record<string, unknown>, fields: F): TypedOf<F> =>
  Object.fromEntries(
    rowsOf(fields).map(([name, field]) => [name, kindOf(field).toTyped(item[name], field)])
      .filter(([, value]) => value !== undefined),
  ) as TypedOf<F>;

/** The fields of a table that are stored. `number` gives the numbers their form. */
export const stored = <T extends object>(
  item: T,
  fields: Fields,
  number: (read: number) => number | undefined,
): Record<string, unknown> =>
  Object.fromEntries(
    rowsOf(fields).filter(([name, field]) => name in item && isStored(field)).map(
      ([name, field]) => {
        const value = kindOf(field).fromTyped(item[name as keyof T]);
        return [name, typeof value === "number" ? number(value) : value];
      },
    ),
  );

/**
 * The form for drafts and files: numbers from number boxes, undefined for empty or invalid ones.
 */
export function toUnfinished({ audioStops, ...tour }: TourValues): UnfinishedTour {
  const valid = (read: number) => Number.isNaN(read) ? undefined : read;
  return {
    ...stored(tour, TOUR_FIELDS, valid),
    audioStops: audioStops.map(({ id, ...stop }) => ({
      ...id && { id },
      ...stored(stop, STOP_FIELDS, valid),
    })),
  };
}
