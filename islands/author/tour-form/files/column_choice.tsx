/** The author says what the columns of a table mean, with its first rows before them. */
import { Table } from "lucide-react";
import { useId, useState } from "react";
import { COLUMN_MEANINGS, guessColumns } from "../../../../lib/formats/foreign/column_names.ts";
import type { ColumnNames } from "../../../../lib/formats/own_address.ts";
import type { ImportedTable } from "../../../../lib/formats/report.ts";
import { keptColumns } from "./kept_columns.ts";

type Props = {
  name: string;
  table: ImportedTable;
  onChoose: (columns: ColumnNames) => void;
  onCancel: () => void;
};

export default function ColumnChoice(
  { name, table: { columns, rows }, onChoose, onCancel }: Props,
) {
  const id = useId();
  const [chosen, setChosen] = useState(() => keptColumns(columns) ?? guessColumns(columns));
  return (
    <section className="notice column-choice" aria-labelledby={id}>
      <h2 id={id}>
        <Table aria-hidden="true" />What do the columns of {name} mean?
      </h2>
      <p>
        Each row becomes a stop. The choice is remembered for the next table with these columns.
      </p>
      <ul role="list">
        {columns.map((column) => (
          <li key={column}>
            <label>
              <span className="column-name">{column}</span>
              <span className="field-box">
                <select
                  value={chosen[column] ?? ""}
                  onChange={({ target }) => setChosen({ ...chosen, [column]: target.value })}
                >
                  <option value="">Leave out</option>
                  {Object.entries(COLUMN_MEANINGS).map(([meaning, label]) => (
                    <option key={meaning} value={meaning}>{label}</option>
                  ))}
                </select>
              </span>
            </label>
            <p className="soft">
              {rows.map((row) => row[column] ?? "").filter(Boolean).join(" · ").slice(0, 200) ||
                "Empty in the first rows"}
            </p>
          </li>
        ))}
      </ul>
      <div className="column-choice-foot">
        <button type="button" className="button primary" onClick={() => onChoose(chosen)}>
          Import the table
        </button>
        <button type="button" className="button" onClick={onCancel}>Cancel</button>
      </div>
    </section>
  );
}
