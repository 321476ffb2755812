/** Words and figures of a tour for cards, pages and the player. */
import { metresText } from "../../geo/metres_text.ts";
import type { TourType } from "../../model/tour/tour.ts";

/** 'Guided Path' for ordered tours, 'Free Discovery' for the others. */
export const typeLabel = (type: TourType) => type === "ordered" ? "Guided Path" : "Free Discovery";

/** '1 stop', '5 stops'. */
export const stopCountText = (count: number) => `${count} ${count === 1 ? "stop" : "stops"}`;

/** A distance in metres as '{n}m away' below 1 km, else '{n.n}km away'. */
export const distanceText = (metres: number) => `${metresText(metres).replace(" ", "")} away`;

/** Seconds to the minute, at least one: '9 min', '1 h', '1 h 20 min'. */
export function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean).join(" ");
}

/** 'latitude, longitude' in degrees with `digits` decimals. */
export const coordinates = (
  at: { latitude: number; longitude: number },
  digits: 2 | 4 | 6,
) => `${at.latitude.toFixed(digits)}, ${at.longitude.toFixed(digits)}`;
