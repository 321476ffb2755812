/** An archive as the search index stores it, and as messages carry it. */
import type { Chapter } from "../../../model/tour/chapters.ts";
import type { Thing } from "../../../model/media/thing.ts";
import type { Cue } from "../../../model/tour/transcript.ts";
import type { TourCard } from "../../../model/tour/tour.ts";

/** A stop's words, its transcript, its chapters and its pictures. */
export type IndexedStop = {
  id: string;
  title: string;
  description: string;
  /** Of its catalogue record. */
  people: string;
  words: string;
  /** Of the transcript, BCP 47. */
  language?: string;
  cues: Pick<Cue, "start" | "speaker" | "text">[];
  /** Of the chapters and the pictures' texts, BCP 47. */
  toldIn?: string;
  chapters: Chapter[];
  things: Thing[];
};

/** A whole archive: its full description instead of the card's excerpt. */
export type IndexedTour =
  & Pick<
    TourCard,
    | "id"
    | "title"
    | "language"
    | "description"
    | "creatorName"
    | "tourType"
    | "duration"
    | "latitude"
    | "longitude"
  >
  & {
    stamp: string;
    /** Of its catalogue record. */
    people: string;
    words: string;
    /** The town of its place. */
    place?: string;
    things: Thing[];
    stops: IndexedStop[];
  };

/**
 * The version of an indexed archive. It changes with a save, and with a deletion and a new archive
 * under the same id, as in a restored store.
 */
export const stampOf = (
  { revision, createdAt, updatedAt }: Pick<TourCard, "revision" | "createdAt" | "updatedAt">,
): string => `${revision} ${createdAt} ${updatedAt}`;

/**
 * The cards of one page of all archives, newest first: all with ids from `first` to before `above`.
 * Each is missing at its end of the list.
 */
export type ListedPage = { first?: string; above?: string; cards: [id: string, stamp: string][] };
