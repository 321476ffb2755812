/** Checks for the author before an archive is published. */
import type { RecordingFlaw } from "../../../../lib/device/media/flaws.ts";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { metresText } from "../../../../lib/geo/metres_text.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { StopInput } from "../../../../lib/model/tour/stop.ts";
import { hasPlace, startOf } from "../../../../lib/model/tour/stop_place.ts";
import type { TourInput } from "../../../../lib/model/tour/tour.ts";
import { DEFAULT_START } from "../../../../lib/model/tour/tour_form.ts";
import { isTestBeep } from "../../../../lib/model/media/url_rules.ts";
import { flawedStopsText, FLAWS } from "../media/recording_flaws.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

/** Metres from the start to the first stop that are too far to walk. */
const FAR = 5000;

/** Titles that are listed one by one. */
const MOST_NAMED = 3;

/**
 * A sentence for each thing that is allowed, but rarely intended; may be empty. `flaws` are those
 * of the recordings, stop by stop.
 */
export function publicationChecks(
  tour: TourInput,
  flaws: readonly RecordingFlaw[][] = [],
): string[] {
  const { audioStops: stops } = tour;
  const numbered = stops.map((stop, i) => ({
    ...stop,
    name: t("stopNamed", { number: i + 1, title: stop.title }),
  }));
  const named = (chosen: (stop: StopInput, i: number) => boolean) =>
    listed(numbered.filter(chosen).map(({ name }) => name));
  const isDefault = (place: Position) => isSamePlace(place, DEFAULT_START);
  const start = stops.some(hasPlace) ? startOf(tour) : undefined;
  const first = stops.find(hasPlace);
  const toFirst = start && first ? distanceBetween(start, first) : 0;
  const atDefault = named((stop) => hasPlace(stop) && isDefault(stop));
  const atPrevious = named((stop, i) => {
    const before = stops.slice(0, i).findLast(hasPlace);
    return before !== undefined && hasPlace(stop) && isSamePlace(stop, before);
  });
  const beeps = named(({ audioUrl }) => isTestBeep(audioUrl));
  const flawed = FLAWS.map((flaw) => {
    const names = named((_, i) => flaws[i]?.includes(flaw) ?? false);
    return names && flawedStopsText(flaw, names);
  });
  return [
    ...flawed,
    start && isDefault(start) &&
    t("startStillDefault"),
    atDefault && t("stillDefaultPlace", { stops: atDefault }),
    start && !isDefault(start) && toFirst > FAR &&
    t("startFarAway", { distance: metresText(toFirst) }),
    atPrevious && t("samePlaceAsBefore", { stops: atPrevious }),
    beeps && t("testSoundPlays", { stops: beeps }),
  ].filter((text) => typeof text === "string" && text !== "") as string[];
}

/** “stop 1, stop 2 and 3 more”: the first few by name. */
export function listed(names: string[]): string {
  if (names.length <= MOST_NAMED) return names.join("; ");
  return t("namesAndMore", {
    names: names.slice(0, MOST_NAMED).join("; "),
    more: names.length - MOST_NAMED,
  });
}

const isSamePlace = (a: Position, b: Position) =>
  a.latitude === b.latitude && a.longitude === b.longitude;
