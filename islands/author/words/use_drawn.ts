/** Which stops of the table have boxes: those near the view, and those that were near it. */
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of these stops among all in the element, which are observed in the table. `draw` adds
 * some before they are near; `begin` starts with none again, for other texts.
 */
export function useDrawn(root: RefObject<HTMLElement | null>, isTable: boolean) {
  const [{ round, drawn }, set] = useState({ round: 0, drawn: NONE });
  const draw = (...ids: string[]) =>
    set((now) =>
      ids.every((id) => now.drawn.has(id))
        ? now
        : { ...now, drawn: new Set([...now.drawn, ...ids]) }
    );
  useEffect(() => {
    if (!isTable) return;
    const observer = new IntersectionObserver((entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      if (near.length === 0) return;
      for (const { target } of near) observer.unobserve(target);
      // At once: what is in view must not move between two frames.
      flushSync(() => draw(...near.map(({ target }) => (target as HTMLElement).dataset.id!)));
    }, { rootMargin: "100% 0px" });
    for (const section of root.current!.querySelectorAll(".words-section")) {
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [isTable, round]);
  return { drawn, draw, begin: () => set(({ round }) => ({ round: round + 1, drawn: NONE })) };
}
