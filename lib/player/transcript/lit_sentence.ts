/**
 * The spoken sentence, as a signal. The browser reports the time four times a second: between two
 * reports a timer waits for the next change, by the position and the speed.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Player } from "../player.ts";
import { cueAt, nextChange, type Timeline } from "./timeline.ts";

/** Milliseconds after a change at which a timer fires, because timers and positions are rounded. */
const AFTER_CHANGE = 5;

/** The used parts of the player; `position` is in seconds, always exact. */
export type FollowedPlayer = Pick<Player, "currentTime" | "status" | "rate" | "position">;

/**
 * Follows the player through `timeline` until `ended` aborts. The value is the index of the
 * sentence that is spoken or paused; undefined in a pause of the speaker. `page` fires
 * 'visibilitychange', because a hidden page has no timers.
 */
export function followSentences(
  player: FollowedPlayer,
  timeline: Timeline,
  { page, ended }: { page: EventTarget; ended: AbortSignal },
): ReadonlySignal<number | undefined> {
  const lit = signal<number | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    // Times are whole milliseconds, and 1.001 s × 1000 is a little less than 1001.
    const ms = Math.round(player.position() * 1000);
    lit.value = cueAt(timeline, ms);
    const next = nextChange(timeline, ms);
    if (next === undefined || player.status.peek() !== "playing") return;
    timer = setTimeout(look, (next - ms) / player.rate.peek() + AFTER_CHANGE);
  }

  const end = effect(() => {
    void [player.currentTime.value, player.status.value, player.rate.value];
    look();
  });
  page.addEventListener("visibilitychange", look, { signal: ended });
  ended.addEventListener("abort", () => {
    end();
    clearTimeout(timer);
  });
  return lit;
}
