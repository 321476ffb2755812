/** Fields that are set for several stops at once, with the text of one box. */
import { recordWith } from "../../../../lib/formats/fields/record.ts";
import { RECORD_FIELDS, type RecordField } from "../../../../lib/model/record/record_fields.ts";
import { recordLabel } from "../../../../lib/model/record/record_names.ts";
import { rowsOf } from "../../../../lib/model/tour/fields/field.ts";
import { labelOf } from "../../../../lib/model/tour/fields/names.ts";
import { THING_FIELDS } from "../../../../lib/model/tour/fields/shared_rows.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { readLanguage } from "../../../../lib/model/text/common_languages.ts";
import { readCell, settleCell } from "../stop-table/record_cells.ts";
import type { StopValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

/** A field of a stop, or of its catalogue record, with its label. */
export type AlikeField =
  & { label: string }
  & (
    | { of: "stop"; name: "triggerRadius" | "contentWarning" | "language" }
    | { of: "things"; name: "credit" | "source" | "rights" }
    | { of: "record"; name: RecordField }
  );

/** In the order of the table; the record's fields take its place. */
export const alikeFields = (): AlikeField[] =>
  rowsOf(STOP_FIELDS)
    .filter(([, { isAlike }]) => isAlike)
    .flatMap(([name, { kind, label }]): AlikeField[] =>
      kind === "record"
        ? RECORD_FIELDS.map((name) => ({ of: "record", name, label: recordLabel(name) }))
        : kind === "things"
        ? [
          { of: "things", name: "credit", label: labelOf(THING_FIELDS.credit) },
          { of: "things", name: "source", label: t("imageSource") },
          { of: "things", name: "rights", label: t("imageRights") },
        ]
        : [{ of: "stop", name: name as "contentWarning", label: labelOf({ label }) }]
    );

/** The part of a stop that changes when the field gets this text; an empty text clears it. */
export function changeOf(
  field: AlikeField,
  text: string,
  { record, things }: Pick<StopValues, "record" | "things">,
): Partial<StopValues> {
  if (field.of === "stop") {
    const value = field.name === "language" ? readLanguage(text) ?? text : text.trim();
    return { [field.name]: value };
  }
  if (field.of === "things") {
    const value = text.trim();
    return { things: things.map((thing) => thing.url ? { ...thing, [field.name]: value } : thing) };
  }
  const { name } = field;
  return { record: recordWith(record, name, readCell(name, settleCell(name, text))) };
}
