/** Words and figures of a tour for cards, pages and the player. */
import { metresText } from "../../geo/metres_text.ts";
import type { TourType } from "../../model/tour/tour.ts";
import { measure } from "../../texts/formats.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("maps");
const tour = texts("tour");

/** 'Guided Path' for ordered tours, 'Free Discovery' for the others. */
export const typeLabel = (type: TourType) =>
  tour(type === "ordered" ? "guidedPath" : "freeDiscovery");

/** '1 stop', '5 stops'. */
export const stopCountText = (count: number) => tour("stopCount", { count });

/**
 * A distance in metres as '{n}m away' below 1 km, else '{n.n}km away'. Only English writes it
 * without a space: translations have a no-break space, which stays.
 */
export const distanceText = (metres: number) =>
  t("away", { distance: metresText(metres).replace(" ", "") });

/** Seconds to the minute, at least one: '9 min', '1 h', '1 h 20 min'. */
export function minutesText(seconds: number): string {
  const all = Math.max(1, Math.round(seconds / 60));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return measure(minutes, "minutes");
  return minutes === 0 ? measure(hours, "hours") : t("hoursMinutes", { hours, minutes });
}

/** 'latitude, longitude' in degrees with `digits` decimals. */
export const coordinates = (
  at: { latitude: number; longitude: number },
  digits: 2 | 4 | 6,
) => `${at.latitude.toFixed(digits)}, ${at.longitude.toFixed(digits)}`;
