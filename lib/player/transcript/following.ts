/** Scrolls a box of text along with what is spoken, until its reader scrolls. */
import { type ReadonlySignal, signal } from "@preact/signals-core";

/** The part of a box's height in which a sentence is read without effort. */
const EASY = { from: 0.1, to: 0.75 };

/** Where a sentence stands that was scrolled to, as a part of the box's height. */
const STANDS_AT = 0.25;

/** Keys that scroll a box, or lead away from the sentence that sounds. */
const READERS_KEYS = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

/**
 * The `scrollTop` at which a sentence is easily read; undefined where the box may stay as it is.
 * All in pixels; the sentence's `top` counts from the beginning of what is scrolled.
 */
export function followTop(
  box: Pick<HTMLElement, "scrollTop" | "clientHeight" | "scrollHeight">,
  sentence: { top: number; height: number },
): number | undefined {
  const { scrollTop, clientHeight, scrollHeight } = box;
  const above = sentence.top - scrollTop;
  const below = above + sentence.height;
  if (above >= EASY.from * clientHeight && below <= EASY.to * clientHeight) return undefined;
  const most = Math.max(0, scrollHeight - clientHeight);
  const wanted = Math.min(most, Math.max(0, sentence.top - STANDS_AT * clientHeight));
  return Math.abs(wanted - scrollTop) < 1 ? undefined : wanted;
}

/** What scrolls a box along; `isOn` is false since the reader has scrolled. */
export type Following = {
  isOn: ReadonlySignal<boolean>;
  /** Brings a sentence into sight, unless the reader has scrolled. */
  show(sentence: HTMLElement): void;
  /** Follows again. */
  resume(): void;
  /** Leaves the box to its reader. */
  stop(): void;
};

/** Makes it for `box`, until `ended` aborts. Who listens to a mouse's wheel calls `stop`. */
export function createFollowing(box: HTMLElement, ended: AbortSignal): Following {
  const isOn = signal(true);
  const stop = () => void (isOn.value = false);
  const options = { passive: true, signal: ended };
  box.addEventListener("touchmove", stop, options);
  box.addEventListener("keydown", ({ key }) => READERS_KEYS.includes(key) && stop(), options);
  // A press on the scroll bar is one on the box itself.
  box.addEventListener("pointerdown", ({ target }) => target === box && stop(), options);
  return {
    isOn,
    stop,
    resume: () => void (isOn.value = true),
    show(sentence): void {
      if (!isOn.peek()) return;
      const [outer, inner] = [box, sentence].map((element) => element.getBoundingClientRect());
      const top = inner.top - outer.top + box.scrollTop;
      const wanted = followTop(box, { top, height: inner.height });
      if (wanted === undefined) return;
      // After a jump the text is there at once: a long way would take longer than the sentence.
      const isFar = Math.abs(wanted - box.scrollTop) > box.clientHeight;
      const isStill = isFar || matchMedia("(prefers-reduced-motion: reduce)").matches;
      box.scrollTo({ top: wanted, behavior: isStill ? "auto" : "smooth" });
    },
  };
}
