/** A site of Omeka Classic, read by API or by pages: items, files, places and tours. */

/** A text of an element such as "Creator" of the set "Dublin Core". */
export type ElementText = {
  set: string;
  name: string;
  text: string;
  /** Whether it is HTML; missing where the site does not say. */
  isHtml?: boolean;
};

export type ForeignFile = {
  id: number;
  itemId: number;
  /** The position among the files of its item; 0 without one. */
  order: number;
  /** The address of the file as it was uploaded there. */
  url: string;
  /** The address of Omeka's smaller copy of a picture; missing without one. */
  smallUrl?: string;
  /** Its name at upload, or the end of its address. */
  name: string;
  /** A media type; missing where the site does not say. */
  type?: string;
  /** Changes with the bytes. */
  version: string;
  texts: ElementText[];
};

/** Degrees north and east. */
export type ForeignPlace = { latitude: number; longitude: number };

export type ForeignItem = {
  id: number;
  isPublic: boolean;
  itemType?: string;
  collection?: string;
  tags: string[];
  texts: ElementText[];
  /** In order. */
  files: ForeignFile[];
  /** The first is the story's place; Geolocation 4 allows several. */
  places: ForeignPlace[];
};

/** A stop of a tour, with its texts for this tour alone. */
export type ForeignStop = { itemId: number; subtitle?: string; text?: string };

export type ForeignTour = {
  id: number;
  title: string;
  credits: string;
  /** HTML. */
  description: string;
  postscript: string;
  stops: ForeignStop[];
};

/** The readable parts of a site; `notes` are lines about the rest. */
export type ForeignSite = {
  /** Its host and path, such as "stories.example.org": the same by http and by https. */
  name: string;
  title: string;
  /** "api": by its API; "pages": by the outputs of its pages, since the API is off. */
  way: "api" | "pages";
  items: Map<number, ForeignItem>;
  /** In the site's order. */
  tours: ForeignTour[];
  notes: string[];
};

/** Most items and files that are read; larger sites are moved in parts. */
export const MAX_RECORDS = 20_000;

/** Most bytes of one answer. */
export const MAX_ANSWER = 32_000_000;

/** Sorted by order, then id, as in Omeka. */
export const inFileOrder = (files: ForeignFile[]): ForeignFile[] =>
  files.toSorted((a, b) => a.order - b.order || a.id - b.id);
