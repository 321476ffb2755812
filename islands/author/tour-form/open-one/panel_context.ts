/** What the fields of a panel know of it. */
import { createContext, useContext } from "react";
import type { LongName } from "../stops/use_open_stops.ts";

type PanelState = {
  /** The long thing that is in place of the parts. */
  inside: LongName | undefined;
  showInside: (name: LongName | undefined) => void;
  /** The element of that thing. */
  slot: HTMLElement | null;
  /** The fields that the author has chosen to add, which are still empty. */
  revealed: ReadonlySet<string>;
  reveal: (name: string) => void;
};

export const PanelContext = createContext<PanelState | undefined>(undefined);

export function usePanel(): PanelState {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error("A field stands outside of a panel");
  return panel;
}
