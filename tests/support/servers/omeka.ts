/**
 * A site of Omeka Classic with Curatescape, on loopback: it answers as the recorded answers of a
 * real one, from a world that a test may change. Its API can be off, and its plugins can be the
 * older TourBuilder with CuratescapeJSON.
 */
import type { Loopback } from "./loopback.ts";
import { loopback } from "./loopback.ts";
import { mediaFile } from "../data/media_files.ts";

type Element = [set: "DC" | "Item", name: string, text: string, isHtml?: boolean];

export type OmekaFile = {
  id: number;
  name: string;
  type: string;
  order?: number;
  bytes: () => BodyInit;
  version?: string;
  /** The smaller copy of a picture. */
  small?: () => BodyInit;
  elements?: Element[];
};

export type OmekaItem = {
  id: number;
  isPrivate?: boolean;
  elements: Element[];
  tags?: string[];
  collection?: string;
  places?: [latitude: number, longitude: number][];
  files?: OmekaFile[];
};

export type OmekaTour = {
  id: number;
  title: string;
  credits?: string;
  description?: string;
  postscript?: string;
  ordinal?: number;
  stops: { item: number; subtitle?: string; text?: string }[];
};

export type OmekaWorld = {
  title: string;
  isApiOn: boolean;
  plugins: "curatescape" | "tourbuilder";
  perPage: number;
  items: OmekaItem[];
  tours: OmekaTour[];
};

const file = (id: number, name: string, type: string, elements: Element[] = []): OmekaFile => ({
  id,
  name,
  type,
  elements,
  bytes: () => mediaFile(name),
});

/** The picture, which says of itself that it is 1280 × 960 pixels large. */
function wide(png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(png.buffer);
  view.setUint32(16, 1280);
  view.setUint32(20, 960);
  return png;
}

