/** What an author should look at before an archive is published. */
import { distanceBetween } from "../../../lib/geo/distance.ts";
import { metresText } from "../../../lib/geo/metres_text.ts";
import type { Position } from "../../../lib/model/position.ts";
import type { StopInput } from "../../../lib/model/stop.ts";
import type { TourInput } from "../../../lib/model/tour.ts";
import { DEFAULT_START } from "../../../lib/model/tour_form.ts";
import { isTestBeep } from "../../../lib/model/url_rules.ts";

/** Metres from the start to the first stop that nobody walks. */
const FAR = 5000;

/** Titles that are named one by one. */
const MOST_NAMED = 3;

/** A sentence for each thing that is allowed, and rarely meant; empty where there is none. */
export function publicationChecks(tour: TourInput): string[] {
  const { audioStops: stops } = tour;
  const numbered = stops.map((stop, i) => ({ ...stop, name: `stop ${i + 1}, “${stop.title}”` }));
  const named = (chosen: (stop: StopInput, i: number) => boolean) =>
    listed(numbered.filter(chosen).map(({ name }) => name));
  const isDefault = (place: Position) => isSamePlace(place, DEFAULT_START);
  const toFirst = distanceBetween(tour, stops[0]);
  const atDefault = named(isDefault);
  const atPrevious = named((stop, i) => i > 0 && isSamePlace(stop, stops[i - 1]));
  const beeps = named(({ audioUrl }) => isTestBeep(audioUrl));
  const unseen = named(({ imageUrl, imageAlt }) => Boolean(imageUrl && !imageAlt));
  return [
    isDefault(tour) &&
    "The starting location is the one that every new form has, in San Francisco.",
    atDefault && `Still at the place that every new form has: ${atDefault}.`,
    !isDefault(tour) && toFirst > FAR &&
    `The first stop is ${metresText(toFirst)} from the starting location.`,
    atPrevious && `At the very place of the stop before: ${atPrevious}.`,
    beeps && `A test sound plays in place of a recording: ${beeps}.`,
    tour.imageUrl && !tour.imageAlt &&
    "The picture of the archive has no description for people who cannot see it.",
    unseen && `Pictures without a description for people who cannot see them: ${unseen}.`,
  ].filter((text) => typeof text === "string" && text !== "") as string[];
}

/** “stop 1, stop 2 and 3 more”: the first few by name. */
export function listed(names: string[]): string {
  if (names.length <= MOST_NAMED) return names.join("; ");
  return `${names.slice(0, MOST_NAMED).join("; ")}; and ${names.length - MOST_NAMED} more`;
}

const isSamePlace = (a: Position, b: Position) =>
  a.latitude === b.latitude && a.longitude === b.longitude;
