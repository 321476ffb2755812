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

/** The words of an archive in one language, with its full description instead of an excerpt. */
export type Telling = Pick<TourCard, "title" | "language" | "description"> & {
  /** Of its catalogue record. */
  people: string;
  words: string;
  things: Thing[];
  stops: IndexedStop[];
};

/** A whole archive; `translations` are the other languages that visitors see it in. */
export type IndexedTour =
  & Pick<TourCard, "id" | "creatorName" | "tourType" | "duration" | "latitude" | "longitude">
  & Telling
  & {
    stamp: string;
    /** The town of its place. */
    place?: string;
    translations?: (Telling & { toldIn: string })[];
  };

/**
 * The version of an indexed archive. It changes with a save, with `shown` languages, and with a
 * deletion and a new archive under the same id, as in a restored store.
 */
export const stampOf = (
  { revision, createdAt, updatedAt }: Pick<TourCard, "revision" | "createdAt" | "updatedAt">,
  shown = "",
): string => `${revision} ${createdAt} ${updatedAt}${shown}`;

/**
 * The cards of one page of all archives, newest first: all with ids from `first` to before `above`.
 * Each is missing at its end of the list.
 */
export type ListedPage = { first?: string; above?: string; cards: [id: string, stamp: string][] };
