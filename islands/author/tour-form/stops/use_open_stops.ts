/** Which stops are unfolded, which place is selected, and which card takes the focus next. */
import { type Dispatch, type SetStateAction, useState } from "react";

/**
 * `focus`: the stop whose title takes the focus once its card is drawn. `isTable`: the stops are
 * rows of a table, until one is opened.
 */
type State = { open: Set<number>; selected: number; focus?: number; isTable?: boolean };

export type OpenStops = ReturnType<typeof useOpenStops>;

/**
 * The functions that unfold, fold and select. They never change, so that cards are not redrawn for
 * them.
 */
export type OpenStopsActions = ReturnType<typeof actionsOn>;

/** Stops are counted from 0; `selected` is -1 for the start of the tour. */
export function useOpenStops() {
  const [state, setState] = useState<State>({ open: new Set([0]), selected: -1 });
  const [actions] = useState(() => actionsOn(setState));
  return { ...state, ...actions, actions };
}

function actionsOn(setState: Dispatch<SetStateAction<State>>) {
  const remap = (to: (index: number) => number | undefined) =>
    setState(({ open, selected, isTable }) => {
      const moved = [...open].map(to).filter((index) => index !== undefined);
      return { open: new Set(moved), selected: selected < 0 ? -1 : to(selected) ?? -1, isTable };
    });
  return {
    toggle: (index: number) =>
      setState(({ open }) => {
        const next = new Set(open);
        if (!next.delete(index)) next.add(index);
        return { open: next, selected: index };
      }),
    show: (index: number, { focus = false } = {}) =>
      setState(({ open }) => ({
        open: new Set(open).add(index),
        selected: index,
        focus: focus ? index : undefined,
      })),
    showAll: (indexes: number[]) =>
      setState(({ open, selected }) => ({ open: new Set([...open, ...indexes]), selected })),
    select: (selected: number) => setState(({ open, isTable }) => ({ open, selected, isTable })),
    showTable: (isTable: boolean) =>
      setState(({ open, selected }) => ({ open, selected, isTable })),
    fold: (index: number) =>
      setState(({ open, selected, isTable }) => ({
        open: new Set([...open].filter((other) => other !== index)),
        selected,
        isTable,
      })),
    focused: () => setState(({ open, selected }) => ({ open, selected })),
    removed: (at: number) =>
      remap((index) => index === at ? undefined : index > at ? index - 1 : index),
    inserted: (at: number) => remap((index) => index >= at ? index + 1 : index),
    moved: (from: number, to: number) => remap((index) => movedIndex(index, from, to)),
  };
}

/** The new index of the item at `index` after the one at `from` has moved to `to`. */
function movedIndex(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}
