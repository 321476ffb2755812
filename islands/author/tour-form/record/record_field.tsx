/** A catalogue record. */
import { useFormContext, useWatch } from "react-hook-form";
import { RECORD_FIELDS } from "../../../../lib/model/record/record_fields.ts";
import { recordLabel } from "../../../../lib/model/record/record_names.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { FieldError } from "../field.tsx";
import { LongField } from "../open-one/long_field.tsx";
import type { RecordValues } from "../../../../lib/formats/fields/record.ts";
import type { TourValues } from "../values.ts";
import { type RecordName, useRecordErrors } from "./use_record.ts";

const t = texts("record");
const fields = texts("fields");

/** `name` says whether the record is the archive's or a stop's. */
export function RecordField({ name }: { name: RecordName }) {
  const { control } = useFormContext<TourValues>();
  const [record, archive] = useWatch({ control, name: [name, "record"] });
  const hasErrors = Object.keys(useRecordErrors(name)).length > 0;
  return (
    <LongField
      name="record"
      isEmpty={filledFields(record).length === 0}
      title={fields("catalogueRecord")}
      summary={summaryOf(record, name === "record" ? undefined : archive)}
      loading={t("loading")}
      error={hasErrors && <FieldError id={`${name}-error`}>{t("cantBeSaved")}</FieldError>}
      load={() => import("./record_panel.tsx").then(({ RecordPanel }) => RecordPanel)}
      render={(Panel) => <Panel name={name} />}
    />
  );
}

/** The names of the filled fields; for a stop without any, that it inherits. */
function summaryOf(record: RecordValues | undefined, archive: RecordValues | undefined): string {
  const filled = filledFields(record);
  if (filled.length > 0) return filled.map(recordLabel).join(", ");
  return filledFields(archive).length > 0 ? t("asInArchives") : t("noneYet");
}

const filledFields = (record: RecordValues | undefined) =>
  RECORD_FIELDS.filter((name) => hasText(record?.[name]));

const hasText = (value: RecordValues[keyof RecordValues]): boolean =>
  typeof value === "string"
    ? value.trim() !== ""
    : (value ?? []).some((one) => typeof one === "string" ? one.trim() !== "" : true);
