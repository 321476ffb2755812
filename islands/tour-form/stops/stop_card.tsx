/** One stop as a card: its head, which folds it and moves it, and its fields. */
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, GripVertical } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Seal } from "../../../lib/ui/seal.tsx";
import { StopActions } from "./stop_actions.tsx";
import { StopFields } from "./stop_fields.tsx";
import type { OpenStops } from "./use_open_stops.ts";
import type { TourValues } from "../values.ts";

export type StopCardProps = {
  sortKey: string;
  index: number;
  count: number;
  ordered: boolean;
  threeWords: boolean;
  open: OpenStops;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function StopCard({ sortKey, ...props }: StopCardProps) {
  const { index, ordered, threeWords, open } = props;
  const { control } = useFormContext<TourValues>();
  const { errors } = useFormState({ control });
  const title = useWatch({ control, name: `audioStops.${index}.title` });
  const sortable = useSortable({ id: sortKey, disabled: !ordered });
  const card = useRef<HTMLLIElement>(null);
  const id = useId();
  const isOpen = open.isOpen(index);
  const name = title || "Untitled stop";

  useEffect(() => {
    if (open.focus !== index) return;
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
      data-selected={open.selected === index || undefined}
      data-dragging={sortable.isDragging || undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      onFocus={() => open.selected !== index && open.select(index)}
    >
      <div className="stop-head">
        {ordered && (
          <button
            type="button"
            className="icon-button drag-handle"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={`Move ${name}`}
          >
            <GripVertical aria-hidden="true" />
          </button>
        )}
        {ordered ? <Seal n={index + 1} /> : <span className="stop-bullet" aria-hidden="true" />}
        <h3>
          <button
            type="button"
            className="stop-toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => open.toggle(index)}
          >
            <span className="visually-hidden">Stop {index + 1}:</span>
            <span className="stop-name">{name}</span>
            {errors.audioStops?.[index] && <span className="stop-wrong">needs attention</span>}
            <ChevronDown aria-hidden="true" />
          </button>
        </h3>
      </div>
      <div id={id} hidden={!isOpen}>
        <StopFields index={index} threeWords={threeWords} onPlace={() => open.select(index)} />
        <StopActions {...props} name={name} />
      </div>
    </li>
  );
}
