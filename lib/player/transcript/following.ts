/** Scrolls a text along with the speech, until its reader scrolls. */
import { type ReadonlySignal, signal } from "@preact/signals-core";

/** The part of a box's height in which a sentence is easy to read. */
const EASY = { from: 0.1, to: 0.9 };

/** Where a scrolled sentence is put, as a part of the box's height. */
const STANDS_AT = 0.25;

/** Keys that scroll a box, or move away from the spoken sentence. */
const READERS_KEYS = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

/**
 * The `scrollTop` at which a sentence is easy to read; undefined if the box may stay as it is. All
 * in pixels; the sentence's `top` counts from the beginning of the scrolled content.
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

/** Scrolls a box along; `isOn` is false after the reader has scrolled. */
export type Following = {
  isOn: ReadonlySignal<boolean>;
  /** Brings a sentence into view, unless the reader has scrolled. */
  show(sentence: HTMLElement): void;
  /** Follows again. */
  resume(): void;
  /** Stops following. */
  stop(): void;
};

/**
 * Makes it for `box`, until `ended` aborts. The caller handles a mouse's wheel, and calls `stop`.
 */
export function createFollowing(box: HTMLElement, ended: AbortSignal): Following {
  const isOn = signal(true);
  const stop = () => void (isOn.value = false);
  const options = { passive: true, signal: ended };
  box.addEventListener("touchmove", stop, options);
  box.addEventListener("keydown", ({ key }) => READERS_KEYS.includes(key) && stop(), options);
  box.addEventListener("pointerdown", ({ target, offsetX }) => {
    const isOnBar = target === box && (offsetX < 0 || offsetX >= box.clientWidth);
    if (isOnBar) stop();
  }, options);
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
      // After a jump the text scrolls at once: a long animation would outlast the sentence.
      const isFar = Math.abs(wanted - box.scrollTop) > box.clientHeight;
      const isStill = isFar || matchMedia("(prefers-reduced-motion: reduce)").matches;
      box.scrollTo({ top: wanted, behavior: isStill ? "auto" : "smooth" });
    },
  };
}
