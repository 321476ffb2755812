/** A catalogue record in a fold of the form. */
import { useFormContext, useWatch } from "react-hook-form";
import { RECORD_FIELDS, RECORD_LABELS } from "../../../../lib/model/record/record_fields.ts";
import { FieldError } from "../field.tsx";
import { LazyFold } from "../lazy_fold.tsx";
import type { RecordValues } from "../../../../lib/formats/fields/record.ts";
import type { TourValues } from "../values.ts";
import { type RecordName, useRecordErrors } from "./use_record.ts";

/** `name` says whether the record is the archive's or a stop's. */
export function RecordField({ name }: { name: RecordName }) {
  const { control } = useFormContext<TourValues>();
  const [record, archive] = useWatch({ control, name: [name, "record"] });
  const hasErrors = Object.keys(useRecordErrors(name)).length > 0;
  return (
    <LazyFold
      className="record-fold"
      title="Catalogue record"
      summary={summaryOf(record, name === "record" ? undefined : archive)}
      loading="Loading the catalogue record…"
      error={hasErrors && (
        <FieldError id={`${name}-error`}>Something in it can’t be saved.</FieldError>
      )}
      load={() => import("./record_panel.tsx").then(({ RecordPanel }) => RecordPanel)}
      render={(Panel) => <Panel name={name} />}
    />
  );
}

const NONE = "None yet. Who made it, when, where it is kept, and who may use it.";

/** The names of the filled fields; for a stop without any, that it inherits. */
function summaryOf(record: RecordValues | undefined, archive: RecordValues | undefined): string {
  const filled = RECORD_FIELDS.filter((name) => hasText(record?.[name]));
  if (filled.length > 0) return filled.map((name) => RECORD_LABELS[name]).join(", ");
  return archive && RECORD_FIELDS.some((name) => hasText(archive[name]))
    ? "As in the archive’s record."
    : NONE;
}

const hasText = (value: RecordValues[keyof RecordValues]): boolean =>
  typeof value === "string"
    ? value.trim() !== ""
    : (value ?? []).some((one) => typeof one === "string" ? one.trim() !== "" : true);
