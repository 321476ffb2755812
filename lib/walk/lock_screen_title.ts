/** What a lock screen shows of a walk while nothing plays. */
import { sideOf } from "./announcements.ts";
import type { WalkState } from "./state.ts";
import { findTarget, metresText } from "./target.ts";

/**
 * The way to the next stop: 'Stop 4: 120 m, left'. Undefined when the lock screen is to show the
 * stop that the player has.
 */
export function lockScreenTitle(state: WalkState): string | undefined {
  const { phase, playing, offered, paused, fix, tour } = state;
  const isBusy = playing !== undefined || offered !== undefined || paused !== undefined;
  const target = phase === "walking" && !isBusy ? findTarget(state) : undefined;
  if (!target) return undefined;
  const { index, metres } = target;
  if (!fix || metres === undefined) return `Next: stop ${index + 1}`;
  // In steps of ten: each change is a message to the device.
  const rounded = metresText(10 * Math.round(metres / 10));
  return `Stop ${index + 1}: ${rounded}, ${sideOf(state, fix, tour.stops[index])}`;
}
