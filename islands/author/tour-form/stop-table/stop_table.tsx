/**
 * All stops, a row each: titles, descriptions and radii, the words of a picture, or one field of
 * their catalogue records.
 */
import { Plus } from "lucide-react";
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { RECORD_FIELDS, type RecordField } from "../../../../lib/model/record/record_fields.ts";
import { recordLabel } from "../../../../lib/model/record/record_names.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { STOP_PLACE_NAMES } from "../../../../lib/model/text/stop_place_names.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { usePart } from "../../../runtime/use_part.ts";
import type { TourValues } from "../values.ts";
import { fieldsLacking } from "../submit/gaps.ts";
import { PICTURE_NAMES, pictureLabel, type PictureName, PictureRows } from "./picture_rows.tsx";
import { StopNumber } from "./stop_number.tsx";

const t = texts("stopTable");

type Props = {
  /** A key for each stop. */
  keys: readonly string[];
  /** Opens the whole stop. Must not change between renderings. */
  onOpen: (index: number) => void;
};

export function StopTable({ keys, onOpen, onAdd }: Props & { onAdd: () => void }) {
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const count = useRef(keys.length);
  const [field, setField] = useState<RecordField | PictureName>();
  // An added stop gets its title first.
  useEffect(() => {
    if (keys.length > count.current) boxAt(table.current!, keys.length - 1, "title")?.focus();
    count.current = keys.length;
  }, [keys.length]);
  return (
    <div ref={table} className="stop-table" onKeyDown={goOn}>
      <div className="stop-table-choice">
        <label htmlFor={id}>{t("show")}</label>
        <select
          id={id}
          value={field ?? ""}
          onChange={({ target }) =>
            setField(target.value as RecordField | PictureName || undefined)}
        >
          <option value="">{t("titlesAndRadii")}</option>
          <optgroup label={t("wordsOfPictures")}>
            {PICTURE_NAMES.map((name) => (
              <option key={name} value={name}>{pictureLabel(name)}</option>
            ))}
          </optgroup>
          <optgroup label={t("catalogueRecord")}>
            {RECORD_FIELDS.map((name) => (
              <option key={name} value={name}>{recordLabel(name)}</option>
            ))}
          </optgroup>
        </select>
      </div>
      {!field
        ? <TextTable {...{ keys, onOpen }} />
        : isPicture(field)
        ? <PictureRows key={field} {...{ field, keys, onOpen }} />
        : <RecordTable {...{ field, keys, onOpen }} />}
      <button type="button" className="button add-stop" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {t("addStop")}
      </button>
    </div>
  );
}

const isPicture = (field: RecordField | PictureName): field is PictureName =>
  (PICTURE_NAMES as string[]).includes(field);

function TextTable({ keys, onOpen }: Props) {
  return (
    <>
      <p className="soft stop-table-keys">{t("enterTexts")}</p>
      <div className="stop-table-head" aria-hidden="true">
        <span>{t("stop")}</span>
        <span>{t("title")}</span>
        <span>{t("description")}</span>
        <span>{t("radius")}</span>
      </div>
      <ol role="list" aria-label={t("allStops")}>
        {keys.map((key, index) => <StopRow key={key} index={index} onOpen={onOpen} />)}
      </ol>
    </>
  );
}

function RecordTable({ field, ...props }: Props & { field: RecordField }) {
  const { part, failure, retry } = usePart(true, () => import("./record_rows.tsx"));
  if (part) return <part.RecordRows key={field} {...{ field, ...props }} />;
  return (
    <p role="status" className="soft">
      {failure ?? t("loadingRecords")}
      {failure && <button type="button" className="button" onClick={retry}>{t("tryAgain")}</button>}
    </p>
  );
}

/** The fields of a row. */
type Column = "title" | "description" | "triggerRadius";

const StopRow = memo(
  function StopRow({ index, onOpen }: { index: number } & Pick<Props, "onOpen">) {
    const { control, setValue, clearErrors } = useFormContext<TourValues>();
    const stop = useWatch({ control, name: `audioStops.${index}` });
    // A row that is about to be removed.
    if (!stop) return null;
    const gaps = fieldsLacking(stop);
    const box = (column: Column, name: string) => ({
      "data-row": index,
      "data-column": column,
      "aria-label": t("ofStop", { label: name, number: index + 1 }),
      autoComplete: "off",
      value: stop[column],
      onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
        setValue(`audioStops.${index}.${column}`, target.value, { shouldDirty: true });
        clearErrors(`audioStops.${index}.${column}`);
      },
    });
    return (
      <li data-gaps={gaps.length > 0 ? "" : undefined}>
        <StopNumber {...{ index, onOpen }} />
        <input {...box("title", t("title"))} {...textIn()} type="text" placeholder={t("title")} />
        <textarea
          {...box("description", t("description"))}
          {...textIn()}
          rows={2}
          placeholder={t("description")}
        />
        {stop.place ? <p className="soft">{STOP_PLACE_NAMES[stop.place]}</p> : (
          <label>
            <span className="stop-table-radius" aria-hidden="true">{t("radiusInMeters")}</span>
            <input
              {...box("triggerRadius", t("triggerRadius"))}
              type="text"
              inputMode="decimal"
              placeholder={String(RADIUS.inForms)}
            />
          </label>
        )}
        {gaps.length > 0 && (
          <p className="stop-table-gaps">{t("lacking", { gaps: gaps.join(", ") })}</p>
        )}
      </li>
    );
  },
);

const boxAt = (table: HTMLElement, row: number, column: string) =>
  table.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

/**
 * Enter goes down the column, as in a spreadsheet. On touch keyboards, which lack Shift+Enter, it
 * begins a new line of a description.
 */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, shiftKey, currentTarget, nativeEvent } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || target.dataset.column === undefined) return;
  if (target instanceof HTMLTextAreaElement && matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  const column = [
    ...currentTarget.querySelectorAll<HTMLElement>(`[data-column="${target.dataset.column}"]`),
  ];
  column[column.indexOf(target) + 1]?.focus();
}
