/** What a walk says aloud. */
import type { WalkSummary } from "./events.ts";
import type { WalkStop } from "./state.ts";

const name = (stop: WalkStop, index: number) => `stop ${index + 1}, ${stop.title}`;

/** On entering a stop that plays. */
export const playsText = (stop: WalkStop, index: number): string =>
  `You are at ${name(stop, index)}. It plays now.`;

/** On entering a stop that waits for a tap, or when one was passed while another sounded. */
export const offerText = (stop: WalkStop, index: number, passed: boolean): string =>
  `You ${passed ? "have passed" : "are at"} ${name(stop, index)}. Press Play to hear it.`;

/** On entering a stop while another one sounds. */
export const queuedText = (stop: WalkStop, index: number): string =>
  `Next, when this one is over: ${name(stop, index)}.`;

/** At the end of a walk. */
export const finishText = ({ heard, total }: WalkSummary): string =>
  heard === total
    ? `This is the end of the walk. You have heard all ${total} stops.`
    : `The walk has ended. You have heard ${heard} of ${total} stops.`;
