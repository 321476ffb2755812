/** After a save from elsewhere: both versions, and a choice for each difference. */
import { useId, useState } from "react";
import { ConflictFrame } from "./conflict_frame.tsx";
import { DifferenceValue, fileName } from "./difference_value.tsx";
import {
  type Choices,
  type Difference,
  differences,
  merge,
  type Side,
  suggestedChoices,
} from "./differences.ts";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

type Props = {
  what: "archive" | "draft";
  /** The version that both began from; undefined if unknown. */
  base?: TourValues;
  mine: TourValues;
  theirs: TourValues;
  onResolved: (values: TourValues) => void;
};

const TEXTS = {
  archive: {
    title: "archiveChanged",
    text: "archiveChangedText",
  },
  draft: {
    title: "draftChanged",
    text: "draftChangedText",
  },
} as const;

export function Conflict({ what, base, mine, theirs, onResolved }: Props) {
  const { title, text } = TEXTS[what];
  const rows = differences(mine, theirs);
  const [choices, setChoices] = useState<Choices>(() =>
    suggestedChoices({ base: base ?? theirs, mine, theirs })
  );
  const all = (side: Side) => setChoices(Object.fromEntries(rows.map(({ key }) => [key, side])));

  return (
    <ConflictFrame
      title={t(title)}
      text={t(text)}
      onUse={() => onResolved(merge(mine, theirs, choices))}
    >
      {rows.length === 0 && <p>{t("bothVersionsSame")}</p>}
      {rows.length > 1 && (
        <div className="row">
          <button type="button" className="button" onClick={() => all("mine")}>
            {t("keepAllMine")}
          </button>
          <button type="button" className="button" onClick={() => all("theirs")}>
            {t("takeAllTheirs")}
          </button>
        </div>
      )}
      {rows.map((difference) => (
        <DifferenceRow
          key={difference.key}
          difference={difference}
          side={choices[difference.key]}
          onChoose={(side) => setChoices({ ...choices, [difference.key]: side })}
        />
      ))}
    </ConflictFrame>
  );
}

type RowProps = { difference: Difference; side: Side; onChoose: (side: Side) => void };

function DifferenceRow({ difference, side, onChoose }: RowProps) {
  const id = useId();
  const { key } = difference;
  const option = (which: Side, label: string) => (
    <label className="choice">
      <input
        type="radio"
        name={`conflict-${key}`}
        checked={side === which}
        onChange={() => onChoose(which)}
      />
      <span>
        <strong>{label}</strong>
        {key === "order"
          ? (
            <span className="conflict-value">
              {which === "mine" ? t("orderForm") : t("orderSavedVersion")}
            </span>
          )
          : <DifferenceValue value={difference[which]} fileName={fileName} />}
      </span>
    </label>
  );
  return (
    <div role="group" aria-labelledby={id} className="conflict-row">
      <strong id={id}>{difference.label}</strong>
      {option("mine", t("keepMine"))}
      {option("theirs", t("takeTheirs"))}
    </div>
  );
}
