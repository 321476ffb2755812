/** What is open in the form: the archive or one stop, and in it perhaps a long thing. */
import { type Dispatch, type SetStateAction, useState } from "react";
import { START } from "../map/form_places.ts";

/**
 * What takes the whole place of what is open: fields by their names in the table, releases, and
 * comments.
 */
const LONG_NAMES = [
  "part",
  "transcript",
  "chapters",
  "oldMaps",
  "record",
  "releases",
  "comments",
] as const;
export type LongName = typeof LONG_NAMES[number];

export const isLong = (name: string): name is LongName =>
  (LONG_NAMES as readonly string[]).includes(name);

type State = {
  /** The open stop, counted from 0; `START` for the archive. A tap on the map places it. */
  selected: number;
  /** The stops that have been open: their panels stay, with half-typed texts. */
  mounted: ReadonlySet<number>;
  /** What a narrow screen shows. */
  view: "outline" | "one";
  inside?: LongName;
  /** The stop whose title takes the focus once its panel is drawn. */
  focus?: number;
  /** The stops are rows of a table, until one is opened. */
  isTable?: boolean;
};

type ShowOptions = { focus?: boolean; inside?: LongName };

export type OpenStops = ReturnType<typeof useOpenStops>;

/** The functions that open and close. They never change, so that rows are not redrawn for them. */
export type OpenStopsActions = ReturnType<typeof actionsOn>;

export function useOpenStops() {
  const [state, setState] = useState<State>({
    selected: START,
    mounted: new Set(),
    view: "outline",
  });
  const [actions] = useState(() => actionsOn(setState));
  return { ...state, ...actions, actions };
}

function actionsOn(setState: Dispatch<SetStateAction<State>>) {
  const remap = (to: (index: number) => number | undefined) =>
    setState(({ selected, mounted, ...state }) => {
      const now = selected < 0 ? START : to(selected);
      return {
        ...state,
        mounted: new Set([...mounted].flatMap((index) => to(index) ?? [])),
        selected: now ?? START,
        ...now === undefined && { view: "outline", inside: undefined },
        focus: undefined,
      };
    });
  const change = (changes: Partial<State>) => setState((state) => ({ ...state, ...changes }));
  return {
    /** Opens a stop or the archive, in place of the stops' table, too. */
    show: (index: number, { focus = false, inside }: ShowOptions = {}) =>
      setState(({ mounted }) => ({
        mounted: index < 0 ? mounted : new Set(mounted).add(index),
        selected: index,
        view: "one",
        inside,
        focus: focus ? index : undefined,
      })),
    /** Opens it without leaving the outline of a narrow screen, or the table. */
    select: (index: number) =>
      setState(({ mounted, selected, inside, ...state }) => ({
        ...state,
        mounted: index < 0 ? mounted : new Set(mounted).add(index),
        selected: index,
        inside: index === selected ? inside : undefined,
      })),
    /** Puts the panels of stops into the page, without opening one. */
    mount: (indexes: number[]) =>
      setState(({ mounted, ...state }) => ({
        ...state,
        mounted: new Set([...mounted, ...indexes]),
      })),
    showInside: (inside: LongName | undefined) => change({ inside }),
    showOutline: () => change({ view: "outline", inside: undefined }),
    showTable: (isTable: boolean) => change({ isTable }),
    focused: () => change({ focus: undefined }),
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
