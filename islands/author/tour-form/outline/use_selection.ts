/** The stops that are selected in the outline, by the keys of their rows. */
import { useCallback, useRef, useState } from "react";

export type Selection = ReturnType<typeof useSelection>;

/** `keys` are those of all rows, in their order. */
export function useSelection(keys: readonly string[]) {
  /** Undefined while rows are opened instead. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const last = useRef<string>(undefined);
  const current = useRef(keys);
  current.current = keys;
  /** With `toHere` selects all rows from the last one on. Constant: rows are not redrawn for it. */
  const turn = useCallback((key: string, toHere: boolean) => {
    const from = toHere && last.current ? current.current.indexOf(last.current) : -1;
    const at = current.current.indexOf(key);
    last.current = key;
    setChosen((before = new Set()) => {
      const next = new Set(before);
      if (from >= 0) {
        for (const one of current.current.slice(Math.min(from, at), Math.max(from, at) + 1)) {
          next.add(one);
        }
      } else if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  return {
    chosen,
    turn,
    begin: () => setChosen(new Set()),
    end: () => setChosen(undefined),
    all: () => setChosen(new Set(keys)),
    /** Their indexes, without those that were removed meanwhile. */
    indexes: () => keys.flatMap((key, index) => chosen?.has(key) ? [index] : []),
  };
}
