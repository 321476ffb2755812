/** What the search index takes of an archive. Messages have these as they are. */
import type { Cue } from "../../../model/tour/transcript.ts";
import type { TourCard } from "../../../model/tour/tour.ts";

/** A stop's words, and what is said in its recording. */
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
};

/** An archive, whole: its full description in place of the card's excerpt. */
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
    /** The town by which its place is known. */
    place?: string;
    stops: IndexedStop[];
  };

/**
 * What an archive is indexed as of. A save changes it, and so do a deletion and what is made under
 * the same id after it, or in a store that was restored.
 */
export const stampOf = (
  { revision, createdAt, updatedAt }: Pick<TourCard, "revision" | "createdAt" | "updatedAt">,
): string => `${revision} ${createdAt} ${updatedAt}`;

/**
 * The cards of one page of all archives, newest first: all that there are with ids from `first` up
 * to, not including, `above`. Both are missing where the list ends.
 */
export type ListedPage = { first?: string; above?: string; cards: [id: string, stamp: string][] };
