/** A site of Omeka Classic as it was read, whichever way: items, their files and places, tours. */

/** A text of an element such as "Creator" of the set "Dublin Core". */
export type ElementText = {
  set: string;
  name: string;
  text: string;
  /** Whether it is HTML; missing where the site does not say it. */
  isHtml?: boolean;
};

export type ForeignFile = {
  id: number;
  itemId: number;
  /** The place among the files of its item; 0 where it has none. */
  order: number;
  /** The address of the file as it was sent there. */
  url: string;
  /** The address of the smaller copy that Omeka makes of a picture; missing where it has none. */
  smallUrl?: string;
  /** How it was named when it was sent, or what its address ends in. */
  name: string;
  /** A media type; missing where the site does not say it. */
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
  /** In their order. */
  files: ForeignFile[];
  /** The first is where the story is; Geolocation 4 has several. */
  places: ForeignPlace[];
};

/** A stop of a tour; what is said of the item in this tour alone. */
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

/** What of a site could be read; `notes` are lines on the rest. */
export type ForeignSite = {
  /** Its host and path, such as "stories.example.org": the same by http and by https. */
  name: string;
  title: string;
  /** "api": by its API; "pages": by the outputs of its pages, since the API is off. */
  way: "api" | "pages";
  items: Map<number, ForeignItem>;
  /** In the order of the site. */
  tours: ForeignTour[];
  notes: string[];
};

/** Most items and files that are read: a site of this size is moved in parts. */
export const MAX_RECORDS = 20_000;

/** Most bytes of one answer. */
export const MAX_ANSWER = 32_000_000;

/** By their order, then their ids, as Omeka shows them. */
export const inFileOrder = (files: ForeignFile[]): ForeignFile[] =>
  files.toSorted((a, b) => a.order - b.order || a.id - b.id);
