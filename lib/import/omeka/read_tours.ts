/**
 * Reads the tours of Curatescape, or of the older TourBuilder with CuratescapeJSON. They are not in
 * the API. The output "mobile-json" has them without the stops that have no place; the links on a
 * tour's page give the order of all stops.
 */
import { z } from "zod";
import { counted } from "../../formats/report.ts";
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

/** Tours in order, and the places of their stops. */
type ReadTours = {
  tours: ForeignTour[];
  places: Map<number, ForeignPlace>;
  notes: string[];
};

/** Reads all public tours; none if the site has no plugin for tours. */
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
    const hidden = hiddenIn(linked);
    if (hidden > 0) notes.push(`${name}: the site does not show ${counted(hidden, "stop")} of it.`);
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

/** A link to a stop: its item, and the index in the link, if any. */
type StopLink = { itemId: number; index?: number };

/**
 * The links of a tour's page to its stops, in order; consecutive links to the same stop count once.
 * Links that name the tour count, else those in the list of stops. The newer plugin gives an item
 * that appears twice in a tour the index of its first stop.
 */
export function stopsOn(html: string, tourId: number): StopLink[] {
  const list = html.slice(Math.max(0, html.search(/tour-items|curatescape-items/)));
  const links = [...list.matchAll(
    /\/items\/show\/(\d{1,10})(?:\?tour=(\d{1,10})(?:&amp;|&#0?38;|&)index=(\d{1,5}))?/g,
  )].map(([, item, tour, index]) => ({
    itemId: Number(item),
    tour: Number(tour),
    ...index && { index: Number(index) },
  }));
  const named = links.filter(({ tour }) => tour === tourId);
  const ofStops = named.length > 0 ? named : list === html ? [] : links;
  return ofStops
    .filter(({ itemId, index }, i) =>
      itemId !== ofStops[i - 1]?.itemId || index !== ofStops[i - 1]?.index
    )
    .map(({ tour: _, ...link }) => link);
}

/** How many stops a page leaves out, judged by the gaps in the indexes; those are private there. */
function hiddenIn(links: StopLink[]): number {
  const last = Math.max(-1, ...links.map(({ index = -1 }) => index));
  return Math.max(0, last + 1 - links.length);
}

/** The linked stops with their texts, then the stops without a link. */
function joinStops(links: StopLink[], items: z.infer<typeof Item>[]): ForeignStop[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const linked = links.map(({ itemId }) => itemId);
  const others = items.map(({ id }) => id).filter((id, i, ids) => {
    const before = ids.slice(0, i).filter((other) => other === id).length;
    return linked.filter((other) => other === id).length <= before;
  });
  return [...linked, ...others].map((itemId) => {
    const { subtitle, text } = known.get(itemId)?.custom ?? {};
    return { itemId, ...subtitle && { subtitle }, ...text && { text } };
  });
}
