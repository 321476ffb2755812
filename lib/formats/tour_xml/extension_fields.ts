/** The fields for which GPX and KML have no place of their own. */
import { type Fields, isPlain, rowsOf } from "../../model/tour/fields/field.ts";
import { MORE_FIELDS } from "../../model/tour/fields/shared_rows.ts";
import { TABLE_FIELDS, TOUR_TABLE_FIELDS } from "../../model/tour/fields/table.ts";

const extensionsOf = <F extends Fields>(fields: F, others: readonly (keyof F)[]) =>
  rowsOf(fields).filter(([name, field]) =>
    (isPlain(field) || field.kind === "area") && !others.includes(name)
  );

export const TOUR_EXTENSIONS = extensionsOf({ ...TOUR_TABLE_FIELDS, ...MORE_FIELDS }, [
  "title",
  "description",
  "creatorName",
]);

export const STOP_EXTENSIONS = extensionsOf(TABLE_FIELDS, [
  "title",
  "description",
  "latitude",
  "longitude",
]);
