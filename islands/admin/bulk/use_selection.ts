/** The chosen rows of a list. */
import { useRef, useState } from "react";
import { MAX_AT_ONCE } from "../../../lib/model/account/act_result.ts";

export type Selection = {
  /** The chosen ids in the order of the list; at most `MAX_AT_ONCE`. */
  chosen: readonly string[];
  has(id: string): boolean;
  /** Chooses a row or not; with `isRange` all rows from the last one that was changed. */
  choose(id: string, isChosen: boolean, isRange: boolean): void;
  /** Chooses all rows, as many as are possible at once, or none. */
  chooseAll(isChosen: boolean): void;
  /** Chooses these rows and no others. */
  keep(ids: readonly string[]): void;
};

/** The selection in a list with these ids, from none at first. */
export function useSelection(ids: readonly string[]): Selection {
  const [set, setSet] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const chosen = ids.filter((id) => set.has(id)).slice(0, MAX_AT_ONCE);
  return {
    chosen,
    has: (id) => chosen.includes(id),
    choose(id, isChosen, isRange) {
      const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1;
      const to = ids.indexOf(id);
      const changed = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = id;
      const rest = chosen.filter((one) => !changed.includes(one));
      setSet(new Set(isChosen ? [...rest, ...changed].slice(0, MAX_AT_ONCE) : rest));
    },
    chooseAll: (isChosen) => setSet(new Set(isChosen ? ids.slice(0, MAX_AT_ONCE) : [])),
    keep: (kept) => setSet(new Set(kept)),
  };
}
