/** Pictures in formats that have fields for the first one and the old view alone. */
import { coverOf, MAX_THINGS, oldViewOf, pagesOf, type Thing } from "../model/media/thing.ts";
import { oldViewFields, withoutCover } from "../model/media/with_things.ts";

/** The mark between two addresses, as in Omeka. */
export const VALUES = "^^";

type Item = { things?: readonly Thing[] | null };

/** A stop with its old view and its further pictures as fields. */
export function stopWithImages<T extends Item>(stop: T) {
  const { things } = stop;
  const more = furtherImages(things, [coverOf(things ?? []), oldViewOf(things ?? [])]);
  return { ...stop, ...oldViewFields(things ?? []), ...more };
}

/** An archive with its further pictures as a field. */
export const tourWithImages = <T extends Item>(tour: T) => ({
  ...tour,
  ...furtherImages(tour.things, [coverOf(tour.things ?? [])]),
});

/** The addresses of all pages but the first ones of things among `shown`. */
function furtherImages(things: Item["things"], shown: (Thing | undefined)[]) {
  const addresses = (things ?? [])
    .flatMap((thing) => pagesOf(thing).slice(shown.includes(thing) ? 1 : 0))
    .map(({ url }) => url).filter(Boolean);
  return addresses.length > 0 ? { moreImages: addresses.join(VALUES) } : {};
}

/**
 * The data of a file with all pictures of such fields as things; `left` are those for which there
 * is no room. Where nothing says which is the first picture, they are old views.
 */
export function withFurtherImages(
  data: Record<string, unknown>,
): { item: Record<string, unknown>; left: string[] } {
  const { moreImages, ...rest } = data;
  const item: Record<string, unknown> = withoutCover(rest);
  if (typeof moreImages !== "string") return { item, left: [] };
  const things = Array.isArray(item.things) ? item.things as Thing[] : [];
  const then = !coverOf(things) && { then: true as const };
  const more = moreImages.split(VALUES).map((url) => url.trim()).filter(Boolean)
    .map((url, i): Thing => ({ id: `picture-${i + 2}`, url, ...then }));
  const room = Math.max(0, MAX_THINGS - things.length);
  return {
    item: { ...item, things: [...things, ...more.slice(0, room)] },
    left: more.slice(room).map(({ url }) => url),
  };
}
