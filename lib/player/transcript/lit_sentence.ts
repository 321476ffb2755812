/** The spoken sentence, as a signal. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { type FollowedPlayer, followPosition } from "../follow_position.ts";
import { cueAt, nextChange, type Timeline } from "./timeline.ts";

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
