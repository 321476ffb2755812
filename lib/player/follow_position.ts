/**
 * Where the player is, for what follows the voice. The browser reports the time four times a
 * second: between two reports a timer waits for the next change, by the position and the speed.
 */
import { effect } from "@preact/signals-core";
import type { Player } from "./player.ts";

/** Milliseconds after a change at which a timer fires, because timers and positions are rounded. */
const AFTER_CHANGE = 5;

/** The used parts of the player; `position` is in seconds, always exact. */
export type FollowedPlayer = Pick<Player, "currentTime" | "status" | "rate" | "position">;

type FollowParts = {
  /** Fires 'visibilitychange', because a hidden page has no timers. */
  page: EventTarget;
  /** Ends it. */
  ended?: AbortSignal;
};

/**
 * Calls `look` with the position in milliseconds: now, at each report, after a jump, and at the
 * millisecond that `look` has returned, while the player plays. The signals that `look` reads call
 * it too.
 */
export function followPosition(
  player: FollowedPlayer,
  look: (ms: number) => number | undefined,
  { page, ended }: FollowParts,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function lookNow(): void {
    clearTimeout(timer);
    // Times are whole milliseconds, and 1.001 s × 1000 is a little less than 1001.
    const ms = Math.round(player.position() * 1000);
    const next = look(ms);
    if (next === undefined || player.status.peek() !== "playing") return;
    timer = setTimeout(lookNow, (next - ms) / player.rate.peek() + AFTER_CHANGE);
  }

  const end = effect(() => {
    void [player.currentTime.value, player.status.value, player.rate.value];
    lookNow();
  });
  page.addEventListener("visibilitychange", lookNow, { signal: ended });
  ended?.addEventListener("abort", () => {
    end();
    clearTimeout(timer);
  });
}
