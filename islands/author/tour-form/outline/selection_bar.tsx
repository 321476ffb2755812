/** What is done with the selected stops: a field is set for all, or they are removed. */
import { Trash2, Undo2, X } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useFormContext } from "react-hook-form";
import { textIn } from "../../../../lib/model/text/language.ts";
import { RightsOptions } from "../record/rights_field.tsx";
import { Offers } from "../stop-table/offers.tsx";
import { cellHint } from "../stop-table/record_cells.ts";
import type { StopValues, TourValues } from "../values.ts";
import { type AlikeField, alikeFields, changeOf } from "./alike.ts";
import type { Selection } from "./use_selection.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = {
  selection: Selection;
  count: number;
  onRemove: (indexes: number[]) => void;
};

/** The earlier values of the stops that were set, by their indexes. */
type Before = { label: string; stops: { index: number; values: Partial<StopValues> }[] };

export function SelectionBar({ selection, count, onRemove }: Props) {
  const id = useId();
  const form = useFormContext<TourValues>();
  const fields = useMemo(alikeFields, []);
  const [field, setField] = useState<AlikeField>();
  const [text, setText] = useState("");
  const [before, setBefore] = useState<Before>();
  const indexes = selection.indexes();
  const put = (index: number, values: Partial<StopValues>) => {
    for (const name of Object.keys(values) as (keyof StopValues)[]) {
      const path = `audioStops.${index}.${name}` as const;
      form.setValue(path, values[name], { shouldDirty: true });
      form.clearErrors(path);
    }
  };
  const set = () => {
    if (!field) return;
    const stops = indexes.map((index) => {
      const stop = form.getValues(`audioStops.${index}`);
      const change = changeOf(field, text, stop);
      const names = Object.keys(change) as (keyof StopValues)[];
      const values = Object.fromEntries(names.map((name) => [name, stop[name]]));
      put(index, change);
      return { index, values };
    });
    setBefore({ label: field.label, stops });
  };
  const undo = () => {
    for (const { index, values } of before?.stops ?? []) put(index, values);
    setBefore(undefined);
  };
  return (
    <div className="selection-bar" role="group" aria-label={t("selectedStops")}>
      <p role="status">
        {before
          ? t("setForStops", { count: before.stops.length, label: before.label })
          : indexes.length === 0
          ? t("tapToSelect")
          : t("stopsSelected", { count: indexes.length })}
      </p>
      {before && (
        <button type="button" className="button quiet" onClick={undo}>
          <Undo2 aria-hidden="true" />
          {t("undo")}
        </button>
      )}
      <button type="button" className="button quiet" onClick={selection.all}>{t("all")}</button>
      <button type="button" className="button quiet" onClick={selection.end}>
        <X aria-hidden="true" />
        {t("done")}
      </button>
      {indexes.length > 0 && (
        <>
          <div className="selection-set">
            <label htmlFor={id}>{t("setForThem")}</label>
            <select
              id={id}
              value={field ? fields.indexOf(field) : ""}
              onChange={({ target }) => {
                setField(fields[Number(target.value)]);
                setText("");
                setBefore(undefined);
              }}
            >
              <option value="" disabled>{t("chooseField")}</option>
              {fields.map(({ label }, i) => <option key={label} value={i}>{label}</option>)}
            </select>
          </div>
          {field && (
            <div className="selection-set">
              {field.of === "things" && field.name === "rights"
                ? (
                  <select
                    aria-label={field.label}
                    aria-describedby={`${id}-hint`}
                    value={text}
                    onChange={({ target }) => setText(target.value)}
                  >
                    <RightsOptions value={text} none={t("notSaid")} />
                  </select>
                )
                : (
                  <input
                    type="text"
                    {...textIn()}
                    autoComplete="off"
                    aria-label={field.label}
                    aria-describedby={`${id}-hint`}
                    list={field.of === "record" ? `${id}-offers` : undefined}
                    value={text}
                    onChange={({ target }) => setText(target.value)}
                  />
                )}
              {field.of === "record" && <Offers id={`${id}-offers`} field={field.name} />}
              <button type="button" className="button" onClick={set}>
                {text.trim() === "" ? t("clear") : t("set")}
              </button>
              <p id={`${id}-hint`} className="field-hint">
                {field.of === "record" && cellHint(field.name)} {t("replacesAll")}
              </p>
            </div>
          )}
          {indexes.length === count ? <p className="soft">{t("oneStopStays")}</p> : (
            <button
              type="button"
              className="button quiet selection-remove"
              onClick={() => {
                onRemove(indexes);
                selection.end();
              }}
            >
              <Trash2 aria-hidden="true" />
              {t("removeStops", { count: indexes.length })}
            </button>
          )}
        </>
      )}
    </div>
  );
}
