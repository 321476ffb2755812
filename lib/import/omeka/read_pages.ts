/** Reads items and files of a site whose API is off, from the "omeka-xml" output of its lists. */
import type { XmlElement } from "@rgrove/parse-xml";
import { children, parseRoot, textOf } from "../../formats/xml.ts";
import { Unreadable, type WebReader } from "../web_reader.ts";
import { ForeignId, parsed } from "./answers.ts";
import {
  type ElementText,
  type ForeignFile,
  type ForeignItem,
  inFileOrder,
  MAX_ANSWER,
  MAX_RECORDS,
} from "./foreign_site.ts";

/** Reads all public items. `read_places.ts` reads their places. */
export async function readByPages(
  reader: WebReader,
  address: string,
): Promise<{ items: Map<number, ForeignItem>; notes: string[] }> {
  const items = new Map<number, ForeignItem>();
  const notes: string[] = [];
  let total = NaN;
  for (let page = 1;; page++) {
    const root = await readPage(reader, `${address}/items/browse?output=omeka-xml&page=${page}`);
    if (!root) break;
    total = totalIn(root) ?? total;
    const before = items.size;
    const found = children(root, "item");
    for (const element of found) {
      const item = readItem(element);
      if (item) items.set(item.id, item);
      else notes.push(`An item on page ${page} of the list can’t be read.`);
    }
    const repeats = items.size === before;
    if (repeats && found.length > 0) {
      notes.push(`Page ${page} of items has nothing new, and ends the list.`);
    }
    if (repeats || items.size >= total) break;
    if (items.size > MAX_RECORDS) {
      notes.push(`Only the first ${MAX_RECORDS.toLocaleString("en")} items were read.`);
      break;
    }
  }
  if (total > items.size) {
    notes.push(`The site counts ${total} items; it shows ${items.size} to everybody.`);
  }
  return { items, notes };
}

/** The root of a page; null after the last one. */
async function readPage(reader: WebReader, url: string): Promise<XmlElement | null> {
  try {
    const root = parseRoot((await reader.text(url, MAX_ANSWER)).text);
    if (typeof root === "string" || root.name !== "itemContainer") {
      throw new Unreadable("the site answers with something that is not omeka-xml");
    }
    return root;
  } catch (error) {
    if (error instanceof Unreadable && error.status === 404 && !url.endsWith("=1")) return null;
    throw error;
  }
}

function totalIn(root: XmlElement): number | undefined {
  const [pagination] = children(root, "miscellaneousContainer")
    .flatMap((container) => children(container, "pagination"));
  const total = Number(textOf(pagination, "totalResults") ?? NaN);
  return Number.isInteger(total) ? total : undefined;
}

function readItem(element: XmlElement): ForeignItem | null {
  const id = parsed(ForeignId, element.attributes.itemId);
  if (id === null) return null;
  const [type] = children(element, "itemType");
  const [collection] = children(element, "collection");
  const inType = type ? elementsIn(type, "Item Type Metadata") : [];
  const files = within(element, "fileContainer", "file").flatMap((file) => readFile(file, id));
  return {
    id,
    isPublic: element.attributes.public !== "0" && element.attributes.public !== "",
    itemType: textOf(type, "name"),
    collection: collection && textsIn(collection).find(({ name }) => name === "Title")?.text,
    tags: within(element, "tagContainer", "tag").flatMap((tag) => textOf(tag, "name") ?? []),
    texts: [...textsIn(element), ...inType],
    files: inFileOrder(files),
    places: [],
  };
}

function readFile(element: XmlElement, itemId: number): ForeignFile[] {
  const id = parsed(ForeignId, element.attributes.fileId);
  const url = textOf(element, "src");
  if (id === null || url === undefined) return [];
  return [{
    id,
    itemId,
    order: Number(element.attributes.order) || 0,
    url,
    smallUrl: smallOf(url),
    name: url.slice(url.lastIndexOf("/") + 1),
    version: textOf(element, "authentication") || url,
    // Elements that Omeka itself reads out of a picture.
    texts: textsIn(element).filter(({ set }) => set !== "Omeka Image File"),
  }];
}

/** Omeka's folder of smaller copies, which are all JPEG. */
function smallOf(url: string): string | undefined {
  const [, folder, name] = /^(.{1,1000})\/original\/([\w.-]{1,200})\.\w{1,10}$/.exec(url) ?? [];
  return name && `${folder}/fullsize/${name}.jpg`;
}

/** The texts of the element sets of an item, a file or a collection. */
const textsIn = (element: XmlElement): ElementText[] =>
  within(element, "elementSetContainer", "elementSet")
    .flatMap((set) => elementsIn(set, textOf(set, "name") ?? ""));

const elementsIn = (element: XmlElement, set: string): ElementText[] =>
  within(element, "elementContainer", "element").flatMap((one) =>
    within(one, "elementTextContainer", "elementText").map((text) => ({
      set,
      name: textOf(one, "name") ?? "",
      text: textOf(text, "text") ?? "",
    }))
  );

const within = (element: XmlElement, container: string, name: string): XmlElement[] =>
  children(element, container).flatMap((one) => children(one, name));
