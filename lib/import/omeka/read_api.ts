/**
 * Reads items, files and places by the REST API of Omeka Classic, which a site may switch off.
 *
 * Source: https://omeka.readthedocs.io/en/latest/Reference/api/
 */
import { z } from "zod";
import { counted } from "../../formats/report.ts";
import type { WebReader } from "../web_reader.ts";
import { ForeignId, parsed, Place, readJson, unlessMissing, Words } from "./answers.ts";
import {
  type ElementText,
  type ForeignFile,
  type ForeignItem,
  type ForeignPlace,
  inFileOrder,
  MAX_RECORDS,
} from "./foreign_site.ts";

const Reference = z.object({ id: ForeignId });

const Text = z.object({
  html: z.coerce.boolean(),
  text: Words,
  element_set: z.object({ name: z.string() }),
  element: z.object({ name: z.string() }),
}).transform(({ html, text, element_set, element }): ElementText => ({
  set: element_set.name,
  name: element.name,
  text,
  isHtml: html,
}));

const Item = z.object({
  id: ForeignId,
  public: z.boolean(),
  item_type: z.object({ name: z.string() }).nullish(),
  collection: Reference.nullish(),
  tags: z.array(z.object({ name: Words })).default([]),
  element_texts: z.array(Text),
});

const File = z.object({
  id: ForeignId,
  item: Reference,
  order: z.number().nullish(),
  file_urls: z.object({ original: z.string(), fullsize: z.string().nullish().catch(null) }),
  original_filename: Words,
  mime_type: Words,
  authentication: Words,
  size: z.number().nullish(),
  element_texts: z.array(Text),
}).transform((file): ForeignFile => ({
  id: file.id,
  itemId: file.item.id,
  order: file.order ?? 0,
  url: file.file_urls.original,
  smallUrl: file.file_urls.fullsize ?? undefined,
  name: file.original_filename,
  type: file.mime_type,
  version: file.authentication || `${file.file_urls.original} ${file.size ?? ""}`,
  texts: file.element_texts,
}));

const Geolocation = z.object({ item: Reference, latitude: z.unknown(), longitude: z.unknown() })
  .transform((found) => ({ itemId: found.item.id, place: parsed(Place, found) }));

const Collection = z.object({ id: ForeignId, element_texts: z.array(Text) });

const Site = z.object({ omeka_version: z.string(), title: Words });

/** The title of a site whose API is on, else null. */
export async function findApi(reader: WebReader, address: string): Promise<string | null> {
  const site = await unlessMissing(readJson(reader, `${address}/api/site`), null);
  return parsed(Site, site?.value)?.title ?? null;
}

/** The items by their ids. `hasPlaces`: the API knows places, which a plugin adds. */
type ApiItems = { items: Map<number, ForeignItem>; hasPlaces: boolean; notes: string[] };

/** Reads all public items with their files, places and collections. */
export async function readByApi(reader: WebReader, address: string): Promise<ApiItems> {
  const notes: string[] = [];
  const list = <T extends z.ZodType>(path: string, schema: T) =>
    listAll(reader, `${address}/api/${path}`, schema, notes);
  const [items, files, places, collections] = await Promise.all([
    list("items", Item),
    list("files", File),
    unlessMissing(list("geolocations", Geolocation), null),
    unlessMissing(list("collections", Collection), []),
  ]);
  const filesOf = Map.groupBy(files, ({ itemId }) => itemId);
  const placesOf = Map.groupBy(places ?? [], ({ itemId }) => itemId);
  const titles = new Map(collections.map(({ id, element_texts: texts }) => [
    id,
    texts.find(({ name }) => name === "Title")?.text,
  ]));
  const known = new Map(items.map((item) => [item.id, {
    id: item.id,
    isPublic: item.public,
    itemType: item.item_type?.name,
    collection: item.collection ? titles.get(item.collection.id) : undefined,
    tags: item.tags.map(({ name }) => name),
    texts: item.element_texts,
    files: inFileOrder(filesOf.get(item.id) ?? []),
    places: (placesOf.get(item.id) ?? []).map(({ place }) => place)
      .filter((place): place is ForeignPlace => place !== null),
  }]));
  for (const { id, itemId, name } of files) {
    if (!known.has(itemId)) notes.push(`File ${id} (${name}) is of an item that is not listed.`);
  }
  return { items: known, hasPlaces: places !== null, notes };
}

/**
 * All records of a list, page by page. A page without new records ends it, so that a site that
 * repeats itself does not loop for ever.
 */
async function listAll<T extends z.ZodType>(
  reader: WebReader,
  url: string,
  schema: T,
  notes: string[],
): Promise<z.infer<T>[]> {
  const found = new Map<number, z.infer<T>>();
  const seen = new Set<number>();
  const what = url.slice(url.lastIndexOf("/") + 1);
  let [unreadable, total] = [0, NaN];
  for (let page = 1;; page++) {
    const { value, headers } = await readJson(reader, `${url}?page=${page}`);
    total = Number(headers.get("omeka-total-results") ?? total);
    if (!Array.isArray(value)) notes.push(`Page ${page} of ${what} is no list, and ends it.`);
    const records = Array.isArray(value) ? value : [];
    const before = seen.size;
    for (const record of records) {
      const id = parsed(Reference, record)?.id;
      if (id === undefined) unreadable++;
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      const read = schema.safeParse(record);
      if (read.success) found.set(id, read.data);
      else notes.push(`Record ${id} of the list of ${what} can’t be read.`);
    }
    const repeats = seen.size === before;
    if (repeats && records.length > 0) {
      notes.push(`Page ${page} of ${what} has nothing new, and ends the list.`);
    }
    if (repeats || seen.size >= total) break;
    if (seen.size > MAX_RECORDS) {
      notes.push(`Only the first ${MAX_RECORDS.toLocaleString("en")} ${what} were read.`);
      break;
    }
  }
  if (unreadable > 0) notes.push(`${counted(unreadable, "record")} of ${what} can’t be read.`);
  if (total > seen.size) {
    notes.push(`The site counts ${total} ${what}; it shows ${seen.size} to everybody.`);
  }
  return [...found.values()];
}
