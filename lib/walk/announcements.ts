/**
 * What a walk says: aloud, where every text is a whole sentence, since several may follow each
 * other, and on a lock screen.
 */
import { bearingBetween, compassWord } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import { roughMetresText } from "../geo/metres_text.ts";
import type { Position } from "../model/position.ts";
import type { WalkSummary } from "./events.ts";
import type { WalkState, WalkStop } from "./state.ts";
import { findTarget } from "./target.ts";

const name = (stop: WalkStop, index: number) => `stop ${index + 1}, ${stop.title}`;

/** When a stop is entered that plays. */
export const playsText = (stop: WalkStop, index: number): string =>
  `You are at ${name(stop, index)}. It plays now.`;

/** When a stop is entered that waits for a tap, or was passed while another one played. */
export const offerText = (stop: WalkStop, index: number, passed: boolean): string =>
  `You ${passed ? "have passed" : "are at"} ${name(stop, index)}. Press Play to hear it.`;

/** When the walk goes on behind stops that were not heard. */
export const passedText = (stop: WalkStop, index: number): string =>
  `You have passed ${name(stop, index)}. It stays in the list.`;

/** When a stop is entered while another one plays. */
export const queuedText = (stop: WalkStop, index: number): string =>
  `Next, when this one is over: ${name(stop, index)}.`;

/** When a recording fails, or does not start in time. */
export const failedText = (stop: WalkStop, index: number): string =>
  `Sorry, ${name(stop, index)}, cannot be played. It stays in the list, and the walk goes on.`;

/**
 * At the start and after a story: where the stop is to which the visitor may go now, as seen in the
 * direction walked, where that is known.
 */
export function directionsText(state: WalkState, index: number): string {
  const { fix, tour } = state;
  const stop = tour.stops[index];
  const which = `${tour.ordered ? "Next" : "Nearest"}: ${name(stop, index)}`;
  if (!fix) return `${which}.`;
  return `${which}, ${spokenMetres(distanceBetween(fix, stop))}, ${sideOf(state, fix, stop)}.`;
}

/** Rounded as far as a position is good for. */
function spokenMetres(metres: number): string {
  if (metres >= 995) return `${(metres / 1000).toFixed(1)} kilometres`;
  const step = metres < 100 ? 5 : 10;
  return `${step * Math.round(metres / step)} metres`;
}

/**
 * In which direction a place is: 'ahead', 'right', 'behind you' or 'left' of somebody whose course
 * is known, else by the compass.
 */
export function sideOf({ course }: Pick<WalkState, "course">, from: Position, to: Position) {
  const bearing = bearingBetween(from, to);
  return course === undefined ? compassWord(bearing) : relativeWord(bearing - course);
}

/** The word for an angle in degrees clockwise from straight ahead; whole turns are taken off. */
function relativeWord(angle: number): string {
  const quarter = ((Math.round(angle / 90) % 4) + 4) % 4;
  return ["ahead", "right", "behind you", "left"][quarter];
}

/**
 * On the lock screen, the way to the next stop: 'Stop 4: 120 m, left'. Undefined when the lock
 * screen is to show the stop that the player has.
 */
export function lockScreenTitle(state: WalkState): string | undefined {
  const { phase, playing, offered, paused, fix, tour } = state;
  const isBusy = playing !== undefined || offered !== undefined || paused !== undefined;
  const target = phase === "walking" && !isBusy ? findTarget(state) : undefined;
  if (!target) return undefined;
  const { index, metres } = target;
  if (!fix || metres === undefined) return `Next: stop ${index + 1}`;
  // In steps of ten: each change is a message to the device.
  return `Stop ${index + 1}: ${roughMetresText(metres)}, ${sideOf(state, fix, tour.stops[index])}`;
}

/** At the end of a walk. */
export const finishText = ({ heard, total }: WalkSummary): string =>
  heard === total
    ? `This is the end of the walk. You have heard ${
      total === 1 ? "its only stop" : `all ${total} stops`
    }.`
    : `The walk has ended. You have heard ${heard} of ${total} ${total === 1 ? "stop" : "stops"}.`;
