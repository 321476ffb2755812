/** One stop as a card: a head that folds and moves it, and its fields. */
import { ChevronDown, GripVertical } from "lucide-react";
import { memo, startTransition, useEffect, useId, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Seal } from "../../../../lib/ui/tour/seal.tsx";
import { StopComments } from "../together/stop_comments.tsx";
import { StopMarks } from "../together/stop_marks.tsx";
import { WriteHere } from "../together/write_here.tsx";
import { StopActions } from "./stop_actions.tsx";
import { StopFields, StopTexts } from "./stop_fields.tsx";
import type { OpenStopsActions } from "./use_open_stops.ts";
import type { TourValues } from "../values.ts";
import { Words } from "../../../../lib/ui/words.tsx";

type StopCardProps = {
  index: number;
  isOnly: boolean;
  isLast: boolean;
  ordered: boolean;
  isOpen: boolean;
  isSelected: boolean;
  takesFocus: boolean;
  /** A field in it needs a correction before the archive can be saved. */
  isWrong: boolean;
  /** The id of the instructions for moving a card. */
  dragHelp: string;
  open: OpenStopsActions;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** `SortableStops` moves it during a drag, without redrawing a card. */
export const StopCard = memo(function StopCard({ dragHelp, ...props }: StopCardProps) {
  const { index, ordered, isOpen, isSelected, takesFocus, isWrong, open } = props;
  const { control } = useFormContext<TourValues>();
  const name = useWatch({ control, name: `audioStops.${index}.title` }) || "Untitled stop";
  const card = useRef<HTMLLIElement>(null);
  const id = useId();

  useEffect(() => {
    if (!takesFocus) return;
    // After all drawing, because an earlier focus would lay out the page twice.
    const frame = requestAnimationFrame(() => {
      card.current?.querySelector<HTMLElement>("input")?.focus();
      startTransition(open.focused);
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  return (
    <li
      ref={card}
      className="catalogue-card stop-editor"
      data-stop={index}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      onFocus={() => isSelected || open.select(index)}
    >
      <div className="stop-head">
        {ordered && (
          <button
            type="button"
            className="icon-button drag-handle"
            aria-roledescription="sortable"
            aria-describedby={dragHelp}
            aria-label={`Move ${name}`}
          >
            {GRIP}
          </button>
        )}
        <StopHead {...{ index, ordered, isOpen, id, name, isWrong }} onToggle={open.toggle} />
      </div>
      <StopBody {...props} id={id} name={name} />
    </li>
  );
});

/** One element for all cards, which React need not compare. */
const GRIP = <GripVertical aria-hidden="true" />;

type HeadProps = Pick<StopCardProps, "index" | "ordered" | "isOpen" | "isWrong"> & {
  /** The id of the unfolded part. */
  id: string;
  name: string;
  onToggle: (index: number) => void;
};

/** The stop's number and title, which fold and unfold the card. */
const StopHead = memo(function StopHead(props: HeadProps) {
  const { index, ordered, isOpen, isWrong, id, name, onToggle } = props;
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
          <span className="stop-name">
            <Words>{name}</Words>
          </span>
          <StopMarks index={index} />
          {isWrong && <span className="stop-wrong">needs attention</span>}
          <ChevronDown aria-hidden="true" />
        </button>
      </h3>
    </>
  );
});

type BodyProps = Omit<StopCardProps, "dragHelp"> & { id: string; name: string };

/**
 * The unfolded part of a card. Made at the first unfolding, and then kept with its half-typed
 * texts.
 */
const StopBody = memo(function StopBody({ id, isOpen, takesFocus, ...props }: BodyProps) {
  const { index, open } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  /** An added stop shows its title at once, for its author to type, then the rest. */
  const [isWhole, setWhole] = useState(!takesFocus);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <div id={id} hidden={!isOpen}>
      {wasOpen && (
        <>
          <WriteHere index={index}>
            <StopTexts index={index} />
            {isWhole && (
              <StopFields
                index={index}
                onPlace={() => open.select(index)}
              />
            )}
          </WriteHere>
          {isWhole && (
            <>
              <StopComments index={index} />
              <StopActions {...props} />
            </>
          )}
        </>
      )}
    </div>
  );
});
