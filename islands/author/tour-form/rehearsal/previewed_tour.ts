/** The tour in the form, as far as it can be walked, for its preview. */
import type { PlayerTour } from "../../../../lib/model/tour/player_tour.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { readNumber, readPlace } from "../numbers.ts";
import type { TourValues } from "../values.ts";

/** Stops without a place are left out; one without a radius gets that of new stops. */
export function previewedTour({ title, tourType, audioStops }: TourValues): PlayerTour {
  const stops = audioStops.flatMap((stop, i) => {
    const place = readPlace(stop);
    if (!place) return [];
    const { description, audioUrl, audioDuration } = stop;
    const radius = readNumber(stop.triggerRadius);
    return [{
      ...place,
      id: stop.id ?? String(i),
      title: stop.title || `Stop ${i + 1}`,
      description,
      audioUrl,
      audioDuration,
      triggerRadius: radius !== undefined && radius > 0 ? radius : RADIUS.inForms,
    }];
  });
  return { id: "preview", title, tourType, audioStops: stops };
}
