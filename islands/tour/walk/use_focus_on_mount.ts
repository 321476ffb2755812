import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses an element once it is there. Without `always`, only when the focus is lost because its
 * element was removed or covered. `tabIndex={-1}` lets any element take it.
 */
export function useFocusOnMount<E extends HTMLElement>(
  { always = false } = {},
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body ||
      activeElement.closest("[inert]") !== null;
    if (always || isLost) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
