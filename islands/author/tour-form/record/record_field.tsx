/** A catalogue record. */
import { useFormContext, useWatch } from "react-hook-form";
import { RECORD_FIELDS, RECORD_LABELS } from "../../../../lib/model/record/record_fields.ts";
import { FieldError } from "../field.tsx";
import { LongField } from "../open-one/long_field.tsx";
import type { RecordValues } from "../../../../lib/formats/fields/record.ts";
import type { TourValues } from "../values.ts";
import { type RecordName, useRecordErrors } from "./use_record.ts";

/** `name` says whether the record is the archive's or a stop's. */
export function RecordField({ name }: { name: RecordName }) {
  const { control } = useFormContext<TourValues>();
  const [record, archive] = useWatch({ control, name: [name, "record"] });
  const hasErrors = Object.keys(useRecordErrors(name)).length > 0;
  return (
    <LongField
      name="record"
      isEmpty={filledFields(record).length === 0}
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

/** The names of the filled fields; for a stop without any, that it inherits. */
function summaryOf(record: RecordValues | undefined, archive: RecordValues | undefined): string {
  const filled = filledFields(record);
  if (filled.length > 0) return filled.map((name) => RECORD_LABELS[name]).join(", ");
  return filledFields(archive).length > 0
    ? "As in the archive’s record."
    : "None yet. Who made it, when, where it is kept, and who may use it.";
}

const filledFields = (record: RecordValues | undefined) =>
  RECORD_FIELDS.filter((name) => hasText(record?.[name]));

const hasText = (value: RecordValues[keyof RecordValues]): boolean =>
  typeof value === "string"
    ? value.trim() !== ""
    : (value ?? []).some((one) => typeof one === "string" ? one.trim() !== "" : true);
