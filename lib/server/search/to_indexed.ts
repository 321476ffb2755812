/** Takes from an archive what the search index stores. */
import { isWithheld } from "../../model/consent/closed.ts";
import { peopleIn, wordsIn } from "../../model/record/record_words.ts";
import { startOf } from "../../model/tour/stop_place.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour } from "../../model/tour/tour.ts";
import type { IndexedStop, IndexedTour, Telling } from "./index/indexed_tour.ts";

/** An archive and its translations as visitors see them. */
type Read = { tour: Tour; translations: Tour[]; place?: string; stamp: string };

export function toIndexed({ tour, translations, place, stamp }: Read): IndexedTour {
  const { id, creatorName, tourType, duration } = tour;
  return {
    ...{ id, creatorName, tourType, duration },
    ...toTelling(tour),
    ...startOf(tour),
    place,
    stamp,
    ...translations.length > 0 && {
      translations: translations.map((other) => ({
        toldIn: other.translation!.language,
        ...toTelling(other),
      })),
    },
  };
}

function toTelling({ title, language, description, record, things, audioStops }: Tour): Telling {
  return {
    title,
    language,
    description,
    people: peopleIn(record),
    words: wordsIn(record),
    things: things ?? [],
    stops: audioStops.map((stop) => toIndexedStop(stop, language)),
  };
}

function toIndexedStop(stop: Stop, language: string | undefined): IndexedStop {
  const { id, title, description, record, transcript, chapters = [], things = [] } = stop;
  const isFound = !isWithheld(stop);
  return {
    id,
    title: isFound ? title : "",
    description: isFound ? description : "",
    people: peopleIn(record),
    words: wordsIn(record),
    language: transcript?.language,
    cues: transcript?.cues.map(({ start, speaker, text }) => ({ start, speaker, text })) ?? [],
    toldIn: stop.language ?? language,
    chapters,
    things,
  };
}
