/** Makes a row of the outline draggable. Draws nothing itself: it moves an existing row. */
import type { DraggableSyntheticListeners } from "@dnd-kit/core";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useLayoutEffect } from "react";

/** Starts a drag, by the keys of the cards. */
export type DragListeners = Map<string, DraggableSyntheticListeners>;

type Props = {
  sortKey: string;
  /** Returns the card, which has a handle. */
  find: () => HTMLElement;
  listeners: DragListeners;
};

/**
 * Redrawn several times at each step of a drag, as all cards would be if they were sortable
 * themselves.
 */
export function RowDrag({ sortKey, find, listeners }: Props) {
  const sortable = useSortable({ id: sortKey });
  const { isDragging } = sortable;
  const transform = CSS.Translate.toString(sortable.transform) ?? "";
  const transition = sortable.transition ?? "";

  useLayoutEffect(() => {
    const card = find();
    sortable.setNodeRef(card);
    sortable.setActivatorNodeRef(handleOf(card));
    return () => {
      sortable.setNodeRef(null);
      sortable.setActivatorNodeRef(null);
      show(card, { isDragging: false, transform: "", transition: "" });
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

function show(card: HTMLElement, { isDragging, transform, transition }: Look): void {
  Object.assign(card.style, { transform, transition });
  card.toggleAttribute("data-dragging", isDragging);
  if (isDragging) handleOf(card)?.setAttribute("aria-pressed", "true");
  else handleOf(card)?.removeAttribute("aria-pressed");
}

/** The handle of a card; null for a tour without an order. */
const handleOf = (card: HTMLElement) => card.querySelector<HTMLElement>(".drag-handle");
