/** Makes a row of the outline draggable. Draws nothing itself: it moves an existing row. */
import type { DraggableSyntheticListeners } from "@dnd-kit/core";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useLayoutEffect } from "react";

/** Starts a drag, by the keys of the rows. */
export type DragListeners = Map<string, DraggableSyntheticListeners>;

type Props = {
  sortKey: string;
  /** Returns the row, which has a handle. */
  find: () => HTMLElement;
  listeners: DragListeners;
};

/**
 * Redrawn several times at each step of a drag, as all rows would be if they were sortable
 * themselves.
 */
export function RowDrag({ sortKey, find, listeners }: Props) {
  const sortable = useSortable({ id: sortKey });
  const { isDragging } = sortable;
  const transform = CSS.Translate.toString(sortable.transform) ?? "";
  const transition = sortable.transition ?? "";

  useLayoutEffect(() => {
    const row = find();
    sortable.setNodeRef(row);
    sortable.setActivatorNodeRef(handleOf(row));
    return () => {
      sortable.setNodeRef(null);
      sortable.setActivatorNodeRef(null);
      show(row, { isDragging: false, transform: "", transition: "" });
    };
  }, []);
  useLayoutEffect(() => {
    listeners.set(sortKey, sortable.listeners);
  });
  useLayoutEffect(() => show(find(), { isDragging, transform, transition }), [
    isDragging,
    transform,
    transition,
  ]);
  return null;
}

type Look = { isDragging: boolean; transform: string; transition: string };

function show(row: HTMLElement, { isDragging, transform, transition }: Look): void {
  Object.assign(row.style, { transform, transition });
  row.toggleAttribute("data-dragging", isDragging);
  if (isDragging) handleOf(row)?.setAttribute("aria-pressed", "true");
  else handleOf(row)?.removeAttribute("aria-pressed");
}

/** The handle of a row; null for a tour without an order. */
const handleOf = (row: HTMLElement) => row.querySelector<HTMLElement>(".drag-handle");
