/** The content of a form in a fixed order, for all export formats. */
import { kindOf } from "./fields/kinds.ts";
import { type Fields, rowsOf } from "../model/tour/fields/field.ts";
import { STOP_FIELDS, TOUR_FIELDS } from "../model/tour/fields/table.ts";
import { withoutCover, withThings } from "../model/media/with_things.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import { publishedStop, type UnfinishedTour } from "../model/tour/tour_form.ts";

/**
 * The same form without NaN, empty optional texts and places that are not published, so that equal
 * content is exported as equal bytes.
 */
export function normalizeForm(given: UnfinishedTour): UnfinishedTour {
  const form = withoutCover(given);
  const isUnplaced = form.audioStops.length > 0 && !form.audioStops.some(hasPlace);
  return {
    ...withThings(
      normalize(isUnplaced ? { ...form, latitude: NaN, longitude: NaN } : form, TOUR_FIELDS),
    ),
    audioStops: form.audioStops.map((stop) => ({
      id: stop.id,
      ...withThings(normalize(publishedStop(withoutCover(stop)), STOP_FIELDS)),
    })),
  };
}

/** The fields of a table; undefined where they are empty, unless they are required. */
const normalize = (item: Record<string, unknown>, fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    rowsOf(fields).filter(([name]) => name in item).map(([name, field]) => {
      const value = item[name];
      const isFixed = field.isRequired || value === undefined || value === null;
      return [name, isFixed ? value : kindOf(field).normal(value)];
    }),
  );
