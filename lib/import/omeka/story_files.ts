/** The files of an item: which can be imported, and their texts. */
import { findRecord } from "../../formats/foreign/dublin_core.ts";
import type { Properties } from "../../formats/foreign/property_names.ts";
import { readDate } from "../../model/record/edtf_text.ts";
import type { CatalogueRecord } from "../../model/record/record.ts";
import { rightsOf } from "../../model/record/rights.ts";
import type { ElementText, ForeignFile } from "./foreign_site.ts";
import { cutAt, readLine, readText } from "./plain_text.ts";

/** A picture with its words; `rest` are those without a field, and cut-off ends. */
export type PlannedPicture = {
  file: ForeignFile;
  alt: string;
  caption: string;
  credit: string;
  date: string;
  source: string;
  /** An address of rightsstatements.org or creativecommons.org. */
  rights?: string;
  rest: string;
};

/** A paper whose pages are not pictures yet, and its title. */
export type PlannedPaper = { file: ForeignFile; title: string };

/** A recording, with its texts and its record. */
export type PlannedRecording = {
  file: ForeignFile;
  title: string;
  description: string;
  record: CatalogueRecord;
  /** Lines that fit nowhere else. */
  rest: string[];
};

/** The files of an item by kind; `others` cannot be imported. */
export type StoryFiles = {
  pictures: PlannedPicture[];
  papers: PlannedPaper[];
  recordings: PlannedRecording[];
  captions: ForeignFile[];
  others: ForeignFile[];
};

const KINDS: Record<string, RegExp> = {
  pictures: /^image\/(?:jpeg|pjpeg|png|webp)$|\.(?:jpe?g|png|webp)$/i,
  recordings: /^audio\/(?:mpeg|mp3|mp4|x-m4a|m4a|wav|x-wav|wave|vnd\.wave)$|\.(?:mp3|m4a|wav)$/i,
  papers: /^application\/(?:x-)?pdf$|\.pdf$/i,
  captions: /^text\/vtt$|\.(?:vtt|srt)$/i,
};

/** Uninformative types; the name decides instead. */
const VAGUE = /^$|octet-stream$|^text\/plain$|^application\/x-subrip$|^video\/mp4$/;

/** Sorts the files of an item. The bytes are checked later. */
export function sortFiles(files: ForeignFile[]): StoryFiles {
  const of = (kind: string) => files.filter((file) => kindOf(file) === kind);
  return {
    pictures: of("pictures").map(readPicture),
    papers: of("papers").map((file) => ({
      file,
      title: readLine(textIn(file.texts, "Title")) || file.name,
    })),
    recordings: of("recordings").map(readRecording),
    captions: of("captions"),
    others: files.filter((file) => kindOf(file) === undefined),
  };
}

function kindOf({ type = "", name, url }: ForeignFile): string | undefined {
  const names = VAGUE.test(type) ? [name, url.split(/[?#]/)[0]] : [type];
  return Object.keys(KINDS).find((kind) => names.some((one) => KINDS[kind].test(one)));
}

/** The texts of one element of a file, one after the other. */
const textIn = (texts: ElementText[], name: string): string =>
  texts.filter((text) => text.name === name).map((text) => readText(text).text).join("; ");

function readPicture(file: ForeignFile): PlannedPicture {
  const said = (name: string) => textIn(file.texts, name);
  const inLine = (name: string) => said(name).replace(/\s+/g, " ").trim();
  const [title, description] = [said("Title"), said("Description")];
  const words = title && description && !description.includes(title)
    ? `${title}: ${description}`
    : description || title;
  const caption = cutAt(words, 500);
  const rights = rightsOf(inLine("Rights"))?.uri;
  const holders = [inLine("Creator"), rights ? "" : inLine("Rights")];
  const credit = cutAt(holders.filter(Boolean).join(", "), 200);
  const date = cutAt(inLine("Date"), 80);
  const source = cutAt(inLine("Source"), 300);
  const others = file.texts.filter(({ name }) => !PICTURE_ELEMENTS.includes(name)).map(toLine);
  const rest = [...[caption, credit, date, source].map(({ rest }) => rest), ...others];
  return {
    file,
    alt: cutAt(title || description, 500).text,
    caption: caption.text,
    credit: credit.text,
    date: readDate(date.text) ?? date.text,
    source: source.text,
    rights,
    rest: rest.filter(Boolean).join("; "),
  };
}

const PICTURE_ELEMENTS = ["Title", "Description", "Creator", "Source", "Date", "Rights"];

/** Joins the values of an element with Omeka's separator, so that they are not split elsewhere. */
export const MARK = "^^";

function readRecording(file: ForeignFile): PlannedRecording {
  const properties: Properties = {};
  for (const text of file.texts) {
    if (text.name === "Title" || text.name === "Description") continue;
    const key = `${text.set}:${text.name}`;
    properties[key] = `${properties[key] ?? ""}${readText(text).text}${MARK}`;
  }
  const { record = {}, taken, unread } = findRecord(properties, []);
  const others = file.texts.filter(({ set, name }) =>
    name !== "Title" && name !== "Description" && !taken.includes(`${set}:${name}`)
  );
  return {
    file,
    title: readLine(textIn(file.texts, "Title")),
    description: textIn(file.texts, "Description"),
    record,
    rest: [...unread, ...others.map(toLine)],
  };
}

/** The name and text of an element without a field of its own. */
export const toLine = (text: ElementText): string => `${text.name}: ${readText(text).text}`;
