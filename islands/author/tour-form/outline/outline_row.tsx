/** A stop's row in the outline: its seal, title and signs, which open it. */
import { GripVertical, Square, SquareCheck } from "lucide-react";
import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Seal } from "../../../../lib/ui/tour/seal.tsx";
import { Words } from "../../../../lib/ui/words.tsx";
import { StopMarks } from "../together/stop_marks.tsx";
import type { TourValues } from "../values.ts";
import { StopSigns } from "./stop_signs.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = {
  index: number;
  ordered: boolean;
  isOpen: boolean;
  /** The tabulator key reaches it; the arrow keys reach the others from there. */
  isReached: boolean;
  /** A field in it needs a correction before the archive can be saved. */
  isWrong: boolean;
  /** The id of the instructions for moving a row. */
  dragHelp: string;
  /** Whether it is selected; missing while rows are opened. */
  isChosen?: boolean;
  sortKey: string;
  onOpen: (index: number) => void;
  /** Selects the row or ends its selection; with `toHere`, selects all rows from the last one. */
  onChoose: (key: string, toHere: boolean) => void;
};

/** `SortableList` moves it during a drag, without redrawing a row. */
export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { index, ordered, isOpen, isReached, isWrong, dragHelp, isChosen, onOpen } = props;
  const { control } = useFormContext<TourValues>();
  const name = useWatch({ control, name: `audioStops.${index}.title` }) || t("untitledStop");
  const tabIndex = isReached ? 0 : -1;
  return (
    <li className="outline-row" data-row={index} data-open={isOpen || undefined}>
      {ordered && isChosen === undefined && (
        <button
          type="button"
          className="icon-button drag-handle"
          aria-roledescription={t("sortable")}
          aria-describedby={dragHelp}
          aria-label={t("moveNamed", { name })}
          tabIndex={tabIndex}
        >
          {GRIP}
        </button>
      )}
      <button
        type="button"
        className="outline-open"
        aria-current={isOpen || undefined}
        aria-pressed={isChosen}
        tabIndex={tabIndex}
        onClick={({ shiftKey }) =>
          isChosen === undefined ? onOpen(index) : props.onChoose(props.sortKey, shiftKey)}
      >
        {isChosen !== undefined && (isChosen ? CHOSEN : NOT_CHOSEN)}
        {ordered ? <Seal n={index + 1} /> : <span className="stop-bullet" aria-hidden="true" />}
        <span className="outline-words">
          <span className="visually-hidden">{t("stopPrefix", { number: index + 1 })}</span>
          <span className="outline-title stop-name">
            <Words>{name}</Words>
          </span>
          <StopSigns index={index} />
          <StopMarks index={index} />
          {isWrong && <span className="stop-wrong">{t("needsAttention")}</span>}
        </span>
      </button>
    </li>
  );
});

/** One element for all rows, which React need not compare. */
const GRIP = <GripVertical aria-hidden="true" />;
const CHOSEN = <SquareCheck className="row-choice" aria-hidden="true" />;
const NOT_CHOSEN = <Square className="row-choice" aria-hidden="true" />;
