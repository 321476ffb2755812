/** The part of a tour that the player and the walk need. */
import { oldViewOf, type Thing } from "../model/media/thing.ts";
import { dateText } from "../model/record/edtf_text.ts";
import { COVER_NAMES } from "../model/media/with_things.ts";
import type { PlayerStop, PlayerThing, PlayerTour } from "../model/tour/player_tour.ts";
import type { Stop } from "../model/tour/stop.ts";
import { startOf } from "../model/tour/stop_place.ts";
import type { Tour } from "../model/tour/tour.ts";

/**
 * Takes the part for the player out of a tour. Each stop has its language, which may be its tour's.
 */
export function toPlayerTour(tour: Tour): PlayerTour {
  const { id, title, tourType, language, revision, translation, languages } = tour;
  const picture = Object.fromEntries(COVER_NAMES.map((name) => [name, tour[name]]));
  return {
    id,
    title,
    ...tour.imageUrl && picture,
    ...startOf(tour),
    tourType,
    ...language && { language },
    revision,
    ...translation && { translation: withoutTitles(translation) },
    ...languages && { languages },
    audioStops: tour.audioStops.map((stop) => toPlayerStop(stop, language)),
  };
}

const withoutTitles = ({ titles: _, ...translation }: NonNullable<Tour["translation"]>) =>
  translation;

function toPlayerStop(
  { transcript, chapters, record: _, things = [], ...stop }: Stop,
  tourLanguage?: string,
): PlayerStop {
  const language = stop.language ?? tourLanguage;
  const old = oldViewOf(things);
  const shown = things.filter((thing) => thing.from !== undefined || thing === old)
    .map(toPlayerThing);
  return {
    ...stop,
    ...language && { language },
    ...transcript && { hasTranscript: true },
    ...chapters && { chapters: chapters.map(({ at, title }) => ({ at, title })) },
    ...shown.length > 0 && { things: shown },
    ...things.length > 1 && { thingCount: things.length },
  };
}

const toPlayerThing = (
  { text: _, pages: __, file: ___, date, ...thing }: Thing,
): PlayerThing => ({ ...thing, ...date && { date: dateText(date) } });
