/** Reads a whole site: by its API if that is on, else by the outputs of its pages. */
import { z } from "zod";
import type { WebReader } from "../web_reader.ts";
import { parsed, Place, readJson, unlessMissing } from "./answers.ts";
import type { ForeignItem, ForeignPlace, ForeignSite } from "./foreign_site.ts";
import { findApi, readByApi } from "./read_api.ts";
import { readByPages } from "./read_pages.ts";
import { readTours } from "./read_tours.ts";

/**
 * Reads the public content of the site at `address`; its files are fetched later, one by one.
 *
 * @throws {Unreadable} where neither way answers.
 */
export async function readSite(reader: WebReader, address: string): Promise<ForeignSite> {
  const title = await findApi(reader, address);
  const byApi = title === null ? null : await readByApi(reader, address);
  const { items, notes } = byApi ?? await readByPages(reader, address);
  const { tours, places, notes: notesOnTours } = await readTours(reader, address);
  for (const [id, place] of places) {
    const item = items.get(id);
    if (item && item.places.length === 0) item.places = [place];
  }
  if (!byApi?.hasPlaces) await readPlaces(reader, address, items);
  return {
    name: address.replace(/^https?:\/\//, ""),
    title: title || new URL(address).host,
    way: title === null ? "pages" : "api",
    items,
    tours,
    notes: [...notes, ...notesOnTours],
  };
}

const Located = z.object({ all_locations: z.array(z.unknown()).catch([]) }).loose();

/**
 * Requests the places of items one by one: without the API there is no other source for items in no
 * tour, and for items with several places.
 */
async function readPlaces(
  reader: WebReader,
  address: string,
  items: Map<number, ForeignItem>,
): Promise<void> {
  await Promise.all([...items.values()].map(async (item) => {
    const url = `${address}/items/show/${item.id}?output=mobile-json`;
    const answer = await unlessMissing(readJson(reader, url), null);
    const found = [answer?.value, ...parsed(Located, answer?.value)?.all_locations ?? []];
    const places = found.flatMap((place) => parsed(Place, place) ?? []);
    if (places.length > 0) item.places = distinct(places);
  }));
}

const distinct = (
  places: ForeignPlace[],
): ForeignPlace[] => [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
