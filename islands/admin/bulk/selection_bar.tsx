/** The box over a list that chooses all its rows, and the bar under it with the acts on them. */
import type { ReactNode } from "react";
import { MAX_AT_ONCE } from "../../../lib/model/account/act_result.ts";
import { visitAgain } from "../../shell/visit.ts";
import type { Bulk } from "./use_bulk.ts";
import type { Selection } from "./use_selection.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("acts");

/** `count` is that of the rows. */
export function ChooseAll({ count, selection }: { count: number; selection: Selection }) {
  const { chosen: { length }, chooseAll } = selection;
  const most = Math.min(count, MAX_AT_ONCE);
  return (
    <label className="choose-all needs-script">
      <input
        ref={(box) => {
          if (box) box.indeterminate = length > 0 && length < most;
        }}
        type="checkbox"
        checked={length === most}
        onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
      />
      {t("allOnPage")}
    </label>
  );
}

const CHOSEN = {
  archive: { group: "chosenArchives", status: "archivesChosen" },
  account: { group: "chosenAccounts", status: "accountsChosen" },
} as const;

/** `rows` are those of the list, with their names; `children` are the buttons of the acts. */
type Props = {
  noun: "archive" | "account";
  rows: readonly { id: string; name: string }[];
  selection: Selection;
  bulk: Bulk;
  children: ReactNode;
};

export function SelectionBar({ noun, rows, selection, bulk, children }: Props) {
  const count = selection.chosen.length;
  const isFull = count === MAX_AT_ONCE && rows.length > MAX_AT_ONCE;
  return (
    <div
      className="selection-bar"
      role="group"
      aria-label={t(CHOSEN[noun].group)}
      data-open={count > 0 || bulk.problem || bulk.refused ? "" : undefined}
    >
      <Refused bulk={bulk} rows={rows} />
      <p role="status">
        {bulk.doing ?? (count > 0 ? t(CHOSEN[noun].status, { count }) : "")}
        {isFull && ` ${t("mostAtOnce", { most: MAX_AT_ONCE })}`}
      </p>
      {count > 0 && <div className="row" aria-busy={bulk.doing !== undefined}>{children}</div>}
    </div>
  );
}

/** The refused ones, with the reasons. */
function Refused({ bulk: { refused, problem }, rows }: Pick<Props, "bulk" | "rows">) {
  if (problem) return <p role="alert" className="field-error">{problem}</p>;
  if (!refused) return null;
  const { done, reasons } = refused;
  return (
    <div className="notice bulk-refused" role="alert">
      <p>
        <strong>
          {done && `${t("doneFirst", { done })} `}
          {t("refused", { count: reasons.size })}
        </strong>
      </p>
      <ul>
        {[...reasons].map(([id, reason]) => (
          <li key={id}>
            <cite>{rows.find((row) => row.id === id)?.name ?? id}</cite>: {reason}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => visitAgain()}>
        {t("showListNow")}
      </button>
    </div>
  );
}
