/** One field of the catalogue record of all stops, a row each. */
import { type ClipboardEvent, memo, useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { RecordField } from "../../../../lib/model/record/record_fields.ts";
import { recordLabel } from "../../../../lib/model/record/record_names.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { FieldError } from "../field.tsx";
import { recordWith } from "../../../../lib/formats/fields/record.ts";
import { useRecord } from "../record/use_record.ts";
import type { TourValues } from "../values.ts";
import { Offers } from "./offers.tsx";
import { StopNumber } from "./stop_number.tsx";
import { cellHint, cellText, inheritedText, readCell, settleCell } from "./record_cells.ts";

const t = texts("stopTable");
const ofRecord = texts("record");

export type RecordRowsProps = {
  field: RecordField;
  /** A key for each stop. */
  keys: readonly string[];
  /** Opens the whole stop. Must not change between renderings. */
  onOpen: (index: number) => void;
};

type Records = TourValues["record"][];

export function RecordRows({ field, keys, onOpen }: RecordRowsProps) {
  const { getValues, setValue } = useFormContext<TourValues>();
  const [before, setBefore] = useState<{ row: number; records: Records }>();
  const listId = useId();
  const label = recordLabel(field);
  const setRecords = (row: number, records: Records) =>
    records.forEach((record, i) =>
      setValue(`audioStops.${row + i}.record`, record, { shouldDirty: true })
    );
  /** A pasted column of a spreadsheet fills the cells below. */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const row = Number((event.target as HTMLElement).dataset.row);
    const lines = event.clipboardData.getData("text").trimEnd().split(/\r\n?|\n/);
    if (lines.length < 2 || Number.isNaN(row)) return;
    event.preventDefault();
    const old = getValues("audioStops").slice(row, row + lines.length).map(({ record }) => record);
    const settled = lines.map((line) => settleCell(field, line.split("\t")[0]));
    setBefore({ row, records: old });
    setRecords(row, old.map((record, i) => recordWith(record, field, readCell(field, settled[i]))));
  };
  return (
    <>
      <p className="soft stop-table-keys">
        {cellHint(field)} {t("enterRecord")}
      </p>
      <p role="status" className="stop-table-pasted">
        {before && (
          <>
            {t("stopsFilled", { count: before.records.length })}{" "}
            <button
              type="button"
              className="button"
              onClick={() => {
                setRecords(before.row, before.records);
                setBefore(undefined);
              }}
            >
              {t("undo")}
            </button>
          </>
        )}
      </p>
      <div className="stop-table-head" data-layout="record" aria-hidden="true">
        <span>{t("stop")}</span>
        <span>{t("title")}</span>
        <span>{label}</span>
      </div>
      <ol role="list" aria-label={t("ofAllStops", { label })} data-layout="record" onPaste={paste}>
        {keys.map((key, index) => (
          <RecordRow key={key} {...{ index, field, onOpen }} list={listId} />
        ))}
      </ol>
      <Offers id={listId} field={field} />
    </>
  );
}

type RowProps = Omit<RecordRowsProps, "keys"> & { index: number; list: string };

const RecordRow = memo(function RecordRow({ index, field, onOpen, list }: RowProps) {
  const id = useId();
  const { getValues } = useFormContext<TourValues>();
  const { record, archive, errors, set, check } = useRecord(`audioStops.${index}.record`);
  // The typed text, such as "May 1931" or a semicolon at the end, stays as long as its value is
  // unchanged.
  const [typed, setTyped] = useState<string>();
  const isMeant = typed !== undefined &&
    JSON.stringify(readCell(field, typed)) === JSON.stringify(record[field]);
  const text = isMeant ? typed : cellText(field, record);
  const write = (next: string) => {
    setTyped(next);
    set(field, readCell(field, next));
  };
  const error = errors[field] ?? errors[""];
  const inherited = inheritedText(field, archive);
  return (
    <li>
      <StopNumber {...{ index, onOpen }} />
      <p className="stop-table-title">{getValues(`audioStops.${index}.title`) || t("untitled")}</p>
      <input
        type="text"
        {...textIn()}
        {...{ list }}
        data-row={index}
        data-column={field}
        aria-label={t("ofStop", { label: recordLabel(field), number: index + 1 })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        autoComplete="off"
        placeholder={inherited ? ofRecord("asTheArchive", { value: inherited }) : undefined}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          if (typed !== undefined) set(field, readCell(field, settleCell(field, text)));
          setTyped(undefined);
          check();
        }}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </li>
  );
});
