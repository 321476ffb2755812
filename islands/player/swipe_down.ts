/** Closes a sheet that a finger pulls down from its top, as phones do. */
import { type RefObject, useEffect } from "react";

/** The distance in pixels after which the sheet closes on release. */
const ENOUGH = 90;

/** Parts that handle a finger themselves. */
const OWN_GESTURE = "dialog, input, select, ol, .sheet-more-panel";

/**
 * Lets a finger move `sheet` down while its scrolling part, `body`, is at its beginning; calls
 * `onClose` at the end of a long enough swipe.
 */
export function useSwipeDown(
  sheet: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!sheet.current) return;
    const ended = new AbortController();
    followSwipes(sheet.current, () => body.current?.scrollTop ?? 0, onClose, ended.signal);
    return () => ended.abort();
  }, [sheet, body, onClose]);
}

/**
 * Like `useSwipeDown`, until `signal`; `scrollTop` is how far the sheet was scrolled, in pixels.
 */
export function followSwipes(
  sheet: HTMLElement,
  scrollTop: () => number,
  onClose: () => void,
  signal: AbortSignal,
): void {
  const options = { passive: true, signal };
  let start: Touch | undefined;
  let moved = 0;

  const move = (distance: number) => {
    moved = distance;
    sheet.style.translate = distance > 0 ? `0 ${distance}px` : "";
  };
  sheet.addEventListener("touchstart", ({ touches, target }) => {
    const isOwn = (target as Element).closest(OWN_GESTURE) !== null;
    start = touches.length === 1 && scrollTop() <= 0 && !isOwn ? touches[0] : undefined;
    move(0);
  }, options);
  sheet.addEventListener("touchmove", ({ touches: [touch] }) => {
    if (!start) return;
    const [down, aside] = [touch.clientY - start.clientY, touch.clientX - start.clientX];
    // Scrolling up, or swiping sideways, does not close.
    if (moved === 0 && (down < 0 || Math.abs(aside) > Math.abs(down))) start = undefined;
    else move(Math.max(0, down));
  }, options);
  for (const name of ["touchend", "touchcancel"]) {
    sheet.addEventListener(name, () => {
      const closes = name === "touchend" && moved > ENOUGH;
      start = undefined;
      move(0);
      if (closes) onClose();
    }, options);
  }
}
