/** The tour in the form, as far as it can be walked, for its preview. */
import { hasPlace } from "../../../../lib/model/tour/stop_place.ts";
import type { PlayerStop, PlayerTour } from "../../../../lib/model/tour/player_tour.ts";
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { readNumber, readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import type { TourValues } from "../values.ts";

const t = texts("rehearsal");

/**
 * Stops that are not placed yet are left out; one without a radius gets that of new stops. Nobody
 * walks to stops that are all indoors or anywhere.
 */
export function previewedTour({ title, tourType, audioStops }: TourValues): PlayerTour {
  const stops = audioStops.flatMap((stop, i): PlayerStop[] => {
    const { description, audioUrl, audioDuration } = stop;
    const id = stop.id ?? String(i);
    const story = {
      id,
      title: stop.title || t("stopNumber", { number: i + 1 }),
      description,
      audioUrl,
      audioDuration,
    };
    if (stop.place) return [{ ...story, place: stop.place }];
    const at = readPlace(stop);
    if (!at) return [];
    const radius = readNumber(stop.triggerRadius);
    const triggerRadius = radius !== undefined && radius > 0 ? radius : RADIUS.inForms;
    const { area, leg, ambientUrl } = stop;
    return [{ ...story, ...at, triggerRadius, area, leg, ambientUrl: ambientUrl.trim() }];
  });
  const isWalked = stops.some(hasPlace);
  return { id: "preview", title, tourType, audioStops: isWalked ? stops : [] };
}
