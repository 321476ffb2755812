/** Tours for tests: whole, valid, and each different from the last. */
import type { Position } from "../../../lib/model/tour/position.ts";
import type { StopInput } from "../../../lib/model/tour/stop.ts";
import type { PlacedOf, StopPlace } from "../../../lib/model/tour/stop_place.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";

let made = 0;

/** A stop on the map, as an author enters it. */
export type PlacedStopInput = PlacedOf<StopInput>;

/** A stop of a tour on the map; `audioUrl` is a test sound unless told. */
export function makeStop(over: Partial<PlacedStopInput> = {}): PlacedStopInput {
  const n = ++made;
  return {
    title: `Stop ${n}`,
    description: `What happened at stop ${n}.`,
    latitude: 40.75 + (n % 90) / 1000,
    longitude: -74.66 - (n % 90) / 1000,
    audioUrl: `test-beep-${n % 5 + 1}`,
    audioDuration: "0:02",
    triggerRadius: 30,
    ...over,
  };
}

/** A stop that is not on the map. */
export function makeUnplacedStop(place: StopPlace, over: Partial<StopInput> = {}): StopInput {
  const { latitude: _, longitude: __, triggerRadius: ___, ...stop } = makeStop();
  return { ...stop, ...over, place } as StopInput;
}

/** A tour of two stops unless told. */
export function makeTour(over: Partial<TourInput & Position> = {}): TourInput & Position {
  const n = ++made;
  return {
    title: `Archive ${n}`,
    description: `The history of place ${n}.`,
    duration: "45 min",
    creatorName: "A Teacher",
    latitude: 40.7589,
    longitude: -74.6672,
    tourType: "ordered",
    visibility: "public",
    audioStops: [makeStop(), makeStop()],
    ...over,
  };
}

/** An author puts the stops of a tour into the opposite order. */
export async function reverseStops(kv: Deno.Kv, tourId: string): Promise<void> {
  const { tour: { audioStops } } = (await getTour(kv, tourId))!;
  await updateTour(kv, tourId, makeTour({ audioStops: audioStops.toReversed() }));
}

/** Stops without the codes that the server has given them, for comparisons with what was sent. */
export const withoutCodes = <T extends { code?: string }>(stops: T[]): Omit<T, "code">[] =>
  stops.map(({ code: _, ...stop }) => stop);
