/** One stop as a card: its head, which folds it and moves it, and its fields. */
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, GripVertical } from "lucide-react";
import { memo, useEffect, useId, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Seal } from "../../../lib/ui/seal.tsx";
import { StopActions } from "./stop_actions.tsx";
import { StopFields } from "./stop_fields.tsx";
import type { OpenStopsActions } from "./use_open_stops.ts";
import type { TourValues } from "../values.ts";

export type StopCardProps = {
  sortKey: string;
  index: number;
  isOnly: boolean;
  isLast: boolean;
  ordered: boolean;
  threeWords: boolean;
  isOpen: boolean;
  isSelected: boolean;
  takesFocus: boolean;
  open: OpenStopsActions;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/**
 * Drawn anew whenever a drag begins or a stop is added, as all cards are: it does little by itself,
 * for there may be hundreds.
 */
export const StopCard = memo(function StopCard({ sortKey, ...props }: StopCardProps) {
  const { index, ordered, isOpen, isSelected, takesFocus, open } = props;
  const sortable = useSortable({ id: sortKey, disabled: !ordered });
  const card = useRef<HTMLLIElement>(null);
  const id = useId();

  useEffect(() => {
    if (!takesFocus) return;
    card.current?.querySelector<HTMLElement>("input")?.focus();
    open.focused();
  });

  return (
    <li
      ref={(element) => {
        sortable.setNodeRef(element);
        card.current = element;
      }}
      className="catalogue-card stop-editor"
      data-stop={index}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-dragging={sortable.isDragging || undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      onFocus={() => isSelected || open.select(index)}
    >
      <div className="stop-head">
        {ordered && (
          <button
            type="button"
            className="icon-button drag-handle"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label="Move"
            id={`${id}handle`}
            aria-labelledby={`${id}handle ${id}name`}
          >
            {GRIP}
          </button>
        )}
        <StopHead {...{ index, ordered, isOpen, id }} onToggle={open.toggle} />
      </div>
      <StopBody {...props} id={id} />
    </li>
  );
});

/** One element for all cards, which React need not compare. */
const GRIP = <GripVertical aria-hidden="true" />;

/** What the stop is called, as its title is typed. */
function useStopName(index: number): string {
  const { control } = useFormContext<TourValues>();
  return useWatch({ control, name: `audioStops.${index}.title` }) || "Untitled stop";
}

type HeadProps = Pick<StopCardProps, "index" | "ordered" | "isOpen"> & {
  /** The id of what the card unfolds; the name's begins with it. */
  id: string;
  onToggle: (index: number) => void;
};

/** The stop's number and title, which folds and unfolds the card. */
const StopHead = memo(function StopHead({ index, ordered, isOpen, id, onToggle }: HeadProps) {
  const { control } = useFormContext<TourValues>();
  const { errors } = useFormState({ control, name: `audioStops.${index}` });
  return (
    <>
      {ordered ? <Seal n={index + 1} /> : <span className="stop-bullet" aria-hidden="true" />}
      <h3>
        <button
          type="button"
          className="stop-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(index)}
        >
          <span className="visually-hidden">Stop {index + 1}:</span>
          <span className="stop-name" id={`${id}name`}>{useStopName(index)}</span>
          {errors.audioStops?.[index] && <span className="stop-wrong">needs attention</span>}
          <ChevronDown aria-hidden="true" />
        </button>
      </h3>
    </>
  );
});

type BodyProps = Omit<StopCardProps, "sortKey"> & { id: string };

/**
 * What a card unfolds. Made when it is first unfolded, and then left: what is half typed in it
 * stays.
 */
const StopBody = memo(function StopBody({ id, isOpen, ...props }: BodyProps) {
  const { index, threeWords, open } = props;
  const name = useStopName(index);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div id={id} hidden={!isOpen}>
      {wasOpen && (
        <>
          <StopFields index={index} threeWords={threeWords} onPlace={() => open.select(index)} />
          <StopActions {...props} name={name} />
        </>
      )}
    </div>
  );
});
