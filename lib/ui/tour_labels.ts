/** The words and figures that cards, pages and the player say of a tour. */
import type { TourType } from "../model/tour.ts";

/** 'Guided Path' for ordered tours, 'Free Discovery' for the others. */
export const typeLabel = (type: TourType) => type === "ordered" ? "Guided Path" : "Free Discovery";

/** '1 narrative', '5 narratives'. */
export const narratives = (count: number) => `${count} ${count === 1 ? "narrative" : "narratives"}`;

/** A distance in metres as '{n}m away' below 1 km, else '{n.n}km away'. */
export const distanceText = (metres: number) =>
  // Rounded first, so that 999.7 m does not read '1000m away'.
  Math.round(metres) < 1000
    ? `${Math.round(metres)}m away`
    : `${(metres / 1000).toFixed(1)}km away`;

/** 'latitude, longitude' in degrees with `digits` decimals. */
export const coordinates = (
  at: { latitude: number; longitude: number },
  digits: 2 | 4 | 6,
) => `${at.latitude.toFixed(digits)}, ${at.longitude.toFixed(digits)}`;
