/**
 * The part of a tour that the player and the walk need, and the order of its stops. Without zod.
 */
import type { Chapter } from "./chapters.ts";
import type { Thing } from "../media/thing.ts";
import type { CoverName } from "../media/with_things.ts";
import type { Position } from "./position.ts";
import type { Stop } from "./stop.ts";
import type { Tour } from "./tour.ts";

/** The start of a chapter in milliseconds, and its title. */
export type PlayerChapter = Pick<Chapter, "at" | "title">;

/**
 * A thing that the player shows at its time, or beside today's view: without its pages, and with
 * its date in words.
 */
export type PlayerThing = Omit<Thing, "text" | "pages" | "file">;

/**
 * A stop without its record, the texts of its chapters, its transcript and most of its things,
 * which are fetched on demand. `things` are those that have a time and the old view; `thingCount`
 * counts all, where there are more than its first picture.
 */
export type PlayerStop = WithoutTexts<Stop> & {
  hasTranscript?: true;
  chapters?: PlayerChapter[];
  things?: PlayerThing[];
  thingCount?: number;
};

/** Of each kind of stop. */
type WithoutTexts<S> = S extends unknown ? Omit<S, "transcript" | "chapters" | "record" | "things">
  : never;

/**
 * The part of a tour that the player needs, small enough to be a prop of an island. `revision` is
 * missing in the preview of a form. The position is the tour's start, where its first leg begins.
 */
export type PlayerTour =
  & Pick<Tour, "id" | "title" | CoverName | "tourType" | "language">
  & Partial<Position>
  & Partial<Pick<Tour, "revision" | "translation" | "languages">>
  & { audioStops: PlayerStop[] };

/** The ids of the stops, in their order. */
export function stopIdsOf({ audioStops }: Pick<PlayerTour, "audioStops">): string[] {
  return audioStops.map(({ id }) => id);
}

/** The stop at `index` (from 0), or undefined outside of the list and without a tour. */
export function stopAt(tour: PlayerTour | undefined, index: number): PlayerStop | undefined {
  return tour?.audioStops[index];
}

/** True when a stop stands before `index`. */
export function hasPrevious(tour: PlayerTour | undefined, index: number): boolean {
  return stopAt(tour, index - 1) !== undefined;
}

/** True when a stop stands after `index`. */
export function hasNext(tour: PlayerTour | undefined, index: number): boolean {
  return stopAt(tour, index + 1) !== undefined;
}

/**
 * True when both name the same recording: same tour, same stop, same address. The address counts,
 * because an author may have replaced the recording.
 */
export function isSameStop(
  a: { tour: PlayerTour | undefined; index: number },
  b: { tour: PlayerTour | undefined; index: number },
): boolean {
  const [one, other] = [stopAt(a.tour, a.index), stopAt(b.tour, b.index)];
  return one !== undefined && other !== undefined && a.tour?.id === b.tour?.id &&
    a.index === b.index && one.audioUrl === other.audioUrl;
}
