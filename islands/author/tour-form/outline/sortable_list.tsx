/** A list whose items can be dragged by mouse, finger or keyboard. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type DragListeners, RowDrag } from "./row_drag.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = {
  /** The id of the element with the instructions for moving a row, which its handle refers to. */
  helpId: string;
  what: "stop" | "picture";
  className: string;
  /** A key for each row. */
  keys: string[];
  titleOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

// Always the same objects, because new ones would prepare every row again.
const BY_MOUSE = { activationConstraint: { distance: 4 } };
const BY_TOUCH = { activationConstraint: { delay: 120, tolerance: 8 } };
const BY_KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/**
 * Each child is a list item with a `.drag-handle`; pictures, which stand in a grid, can be dragged
 * at any place by mouse and finger. Rows become draggable when a handle is pressed
 * for the first time: hundreds of draggable rows would slow down each addition.
 */
export function SortableList(props: Props) {
  const { helpId, what, className, keys, titleOf, onMove, children } = props;
  const isGrid = what === "picture";
  const list = useRef<HTMLOListElement>(null);
  const [listeners] = useState<DragListeners>(() => new Map());
  /** The number of rows that were made draggable; with another number, none of them is. */
  const [readyCount, setReadyCount] = useState(0);
  const isReady = readyCount === keys.length;
  const sensors = useSensors(
    useSensor(MouseSensor, BY_MOUSE),
    useSensor(TouchSensor, BY_TOUCH),
    useSensor(KeyboardSensor, BY_KEYBOARD),
  );
  const place = (key: string | number) => keys.indexOf(String(key));
  /** The order when the drag began: at its end the stops have moved already. */
  const titles = useRef(new Map<string | number, string>());
  const pickUp = () => {
    titles.current = new Map(keys.map((key, index) => [key, titleOf(index)]));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(place(active.id), place(over.id));
  };
  /** Passes events of a handle to the drag of its row. */
  const press = (event: SyntheticEvent) => {
    const grip = isGrid && event.type !== "keydown" ? "li" : ".drag-handle";
    const handle = (event.target as Element).closest(grip);
    const index = [...list.current!.children].findIndex((row) => row.contains(handle));
    if (!handle || index < 0) return;
    if (!isReady) flushSync(() => setReadyCount(keys.length));
    listeners.get(keys[index])?.[LISTENERS[event.type]]?.(event);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.code === KeyboardCode.Space || event.code === KeyboardCode.Enter) press(event);
  };
  return (
    <DndContext
      id={helpId}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={pickUp}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements((key) => titles.current.get(key), place, keys.length),
        screenReaderInstructions: instructions(what),
      }}
    >
      <SortableContext
        items={keys}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol
          ref={list}
          role="list"
          className={className}
          onMouseDown={press}
          onTouchStart={press}
          onKeyDown={pressKey}
        >
          {children}
        </ol>
        {isReady && keys.map((key, index) => (
          <RowDrag
            key={key}
            sortKey={key}
            find={() => list.current!.children[index] as HTMLElement}
            listeners={listeners}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** The names of the sensors' listeners, by event. */
const LISTENERS: Record<string, string> = {
  mousedown: "onMouseDown",
  touchstart: "onTouchStart",
  keydown: "onKeyDown",
};

const instructions = (what: Props["what"]) => ({
  draggable: what === "stop" ? t("howToMoveStop") : t("howToMovePicture"),
});

function announcements(
  title: (key: string | number) => string | undefined,
  place: (key: string | number) => number,
  count: number,
): Announcements {
  const moved = (key: string | number, at = key) => ({
    title: title(key) ?? "",
    place: place(at) + 1,
    count,
  });
  return {
    onDragStart: ({ active }) => t("pickedUpAt", moved(active.id)),
    // A drag begins over its own place, whose announcement would interrupt "picked up".
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? t("isOverPlace", moved(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? t("droppedAt", moved(active.id, over.id))
        : t("stays", { title: title(active.id) ?? "" }),
    onDragCancel: ({ active }) => t("staysAt", moved(active.id)),
  };
}
