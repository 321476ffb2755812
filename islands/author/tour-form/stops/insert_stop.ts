/** Adds a stop that was made of another one, for what is in that one's panel. */
import { createContext, useContext } from "react";
import type { StopValues } from "../values.ts";

/** Adds a stop after the one at `index`, and opens it. One press takes that back. */
export type InsertStop = (index: number, stop: StopValues) => void;

export const InsertStopContext = createContext<InsertStop | undefined>(undefined);

export function useInsertStop(): InsertStop {
  const insert = useContext(InsertStopContext);
  if (!insert) throw new Error("A panel stands outside of the list of stops");
  return insert;
}
