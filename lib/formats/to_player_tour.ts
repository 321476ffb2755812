/** The part of a tour that the player and the walk need. */
import { PICTURE_NAMES, type PlayerStop, type PlayerTour } from "../model/tour/player_tour.ts";
import type { Stop } from "../model/tour/stop.ts";
import type { Tour } from "../model/tour/tour.ts";

/**
 * Takes the part for the player out of a tour. Each stop has its language, which may be its tour's.
 */
export function toPlayerTour(tour: Tour): PlayerTour {
  const { id, title, tourType, language, revision } = tour;
  const picture = Object.fromEntries(PICTURE_NAMES.map((name) => [name, tour[name]]));
  return {
    id,
    title,
    ...tour.imageUrl && picture,
    tourType,
    ...language && { language },
    revision,
    audioStops: tour.audioStops.map((stop) => toPlayerStop(stop, language)),
  };
}

function toPlayerStop(
  { transcript, chapters, record: _, ...stop }: Stop,
  tourLanguage?: string,
): PlayerStop {
  const language = stop.language ?? tourLanguage;
  return {
    ...stop,
    ...language && { language },
    ...transcript && { hasTranscript: true },
    ...chapters && { chapters: chapters.map(({ at, title }) => ({ at, title })) },
  };
}
