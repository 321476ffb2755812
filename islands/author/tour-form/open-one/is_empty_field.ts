import { kindOf } from "../../../../lib/formats/fields/kinds.ts";
import type { Field } from "../../../../lib/model/tour/fields/field.ts";

/** True for a field without a value, or with a record or list that has nothing in it. */
export const isEmptyField = (typed: unknown, field: Field): boolean =>
  typed === undefined || typed === "" || kindOf(field).toText(typed, field).trim() === "";