/** A site with all that was met in the wild. */
export const richWorld = (): OmekaWorld => ({
  title: "Walks of Milltown",
  isApiOn: true,
  plugins: "curatescape",
  perPage: 2,
  items: [
    {
      id: 1,
      elements: [
        ["DC", "Title", "The Oldest Walls"],
        ["DC", "Creator", "Mae Lewis"],
        ["DC", "Creator", "Fox, Ann"],
        ["DC", "Subject", "Local history"],
        ["DC", "Rights", "CC BY-SA 4.0"],
        ["DC", "Source", '<a href="https://lib.example/box7">Box 7</a>', true],
        ["DC", "Coverage", "Milltown"],
        ["DC", "Format", "Interview"],
        ["Item", "Subtitle", "A beginning"],
        ["Item", "Lede", "They are old."],
        ["Item", "Story", "<p>They are <em>very</em> old.</p><p>Look up.</p>", true],
        ["Item", "Sponsor", "The Mill Fund"],
        ["Item", "Factoid", "They lean."],
        ["Item", "Factoid", "They lean more."],
        ["Item", "Related Resources", '<a href="https://lib.example/walls">On walls</a>', true],
        ["Item", "Street Address", "1 Mill Lane"],
        ["Item", "Official Website", '<a href="https://walls.example">Walls</a>', true],
        ["Item", "Access Information", "Two steps at the door."],
        ["Item", "Transcription", "These walls are old. They lean."],
      ],
      tags: ["walls", "audio"],
      collection: "Walls of Milltown",
      places: [[42.37444, -71.11812], [42.375, -71.119]],
      files: [
        {
          ...file(11, "gate.png", "image/png", [
            ["DC", "Title", "The gate"],
            ["DC", "Rights", "CC0"],
          ]),
          bytes: () => wide(mediaFile("gate.png")),
          small: () => mediaFile("gate.jpg"),
        },
        file(12, "gate.jpg", "image/jpeg", [
          ["DC", "Title", "The gate, later"],
          ["DC", "Description", "Two men stand before it."],
          ["DC", "Creator", "Jo Park"],
          ["DC", "Date", "about 1931"],
          ["DC", "Source", "Box 9"],
          ["DC", "Rights", "All rights reserved"],
        ]),
        file(13, "tone.mp3", "audio/mpeg", [["DC", "Title", "The Oldest Walls (audio)"]]),
        file(14, "tone.m4a", "audio/mp4", [["DC", "Title", "A second voice"]]),
        file(15, "film.mp4", "video/mp4"),
        {
          ...file(16, "letter.pdf", "application/pdf", [[
            "DC",
            "Title",
            "A letter from the walls",
          ]]),
          bytes: () => "%PDF-1.7",
        },
      ],
    },
    {
      id: 2,
      elements: [["DC", "Title", "Nowhere Now"], ["DC", "Description", "It was torn down."]],
    },
    { id: 3, isPrivate: true, elements: [["DC", "Title", "A secret"]], places: [[42.38, -71.12]] },
    {
      id: 4,
      elements: [
        ["DC", "Title", "<script>alert(1)</script>The <b>Mill</b>\nWheel"],
        ["Item", "Story", 'It turns.<img src="https://walls.example/x.jpg"> 3 < 4', true],
      ],
      places: [[42.376, -71.117]],
      files: [{
        ...file(41, "gate.webp", "image/webp"),
        bytes: () => "no picture at all",
      }],
    },
    { id: 5, elements: [["DC", "Title", "A letter"]] },
    {
      id: 6,
      elements: [["DC", "Title", "The Bridge"], ["Item", "Story", "It crosses the river."]],
      places: [[42.3751, -71.1181]],
      files: [file(61, "tone.wav", "audio/x-wav"), {
        id: 62,
        name: "tone.vtt",
        type: "text/plain",
        bytes: () => "WEBVTT\n\n00:00.000 --> 00:01.000\nIt crosses.\n",
      }],
    },
  ],
  tours: [
    {
      id: 2,
      title: "Second Walk",
      ordinal: 2,
      stops: [{ item: 6 }],
      description: "<p>Only the bridge.</p>",
    },
    {
      id: 1,
      title: "Walls and Water",
      credits: "Milltown School",
      ordinal: 1,
      description: "<p>Begin at the walls.</p><p>End there, too.</p>",
      postscript: "Thanks to all.",
      stops: [
        { item: 1 },
        { item: 2 },
        { item: 3 },
        { item: 6, subtitle: "Mind the wind", text: "From here one sees the mill." },
        { item: 1 },
      ],
    },
  ],
});

export type OmekaSite = AsyncDisposable & {
  /** Its address, without a slash at the end. */
  url: string;
  /** What it has; a change shows in the next answer. */
  world: OmekaWorld;
  /** The paths, with their queries, that were asked for. */
  asked: () => string[];
  /** The most requests that were open at once. */
  mostAtOnce: () => number;
  /** Answers in place of the site; null leaves it to the site. */
  intercept: (url: URL) => Response | Promise<Response> | null;
};

