/** The list whose items can be dragged by mouse, finger or keyboard. */
import {
  type Announcements,
  type ClientRect,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useId, useRef } from "react";

type Props = {
  keys: string[];
  titleOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

// Always the same objects: with new ones every stop would be drawn anew.
const BY_MOUSE = { activationConstraint: { distance: 4 } };
const BY_TOUCH = { activationConstraint: { delay: 120, tolerance: 8 } };
const BY_KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

export function SortableStops({ keys, titleOf, onMove, children }: Props) {
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, BY_MOUSE),
    useSensor(TouchSensor, BY_TOUCH),
    useSensor(KeyboardSensor, BY_KEYBOARD),
  );
  const place = (key: string | number) => keys.indexOf(String(key));
  /** As they were when the drag began: at its end the stops have moved already. */
  const titles = useRef(new Map<string | number, string>());
  const pickUp = () => {
    titles.current = new Map(keys.map((key, index) => [key, titleOf(index)]));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(place(active.id), place(over.id));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={nearestEdge}
      onDragStart={pickUp}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements((key) => titles.current.get(key), place, keys.length),
        screenReaderInstructions: INSTRUCTIONS,
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol role="list" className="stops-list">{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

/**
 * Finds the card whose upper or lower edge is nearest to the same edge of the dragged one. Middles
 * would not do: an unfolded card is ten times as high as a folded one, and its middle stays nearest
 * to its own place.
 */
const nearestEdge: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    if (!rect) return [];
    const value = distanceOf(rect, collisionRect);
    return [{ id: container.id, data: { droppableContainer: container, value } }];
  }).sort((a, b) => a.data.value - b.data.value);

const distanceOf = (a: ClientRect, b: ClientRect) =>
  Math.min(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom));

const INSTRUCTIONS = {
  draggable: "Press space to pick up this stop, the up and down arrows to move it, space to drop " +
    "it, escape to leave it where it was.",
};

function announcements(
  title: (key: string | number) => string | undefined,
  place: (key: string | number) => number,
  count: number,
): Announcements {
  const at = (key: string | number) => `position ${place(key) + 1} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up ${title(active.id)}, at ${at(active.id)}.`,
    // A drag begins over the own place: announcing that would interrupt "picked up".
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${title(active.id)} is over ${at(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${title(active.id)} was dropped at ${at(over.id)}.` : `${title(active.id)} stays.`,
    onDragCancel: ({ active }) => `${title(active.id)} stays at ${at(active.id)}.`,
  };
}
