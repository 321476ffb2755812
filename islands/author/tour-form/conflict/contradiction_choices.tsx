/** The parts of an archive that two people changed differently, and a choice for each. */
import { useId, useState } from "react";
import type { Versions } from "../../../../lib/model/tour/merge/merge_fields.ts";
import type { TourValues } from "../values.ts";
import { ConflictFrame } from "./conflict_frame.tsx";
import { type Contradiction, contradictions, mergeChosen } from "./contradictions.ts";
import { DifferenceValue, fileName } from "./difference_value.tsx";
import type { Choices, Side } from "./differences.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

type Props = {
  /** The versions with the present content of the form, which may change while this is shown. */
  read: () => Versions<TourValues>;
  onResolved: (values: TourValues) => void;
};

export function ContradictionChoices({ read, onResolved }: Props) {
  const [choices, setChoices] = useState<Choices>({});
  return (
    <ConflictFrame
      title={t("sameChanged")}
      text={t("sameChangedText")}
      onUse={() => onResolved(mergeChosen(read(), choices))}
    >
      {contradictions(read()).map((one) => (
        <ContradictionRow
          key={one.key}
          contradiction={one}
          side={choices[one.key] ?? one.suggested}
          onChoose={(side) => setChoices({ ...choices, [one.key]: side })}
        />
      ))}
    </ConflictFrame>
  );
}

type RowProps = { contradiction: Contradiction; side: Side; onChoose: (side: Side) => void };

function ContradictionRow({ contradiction, side, onChoose }: RowProps) {
  const id = useId();
  const option = (which: Side, label: string) => (
    <label className="choice">
      <input type="radio" name={id} checked={side === which} onChange={() => onChoose(which)} />
      <span>
        <strong>{label}</strong>
        {contradiction[which].map(({ label, text }, _, { length }) => (
          <span className="conflict-field" key={label}>
            {length > 1 && <span className="soft">{label}</span>}
            <DifferenceValue value={text} fileName={fileName} />
          </span>
        ))}
      </span>
    </label>
  );
  return (
    <div role="group" aria-labelledby={id} className="conflict-row">
      <strong id={id}>{contradiction.label}</strong>
      {option("mine", t("keepMine"))}
      {option("theirs", t("takeTheirs"))}
    </div>
  );
}
