/**
 * Reads the tours of Curatescape, or of the older TourBuilder with CuratescapeJSON. They are not in
 * the API: the output "mobile-json" has them, without the stops that have no place; the order of
 * all stops is that of the links on a tour's page.
 */
import { z } from "zod";
import type { WebReader } from "../web_reader.ts";
import { ForeignId, parsed, Place, readJson, unlessMissing, Words } from "./answers.ts";
import {
  type ForeignPlace,
  type ForeignStop,
  type ForeignTour,
  MAX_ANSWER,
} from "./foreign_site.ts";

const Listed = z.object({
  id: ForeignId,
  title: Words,
  creator: Words,
  description: Words,
  postscript_text: Words,
  ordinal: z.coerce.number().catch(0),
  items: z.array(z.unknown()).catch([]),
});

const Item = z.object({
  id: ForeignId,
  custom: z.object({ subtitle: Words, text: Words }).nullish().catch(null),
});

/** Tours in their order, and the places of the stops that have one. */
type ReadTours = {
  tours: ForeignTour[];
  places: Map<number, ForeignPlace>;
  notes: string[];
};

/** Reads all public tours; none where the site has no plugin for tours. */
export async function readTours(reader: WebReader, address: string): Promise<ReadTours> {
  const notes: string[] = [];
  const places = new Map<number, ForeignPlace>();
  const listed = await listTours(reader, address, notes);
  const tours = await Promise.all(listed.map(async (tour) => {
    const url = `${address}/tours/show/${tour.id}`;
    const name = `Tour ${tour.id} (${tour.title})`;
    const [answer, page] = await Promise.all([
      unlessMissing(readJson(reader, `${url}?output=mobile-json`), null),
      unlessMissing(reader.text(url, MAX_ANSWER), null),
    ]);
    const whole = parsed(Listed, answer?.value);
    if (!whole) notes.push(`${name}: what is said of its stops in this tour alone can’t be read.`);
    const items = (whole ?? tour).items.flatMap((item) => {
      const read = parsed(Item, item);
      if (!read) notes.push(`${name}: one of its stops can’t be read.`);
      const place = parsed(Place, item);
      if (read && place) places.set(read.id, place);
      return read ?? [];
    });
    const linked = stopsOn(page?.text ?? "", tour.id);
    if (linked.length === 0) {
      notes.push(
        `${name}: its page has no links to its stops. Stops without a place are not known then.`,
      );
    }
    const { title, creator: credits, description, postscript_text: postscript } = tour;
    const stops = joinStops(linked, items);
    return { id: tour.id, title, credits, description, postscript, stops };
  }));
  return { tours, places, notes };
}

async function listTours(reader: WebReader, address: string, notes: string[]) {
  const url = `${address}/tours/browse?output=mobile-json`;
  const answer = await unlessMissing(readJson(reader, url), null);
  if (!answer) notes.push("The site shows no tours: it has no plugin for them.");
  const tours = parsed(z.object({ tours: z.array(z.unknown()) }), answer?.value)?.tours ?? [];
  const read = tours.flatMap((tour) => parsed(Listed, tour) ?? []);
  if (read.length < tours.length) {
    notes.push(`${tours.length - read.length} of ${tours.length} tours can’t be read.`);
  }
  const once = [...new Map(read.map((tour) => [tour.id, tour])).values()];
  return once.sort((a, b) => a.ordinal - b.ordinal || a.id - b.id);
}

/**
 * The items to which a tour's page links, in the order of its stops. Links name the tour and an
 * index; where they do not, those of the list of stops count, each stop once for all its links.
 */
export function stopsOn(html: string, tourId: number): number[] {
  const links = html.matchAll(
    /\/items\/show\/(\d{1,10})(?:\?tour=(\d{1,10})(?:&amp;|&#0?38;|&)index=(\d{1,5}))?/g,
  );
  const byIndex = new Map<number, number>();
  const inList: number[] = [];
  const listAt = html.search(/tour-items|curatescape-items/);
  for (const { 1: item, 2: tour, 3: index, index: at } of links) {
    const id = Number(item);
    if (index !== undefined && Number(tour) === tourId) byIndex.set(Number(index), id);
    if (listAt >= 0 && at > listAt && inList.at(-1) !== id) inList.push(id);
  }
  if (byIndex.size === 0) return inList;
  return [...byIndex].sort(([a], [b]) => a - b).map(([, id]) => id);
}

/** The linked stops with what is said of them, then those that no link names. */
function joinStops(linked: number[], items: z.infer<typeof Item>[]): ForeignStop[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const others = items.map(({ id }) => id).filter((id) => !linked.includes(id));
  return [...linked, ...others].map((itemId) => {
    const { subtitle, text } = known.get(itemId)?.custom ?? {};
    return { itemId, ...subtitle && { subtitle }, ...text && { text } };
  });
}
