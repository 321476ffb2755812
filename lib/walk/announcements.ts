/** What a walk says aloud. Every text is a whole sentence: several may follow each other. */
import { bearingBetween, compassWord } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { WalkSummary } from "./events.ts";
import type { WalkState, WalkStop } from "./state.ts";

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

/** After a story: where the next stop is, as seen in the direction walked, where that is known. */
export function directionsText({ fix, course, tour }: WalkState, index: number): string {
  const stop = tour.stops[index];
  if (!fix) return `Next: ${name(stop, index)}.`;
  const bearing = bearingBetween(fix, stop);
  const where = course === undefined ? compassWord(bearing) : relativeWord(bearing - course);
  return `Next: ${name(stop, index)}, ${Math.round(distanceBetween(fix, stop))} metres, ${where}.`;
}

/** The word for an angle in degrees clockwise from straight ahead; whole turns are taken off. */
function relativeWord(angle: number): string {
  const quarter = ((Math.round(angle / 90) % 4) + 4) % 4;
  return ["ahead", "right", "behind you", "left"][quarter];
}

/** At the end of a walk. */
export const finishText = ({ heard, total }: WalkSummary): string =>
  heard === total
    ? `This is the end of the walk. You have heard all ${total} stops.`
    : `The walk has ended. You have heard ${heard} of ${total} stops.`;
