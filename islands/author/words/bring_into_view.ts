/** Brings parts of a page into view whose place is not known before what is near them is drawn. */

/** Frames without a move after which a place is final, and most frames until then. */
const [STEADY, MOST] = [5, 60];

/**
 * Scrolls to an element, and again while what is drawn around it moves it, until somebody scrolls,
 * taps or types. `toTop`: it becomes the first in view; otherwise nothing moves if it is in view.
 */
export function bringIntoView(element: HTMLElement, { toTop = false } = {}): void {
  const over = new AbortController();
  for (const act of ["wheel", "pointerdown", "keydown"]) {
    const { signal } = over;
    addEventListener(act, () => over.abort(), { signal, capture: true, passive: true });
  }
  let [steady, place] = [0, NaN];
  const step = (frame: number) => {
    if (over.signal.aborted) return;
    if (toTop) element.scrollIntoView({ behavior: "instant" });
    else showWhole(element);
    const { top } = element.getBoundingClientRect();
    steady = top === place ? steady + 1 : 0;
    place = top;
    if (steady === STEADY || frame === MOST) over.abort();
    else requestAnimationFrame(() => step(frame + 1));
  };
  step(0);
}

/** In the middle of the screen, unless it is in view. */
function showWhole(element: HTMLElement): void {
  const before = scrollY;
  element.scrollIntoView({ behavior: "instant", block: "nearest" });
  if (scrollY !== before) element.scrollIntoView({ behavior: "instant", block: "center" });
}
