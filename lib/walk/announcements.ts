/**
 * The texts of a walk: spoken ones are whole sentences, because several may follow each other;
 * others are for the lock screen.
 */
import { distanceBetween } from "../geo/distance.ts";
import { roughMetresText } from "../geo/metres_text.ts";
import type { WalkSummary } from "./events.ts";
import { hasPlace, STOP_PLACE_NAMES, type StopPlace } from "../model/tour/stop_place.ts";
import type { WalkState, WalkStop, ZoneStop } from "./state.ts";
import { directionOf, findTarget } from "./target.ts";

const name = (stop: WalkStop, index: number) => `stop ${index + 1}, ${stop.title}`;

/**
 * At the entry of a stop that plays. The sound itself is heard; a browser may still need a tap to
 * start it.
 */
export const playsText = (stop: WalkStop, index: number): string =>
  `You’re at ${name(stop, index)}.`;

/** The button for a stop that waits for a tap. */
export const pressText = ({ reads }: Pick<WalkState, "reads">): string =>
  reads ? "Press Read to read it." : "Press Play to hear it.";

/** At the entry of a stop that waits for a tap, or that was passed while another one played. */
export function offerText(state: WalkState, index: number, passed: boolean): string {
  const stop = state.tour.stops[index];
  const where = passed ? "You’ve passed" : hasPlace(stop) ? "You’re at" : "Next:";
  const place = hasPlace(stop) ? "" : `, ${placeWord(stop.place)}`;
  return `${where} ${name(stop, index)}${place}. ${warningText(stop)}${pressText(state)}`;
}

/** Where a stop without a place is to be heard. */
export const placeWord = (place: StopPlace): string => STOP_PLACE_NAMES[place].toLowerCase();

/** The content warning as a sentence before another one. */
const warningText = ({ contentWarning = "" }: WalkStop): string =>
  contentWarning.replace(/([^.])\.?$/, "$1. ");

/** When the walk continues after stops that were not heard. */
export const passedText = (stop: WalkStop, index: number): string =>
  `You’ve passed ${name(stop, index)}. You can play it from the list.`;

/** At the entry of a stop while another one plays. */
export const queuedText = (stop: WalkStop, index: number): string =>
  `Up next: ${name(stop, index)}.`;

/** When a recording fails, or does not start in time. */
export const failedText = (index: number): string =>
  `Stop ${index + 1} won’t play. You can try it again from the list.`;

/**
 * At the start and after a story: the direction of the next stop on the map.
 */
export function directionsText(state: WalkState, index: number): string {
  const { fix, tour } = state;
  const stop = tour.stops[index] as ZoneStop;
  const which = `${tour.ordered ? "Next" : "Nearest"}: ${name(stop, index)}`;
  if (!fix) return `${which}.`;
  return `${which}, ${spokenMetres(distanceBetween(fix, stop))}, ${
    directionOf(state, fix, index).direction
  }.`;
}

/** Rounded to the accuracy of the position: '80 metres', '1.2 kilometres'. */
export function spokenMetres(metres: number): string {
  if (metres >= 995) return `${(metres / 1000).toFixed(1)} kilometres`;
  const step = metres < 100 ? 5 : 10;
  return `${step * Math.round(metres / step)} metres`;
}

/**
 * On the lock screen, the way to the next stop: 'Stop 4: 120 m, left'. Undefined when the lock
 * screen should show the player's stop.
 */
export function lockScreenTitle(state: WalkState): string | undefined {
  const { phase, playing, offered, paused, fix } = state;
  const isBusy = playing !== undefined || offered !== undefined || paused !== undefined;
  const target = phase === "walking" && !isBusy ? findTarget(state) : undefined;
  if (!target) return undefined;
  const { index, metres } = target;
  if (!fix || metres === undefined) return `Next: stop ${index + 1}`;
  // In steps of ten, because each change is a message to the device.
  return `Stop ${index + 1}: ${roughMetresText(metres)}, ${
    directionOf(state, fix, index).direction
  }`;
}

/** At the end of a walk. */
export const finishText = ({ heard, total }: WalkSummary): string =>
  heard === total
    ? `That’s the end of the walk. You’ve heard ${
      total === 1 ? "its only story" : `all ${total} stories`
    }.`
    : `The walk has ended. You’ve heard ${heard} of ${total} ${total === 1 ? "story" : "stories"}.`;
