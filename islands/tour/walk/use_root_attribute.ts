import { useLayoutEffect } from "react";

/**
 * Marks on the root of the document, for the style sheets, that this component is mounted: a
 * `:has()` would be searched for in the whole page at each of its changes.
 */
export function useRootAttribute(name: "data-walk-screen" | "data-walk-story", value?: string) {
  useLayoutEffect(() => {
    if (value === undefined) return;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
