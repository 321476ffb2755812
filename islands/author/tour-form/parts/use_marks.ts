/** The sentences that are marked for a stop of their own: from one to another. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Marked } from "./sentences_stop.ts";

/** The index of the sentence where marking began, and of that to which it goes. */
type Marks = { from: number; to: number };

export function useMarks(count: number, selected: number) {
  const [marks, setMarks] = useState<Marks>();
  const current = useRef({ marks, selected, count });
  current.current = { marks, selected, count };
  // The indexes are those of other sentences now.
  useEffect(() => setMarks(undefined), [count]);
  /** Marks up to that sentence, from the edited one where none is marked. Constant, for rows. */
  const markTo = useCallback((to: number) => {
    const { marks, selected, count } = current.current;
    setMarks({ from: marks?.from ?? selected, to: Math.max(0, Math.min(to, count - 1)) });
  }, []);
  const marked: Marked | undefined = marks &&
    { first: Math.min(marks.from, marks.to), last: Math.max(marks.from, marks.to) };
  return {
    marked,
    markTo,
    /** Marks a sentence more, or one less. */
    step(by: 1 | -1): number {
      const to = (marks?.to ?? selected) + by;
      markTo(to);
      return to;
    },
    end: () => setMarks(undefined),
  };
}