/** Starts one. */
export function omekaSite(world: OmekaWorld = richWorld()): OmekaSite {
  let [open, most] = [0, 0];
  const server: Loopback = loopback(async (url) => {
    most = Math.max(most, ++open);
    try {
      return await site.intercept(url) ?? answer(site, url);
    } finally {
      open--;
    }
  });
  const site: OmekaSite = {
    url: server.url,
    world,
    asked: () => server.asked.map(({ url }) => url.pathname + url.search),
    mostAtOnce: () => most,
    intercept: () => null,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return site;
}

const missing = (status = 404) => new Response("<!DOCTYPE html><h1>Not here</h1>", { status });

function answer(site: OmekaSite, { pathname, searchParams }: URL): Response {
  const { world, url } = site;
  const page = Number(searchParams.get("page") ?? 1);
  const items = world.items.filter(({ isPrivate }) => !isPrivate);
  const inPages = <T>(all: T[]) => all.slice((page - 1) * world.perPage, page * world.perPage);
  const [, api, id] = /^\/(?:api\/)([a-z]+)(?:\/(\d+))?$/.exec(pathname) ?? [];
  if (api && (!world.isApiOn || id)) return missing(world.isApiOn ? 404 : 403);
  if (api === "site") return Response.json({ omeka_version: "3.2.1", title: world.title });
  if (api) {
    const list = apiList(api, items, url);
    return list === null ? missing() : Response.json(inPages(list), {
      headers: { "omeka-total-results": String(list.length) },
    });
  }
  const output = searchParams.get("output");
  if (pathname === "/items/browse" && output === "omeka-xml") {
    return new Response(xmlList(inPages(items), { page, total: items.length, url }));
  }
  if (pathname === "/tours/browse" && output === "mobile-json") {
    return Response.json({ tours: world.tours.map((tour) => jsonTour(site, tour, false)) });
  }
  const [, kind, number] = /^\/(tours|items)\/show\/(\d+)$/.exec(pathname) ?? [];
  if (kind === "tours") {
    const tour = world.tours.find(({ id }) => id === Number(number));
    if (!tour) return missing();
    return output ? Response.json(jsonTour(site, tour, true)) : new Response(tourPage(site, tour));
  }
  if (kind === "items") {
    const item = items.find(({ id }) => id === Number(number));
    return item?.places ? Response.json(jsonItem(item)) : missing();
  }
  const files = items.flatMap(({ files = [] }) => files);
  const found = files.find((file) => url + pathname === addressOf(url, file));
  if (found) return new Response(found.bytes());
  const small = files.find((file) => url + pathname === smallOf(url, file))?.small;
  return small ? new Response(small()) : missing();
}

const SETS = { DC: "Dublin Core", Item: "Item Type Metadata" };

const apiTexts = (elements: Element[] = []) =>
  elements.map(([set, name, text, html = false]) => ({
    html,
    text,
    element_set: { name: SETS[set] },
    element: { name },
  }));

const addressOf = (url: string, { id, name }: OmekaFile) => `${url}/files/original/${id}-${name}`;

const smallOf = (url: string, { id, name }: OmekaFile) =>
  `${url}/files/fullsize/${id}-${name.slice(0, name.lastIndexOf("."))}.jpg`;

function apiList(name: string, items: OmekaItem[], url: string): unknown[] | null {
  const collections = [...new Set(items.flatMap(({ collection }) => collection ?? []))];
  if (name === "items") {
    return items.map(({ id, elements, tags = [], collection }) => ({
      id,
      public: true,
      item_type: { name: "Curatescape Story" },
      collection: collection ? { id: collections.indexOf(collection) + 1 } : null,
      tags: tags.map((name) => ({ name })),
      element_texts: apiTexts(elements),
    }));
  }
  if (name === "files") {
    return items.flatMap(({ id: item, files = [] }) =>
      files.map((file) => ({
        id: file.id,
        file_urls: {
          original: addressOf(url, file),
          fullsize: file.type.startsWith("image/") ? smallOf(url, file) : null,
        },
        authentication: file.version ?? `v1-${file.id}`,
        mime_type: file.type,
        order: file.order ?? null,
        original_filename: file.name,
        size: 1,
        item: { id: item },
        element_texts: apiTexts(file.elements),
      }))
    );
  }
  if (name === "geolocations") {
    return items.flatMap(({ id: item, places = [] }) =>
      places.map(([latitude, longitude], i) => ({
        id: item * 10 + i,
        latitude,
        longitude,
        item: { id: item },
      }))
    );
  }
  if (name !== "collections") return null;
  return collections.map((title, i) => ({
    id: i + 1,
    element_texts: apiTexts([["DC", "Title", title]]),
  }));
}

function jsonTour({ world }: OmekaSite, tour: OmekaTour, isExtended: boolean) {
  const items = tour.stops.flatMap(({ item: id, subtitle = null, text = null }) => {
    const item = world.items.find((item) => item.id === id);
    if (!item?.places || item.isPrivate) return [];
    const [[latitude, longitude]] = item.places;
    const title = item.elements.find(([, name]) => name === "Title")?.[2];
    return [{ id, title, latitude, longitude, ...isExtended && { custom: { subtitle, text } } }];
  });
  const { id, title, credits = "", description = "", postscript = "", ordinal = 0 } = tour;
  const isOlder = world.plugins === "tourbuilder";
  return {
    id,
    ordinal: isOlder ? String(ordinal) : ordinal,
    title,
    creator: credits,
    description: isOlder ? description.replace(/<\/?p>/g, "<br><br>") : description,
    postscript_text: postscript,
    items,
  };
}

/**
 * Both plugins link each stop more than once, with its tour and an index: the older one counts the
 * stops that it shows, the newer one gives each item the index of its first stop among all.
 */
function tourPage({ world }: OmekaSite, { id, stops, title }: OmekaTour): string {
  const links = stops.filter(({ item }) => !world.items.find(({ id }) => id === item)?.isPrivate)
    .map(({ item }, i) => {
      const first = stops.findIndex((stop) => stop.item === item);
      const index = world.plugins === "tourbuilder" ? i : first;
      const href = `/items/show/${item}?tour=${id}&amp;index=${index}`;
      return `<div><a href="${href}"><img></a><a href="${href}">Read more</a></div>`;
    });
  return `<!DOCTYPE html><a href="/items/show/99">Recent</a><h1>${title}</h1>` +
    `<div class="tour-items">${links.join("")}</div>`;
}

function jsonItem({ id, places = [] }: OmekaItem) {
  const [[latitude, longitude]] = places;
  const all = places.map(([latitude, longitude]) => ({ latitude, longitude, label: null }));
  return { id, latitude, longitude, all_locations: all };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const xmlElements = (elements: Element[]) =>
  `<elementContainer>${
    elements.map(([, name, text]) =>
      `<element elementId="1"><name>${name}</name><description/><elementTextContainer>` +
      `<elementText elementTextId="1"><text>${escaped(text)}</text></elementText>` +
      "</elementTextContainer></element>"
    ).join("")
  }</elementContainer>`;

const xmlSets = (elements: Element[] = []) => {
  const dc = elements.filter(([set]) => set === "DC");
  return dc.length === 0
    ? ""
    : '<elementSetContainer><elementSet elementSetId="1"><name>Dublin Core</name><description/>' +
      `${xmlElements(dc)}</elementSet></elementSetContainer>`;
};

function xmlList(
  items: OmekaItem[],
  { page, total, url }: { page: number; total: number; url: string },
): string {
  const xml = items.map(({ id, elements, files = [], tags = [], collection }) =>
    `<item itemId="${id}" public="1" featured="0"><fileContainer>` +
    files.map((file) =>
      `<file fileId="${file.id}"><src>${addressOf(url, file)}</src>` +
      `<authentication>${file.version ?? `v1-${file.id}`}</authentication>` +
      `${xmlSets(file.elements)}</file>`
    ).join("") +
    "</fileContainer>" +
    (collection
      ? `<collection collectionId="1">${xmlSets([["DC", "Title", collection]])}</collection>`
      : "") +
    '<itemType itemTypeId="18"><name>Curatescape Story</name><description/>' +
    `${xmlElements(elements.filter(([set]) => set === "Item"))}</itemType>` +
    xmlSets(elements) +
    `<tagContainer>${
      tags.map((tag) => `<tag tagId="1"><name>${escaped(tag)}</name></tag>`).join("")
    }</tagContainer></item>`
  );
  return '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<itemContainer xmlns="http://omeka.org/schemas/omeka-xml/v5">' +
    `<miscellaneousContainer><pagination><pageNumber>${page}</pageNumber>` +
    `<perPage>2</perPage><totalResults>${total}</totalResults></pagination>` +
    `</miscellaneousContainer>${xml.join("")}</itemContainer>`;
}
