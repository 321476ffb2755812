/**
 * The texts of a walk: spoken ones are whole sentences, because several may follow each other;
 * others are for the lock screen.
 */
import { roughMetresText } from "../geo/metres_text.ts";
import type { WalkSummary } from "./events.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import { placeWord } from "../model/text/stop_place_names.ts";
import type { WalkState, WalkStop } from "./state.ts";
import { courseTo, directionText, findTarget } from "./target.ts";
import { number, ONE_DECIMAL } from "../texts/formats.ts";
import { texts } from "../texts/texts.ts";

const t = texts("walk");

/** What names a stop in a sentence. */
const named = ({ title }: WalkStop, index: number) => ({ number: index + 1, title });

/**
 * At the entry of a stop that plays. The sound itself is heard; a browser may still need a tap to
 * start it.
 */
export const playsText = (stop: WalkStop, index: number): string =>
  t("youAreAt", named(stop, index));

/** The button for a stop that waits for a tap. */
export const pressText = ({ reads }: Pick<WalkState, "reads">): string =>
  reads ? t("pressRead") : t("pressPlay");

/** At the entry of a stop that waits for a tap, or that was passed while another one played. */
export function offerText(state: WalkState, index: number, passed: boolean): string {
  const stop = state.tour.stops[index];
  return [whereText(stop, index, passed), warningText(stop), pressText(state)]
    .filter(Boolean).join(" ");
}

function whereText(stop: WalkStop, index: number, passed: boolean): string {
  if (hasPlace(stop)) return t(passed ? "youPassed" : "youAreAt", named(stop, index));
  const at = { ...named(stop, index), place: placeWord(stop.place) };
  return t(passed ? "youPassedUnplaced" : "nextUnplaced", at);
}

/** The content warning as a sentence. */
const warningText = ({ contentWarning = "" }: WalkStop): string =>
  contentWarning.replace(/([^.])\.?$/, "$1.");

/** When the walk continues after stops that were not heard. */
export const passedText = (stop: WalkStop, index: number): string =>
  t("youPassedPlayLater", named(stop, index));

/** At the entry of a stop while another one plays. */
export const queuedText = (stop: WalkStop, index: number): string =>
  t("upNext", named(stop, index));

/** When a recording fails, or does not start in time. */
export const failedText = (index: number): string => t("failed", { number: index + 1 });

/**
 * At the start and after a story: the direction of the next stop on the map. `clock` is where it is
 * by the hours of a clock, instead of the words of the walk.
 */
export function directionsText(state: WalkState, index: number, clock?: string): string {
  const { fix, tour } = state;
  const stop = tour.stops[index];
  if (!fix) return t(tour.ordered ? "nextNamed" : "nearestNamed", named(stop, index));
  const { metres, direction } = courseTo(state, fix, index);
  const where = clock ?? directionText(direction);
  const at = { ...named(stop, index), distance: spokenMetres(metres), where };
  if (clock) return t(tour.ordered ? "nextByClock" : "nearestByClock", at);
  return t(tour.ordered ? "nextWay" : "nearestWay", at);
}

/** Rounded to the accuracy of the position: '80 metres', '1.2 kilometres'. */
export function spokenMetres(metres: number): string {
  if (metres >= 995) return t("kilometres", { kilometres: number(metres / 1000, ONE_DECIMAL) });
  const step = metres < 100 ? 5 : 10;
  return t("metres", { count: step * Math.round(metres / step) });
}

/**
 * On the lock screen, the way to the next stop: 'Stop 4: 120 m, left'. Undefined when the lock
 * screen should show the player's stop.
 */
export function lockScreenTitle(state: WalkState): string | undefined {
  const { phase, playing, offered, paused } = state;
  const isBusy = playing !== undefined || offered !== undefined || paused !== undefined;
  const target = phase === "walking" && !isBusy ? findTarget(state) : undefined;
  if (!target) return undefined;
  const { index, metres, direction } = target;
  if (metres === undefined || !direction) return t("nextStop", { number: index + 1 });
  return t("lockScreen", {
    number: index + 1,
    // In steps of ten, because each change is a message to the device.
    distance: roughMetresText(metres),
    direction: directionText(direction),
  });
}

/** At the end of a walk. */
export function finishText({ heard, total }: WalkSummary): string {
  if (heard !== total) return t("endedHeard", { heard, count: total });
  return total === 1 ? t("endOnlyStory") : t("endAllStories", { count: total });
}
