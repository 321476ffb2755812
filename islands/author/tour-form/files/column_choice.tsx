/** The author says what the columns of a table mean, with its first rows before them. */
import { Table } from "lucide-react";
import { useId, useState } from "react";
import { COLUMN_MEANINGS, guessColumns } from "../../../../lib/formats/foreign/column_names.ts";
import type { ColumnNames } from "../../../../lib/formats/own_address.ts";
import type { ImportedTable } from "../../../../lib/formats/report.ts";
import { keptColumns } from "./kept_columns.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("files");

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
        <Table aria-hidden="true" />
        {t("columnsOf", { name })}
      </h2>
      <p>{t("columnsText")}</p>
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
                  <option value="">{t("leaveOut")}</option>
                  {Object.entries(COLUMN_MEANINGS).map(([meaning, label]) => (
                    <option key={meaning} value={meaning}>{t(label)}</option>
                  ))}
                </select>
              </span>
            </label>
            <p className="soft">
              {rows.map((row) => row[column] ?? "").filter(Boolean).join(" · ").slice(0, 200) ||
                t("emptyFirstRows")}
            </p>
          </li>
        ))}
      </ul>
      <div className="column-choice-foot">
        <button type="button" className="button primary" onClick={() => onChoose(chosen)}>
          {t("importTable")}
        </button>
        <button type="button" className="button" onClick={onCancel}>{t("cancel")}</button>
      </div>
    </section>
  );
}
