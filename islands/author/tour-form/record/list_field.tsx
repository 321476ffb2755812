/** A list of the record: a ruled line for each entry, and always an empty one below them. */
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from "react";
import { textIn } from "../../../../lib/model/text/language.ts";
import { FieldError } from "../field.tsx";

/** A box of a row. `label` names it for one entry: "Name of contributor". */
export type Column = { label: string; list?: string; placeholder?: string; inputMode?: "url" };

type Props = {
  label: string;
  hint?: string;
  error?: string;
  columns: Column[];
  /** The texts of each row, one for each column. */
  rows: string[][];
  onRows: (rows: string[][]) => void;
  /** Called when the list is left. */
  onLeave: () => void;
};

export function ListField({ label, hint, error, columns, rows, onRows, onLeave }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = [...rows, columns.map(() => "")];
  const setText = (row: number, column: number, text: string) => {
    const next = shown.map((texts) => [...texts]);
    next[row][column] = text;
    onRows(withoutEnd(next));
  };
  /** Several pasted lines become as many entries. */
  const paste = (event: ClipboardEvent<HTMLInputElement>, row: number) => {
    const lines = event.clipboardData.getData("text").split(/[\r\n]+/).filter((line) =>
      line.trim()
    );
    if (lines.length < 2 || columns.length > 1) return;
    event.preventDefault();
    const pasted = lines.map((line) => [line.trim()]);
    onRows(withoutEnd([...shown.slice(0, row), ...pasted, ...shown.slice(row)]));
  };
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter would submit the form.
    event.preventDefault();
    const boxes = [...box.current!.querySelectorAll("input")];
    boxes[boxes.indexOf(event.currentTarget) + 1]?.focus();
  };
  return (
    <div className="card-field" role="group" aria-labelledby={`${id}-label`}>
      <div className="card-label">
        <span id={`${id}-label`}>{label}</span>
      </div>
      <div className="field-box">
        <div
          ref={box}
          className="record-rows"
          data-layout={columns.length === 1 ? "one" : columns[1].inputMode ? "address" : "pair"}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            onRows(rows.filter((texts) => !isBlank(texts)));
            onLeave();
          }}
        >
          {shown.map((texts, row) => (
            <div key={row} className="record-row">
              {columns.map(({ label, list, placeholder, inputMode }, column) => (
                <input
                  key={column}
                  type="text"
                  {...textIn()}
                  {...{ list, inputMode }}
                  autoComplete="off"
                  aria-label={`${label} ${row + 1}`}
                  aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
                  aria-invalid={error ? true : undefined}
                  placeholder={row === 0 ? placeholder : undefined}
                  value={texts[column] ?? ""}
                  onChange={({ target }) => setText(row, column, target.value)}
                  onPaste={(event) => paste(event, row)}
                  onKeyDown={goOn}
                />
              ))}
            </div>
          ))}
        </div>
        {hint && <p id={`${id}-hint`} className="field-hint">{hint}</p>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

const isBlank = (texts: string[]): boolean => texts.every((text) => text.trim() === "");

/** Without the empty rows at the end; others stay while the author types. */
function withoutEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((texts) => texts.some(Boolean));
  return rows.slice(0, last + 1);
}
