/** Tours for tests: whole, valid, and each different from the last. */
import type { StopInput } from "../../../lib/model/tour/stop.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";

let made = 0;

/** A stop of a tour; `audioUrl` is a test sound unless told. */
export function makeStop(over: Partial<StopInput> = {}): StopInput {
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

/** A tour of two stops unless told. */
export function makeTour(over: Partial<TourInput> = {}): TourInput {
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
