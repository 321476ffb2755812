/**
 * The things that a story is about: pictures, and papers of several pages. Without zod, because
 * visitors' pages use them.
 */

import { type StopPlaceOfTour, versionQuery } from "../tour/transcript_limits.ts";

/** Most things of a stop or an archive, and most pages of one thing. */
export const MAX_THINGS = 30;
export const MAX_PAGES = 60;

/** A page: the address of its picture, and the text on it as far as that is known. */
export type Page = { url: string; text?: string };

/**
 * A picture or a paper. `url` and `text` are its first page, a picture's only one; `pages` are the
 * others. `file` is the document as it was added, where visitors may have it. `date` is EDTF, or a
 * date in words; `rights` an address of rightsstatements.org or creativecommons.org. The thing is
 * shown while the recording is between `from` and `to`, in milliseconds; without `to`, until the
 * next thing that has a time. `then` marks an old view of what a visitor sees.
 */
export type Thing = Page & {
  id: string;
  alt?: string;
  caption?: string;
  credit?: string;
  date?: string;
  source?: string;
  rights?: string;
  pages?: Page[];
  file?: string;
  from?: number;
  to?: number;
  then?: true;
};

/** The address of the list of a stop's things; the revision makes it immutable. */
export const thingsPath = ({ tourId, stopId, ...version }: StopPlaceOfTour): string =>
  `/api/tours/${tourId}/stops/${encodeURIComponent(stopId)}/things?${versionQuery(version)}`;

/** The address of an archive with its own things, in the language of its words. */
export const tourThingsPath = (
  { id, translation }: { id: string; translation?: { language: string } },
): string => `/api/tours/${id}${translation ? `?lang=${translation.language}` : ""}`;

/** All pages of a thing, in their order. */
export const pagesOf = (
  { url, text, pages = [] }: Pick<Thing, "url" | "text" | "pages">,
): Page[] => [{ url, ...text && { text } }, ...pages];

/**
 * The thing whose picture stands for the story in lists: the first of today's. A list that was not
 * checked yet, as in a file, may have other values beside its things.
 */
export const coverOf = <T extends Pick<Thing, "then">>(things: readonly T[] = []): T | undefined =>
  things.find((thing) => isObject(thing) && !thing.then);

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** The old view that is shown beside today's. */
export const oldViewOf = <T extends Pick<Thing, "then">>(
  things: readonly T[] = [],
): T | undefined => things.find(({ then }) => then);

/** The thing that is shown at `ms` of the recording: the last that has begun, unless it is over. */
export function shownAt<T extends Pick<Thing, "from" | "to">>(
  things: readonly T[] = [],
  ms: number,
): T | undefined {
  let last: T | undefined;
  for (const thing of things) {
    const { from } = thing;
    if (from !== undefined && from <= ms && from >= (last?.from ?? 0)) last = thing;
  }
  return last?.to !== undefined && last.to <= ms ? undefined : last;
}
