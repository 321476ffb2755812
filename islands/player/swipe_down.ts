/** Closes a sheet that a finger pulls down from its top, as phones do. */
import { type RefObject, useEffect } from "react";

/** Pixels after which the sheet closes when it is let go. */
const ENOUGH = 90;

/** Parts that a finger moves or scrolls by themselves. */
const OWN_GESTURE = "input, select, .sheet-stops ol";

/**
 * Lets a finger move `sheet` down as long as what scrolls in it, `body`, is at its beginning; calls
 * `onClose` at the end of a long enough swipe.
 */
export function useSwipeDown(
  sheet: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const ended = new AbortController();
    const options = { passive: true, signal: ended.signal };
    let start: Touch | undefined;
    let moved = 0;

    const move = (distance: number) => {
      moved = distance;
      element.style.translate = distance > 0 ? `0 ${distance}px` : "";
    };
    element.addEventListener("touchstart", ({ touches, target }) => {
      const isOwn = (target as Element).closest(OWN_GESTURE) !== null;
      const isAtTop = (body.current?.scrollTop ?? 0) <= 0;
      start = touches.length === 1 && isAtTop && !isOwn ? touches[0] : undefined;
      move(0);
    }, options);
    element.addEventListener("touchmove", ({ touches: [touch] }) => {
      if (!start) return;
      const [down, aside] = [touch.clientY - start.clientY, touch.clientX - start.clientX];
      // Who reads on, or swipes across, does not close.
      if (moved === 0 && (down < 0 || Math.abs(aside) > Math.abs(down))) start = undefined;
      else move(Math.max(0, down));
    }, options);
    for (const name of ["touchend", "touchcancel"]) {
      element.addEventListener(name, () => {
        const closes = name === "touchend" && moved > ENOUGH;
        start = undefined;
        move(0);
        if (closes) onClose();
      }, options);
    }
    return () => ended.abort();
  }, [sheet, body, onClose]);
}
