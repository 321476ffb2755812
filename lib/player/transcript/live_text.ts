/**
 * Makes the text of a transcript interactive: the spoken sentence is lit and scrolled to, a tap or
 * Enter on a sentence plays from it. The text stays text: only one sentence at a time is a button,
 * which the arrow keys move.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { createFollowing, type Following } from "./following.ts";
import { type FollowedPlayer, followPosition } from "../follow_position.ts";
import { cueAt, nextChange, type Timeline, timelineOf } from "./timeline.ts";

type LiveTextParts = {
  /** The element that scrolls along: the box, or one around it. */
  scroller: HTMLElement;
  player: FollowedPlayer;
  /** Fires 'visibilitychange'. */
  page: EventTarget;
  /** Called to hear the story from so many milliseconds on. */
  playFrom: (ms: number) => void;
  /** Ends it and restores the text. */
  ended: AbortSignal;
};

/** The state beside a text: see `Following`, and the start (ms) of the last chosen sentence. */
export type LiveText = Following & { chosenStart(): number | undefined };

/**
 * Makes `box` interactive, whose sentences have `data-start` and `data-end`
 * (ms). Sentences without them are left alone.
 */
export function bringToLife(
  box: HTMLElement,
  { scroller, player, page, playFrom, ended }: LiveTextParts,
): LiveText {
  const sentences = [...box.querySelectorAll<HTMLElement>("[data-start]")];
  const startOf = (sentence: HTMLElement) => Number(sentence.dataset.start);
  const timeline = timelineOf(
    sentences.map((s) => ({ start: startOf(s), end: Number(s.dataset.end) })),
  );
  const following = createFollowing(scroller, ended);
  const lit = followSentences(player, timeline, { page, ended });
  const choice = createChoice(sentences);

  const end = effect(() => {
    const sentence = sentences[lit.value ?? -1];
    box.querySelector("[data-lit]")?.removeAttribute("data-lit");
    if (!sentence) return;
    sentence.setAttribute("data-lit", "");
    if (!box.contains(document.activeElement) || box === document.activeElement) {
      choice.choose(sentence);
    }
    if (following.isOn.value) following.show(sentence);
  });

  box.addEventListener("click", ({ target }) => {
    const sentence = (target as Element).closest<HTMLElement>("[data-start]");
    // Selecting words to copy must not play.
    if (!sentence || !getSelection()?.isCollapsed) return;
    choice.choose(sentence);
    following.resume();
    playFrom(startOf(sentence));
  }, { signal: ended });
  box.addEventListener("keydown", (event) => {
    const at = sentences.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    if (event.key === "Enter" || event.key === " ") sentences[at].click();
    else if (!choice.move(at, event.key)) return;
    event.preventDefault();
  }, { signal: ended });
  ended.addEventListener("abort", () => {
    end();
    choice.choose(undefined);
    box.querySelector("[data-lit]")?.removeAttribute("data-lit");
  });
  return {
    ...following,
    chosenStart: () => choice.chosen() && startOf(choice.chosen()!),
  };
}

/** The one sentence that is a button and takes the focus: the first one while none is spoken. */
function createChoice(sentences: HTMLElement[]) {
  let chosen: HTMLElement | undefined;

  function choose(sentence: HTMLElement | undefined): void {
    if (sentence === chosen) return;
    for (const name of ["tabindex", "role"]) chosen?.removeAttribute(name);
    chosen = sentence;
    sentence?.setAttribute("tabindex", "0");
    sentence?.setAttribute("role", "button");
  }

  choose(sentences[0]);
  return {
    chosen: () => chosen,
    choose,
    /** Moves the focus from the sentence `at`, if `key` is an arrow key or the like. */
    move(at: number, key: string): boolean {
      const last = sentences.length - 1;
      const places: Record<string, number> = {
        ArrowDown: Math.min(at + 1, last),
        ArrowUp: Math.max(at - 1, 0),
        Home: 0,
        End: last,
      };
      const to = places[key];
      if (to === undefined) return false;
      choose(sentences[to]);
      sentences[to].focus();
      return true;
    },
  };
}

/**
 * Follows the player through `timeline` until `ended` aborts. The value is the index of the
 * sentence that is spoken or paused; undefined in a pause of the speaker. `page` fires
 * 'visibilitychange'.
 */
export function followSentences(
  player: FollowedPlayer,
  timeline: Timeline,
  parts: { page: EventTarget; ended: AbortSignal },
): ReadonlySignal<number | undefined> {
  const lit = signal<number | undefined>();
  followPosition(player, (ms) => {
    lit.value = cueAt(timeline, ms);
    return nextChange(timeline, ms);
  }, parts);
  return lit;
}
