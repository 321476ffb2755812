/** Makes a stop of the properties in another program's file. */
import { readLanguage } from "../../model/text/common_languages.ts";
import { RADIUS } from "../../model/tour/stop_limits.ts";
import { htmlToText } from "./html_text.ts";
import { type ImportSource, ownPath } from "../own_address.ts";
import type { CatalogueRecord } from "../../model/record/record.ts";
import { type Field, isFile } from "../../model/tour/fields/field.ts";
import { TABLE_FIELDS } from "../../model/tour/fields/table.ts";
import { kindOf } from "../fields/kinds.ts";
import { VALUES } from "../more_images.ts";
import { cellText } from "./cell_text.ts";
import { findRecord } from "./dublin_core.ts";
import { findText, keysFor, OWN_COLUMNS, type Properties } from "./property_names.ts";

type FoundStop = {
  stop:
    & { title: string; description: string; record?: CatalogueRecord }
    & Properties;
  /** The names of the properties that were used. */
  taken: string[];
  /** Dates and rights that do not fit the record. */
  unread: string[];
  /** Whether the text had links or pictures. */
  lost: boolean;
  /** A street, which is a place for the search of the form. */
  address?: string;
  /** The names of further pictures, which are files beside the table. */
  awaited: string[];
  /** Whether a picture was left out because its address begins with http:. */
  hasInsecurePicture: boolean;
};

/** The stop that the properties of a point or a row describe. */
export function readStop(properties: Properties, { origin }: ImportSource): FoundStop {
  const description = findText("description", properties);
  const { [description?.key ?? ""]: _, ...others } = properties;
  const title = findText("title", others);
  const { text, lost } = htmlToText(description?.text.replaceAll(VALUES, "\n\n") ?? "");
  const audio = audioIn(properties, description?.text ?? "");
  const duration = findText("audioDuration", properties);
  const radius = findText("triggerRadius", properties);
  const language = findText("language", properties);
  const tag = language && readLanguage(language.text);
  const { pictures, awaited, pictureKeys, hasInsecurePicture } = picturesIn(properties, origin);
  const { fields: own, keys } = ownColumns(properties, origin);
  const further = pictures.slice(1);
  const more = own.moreImages ? [...further, own.moreImages] : further;
  const taken = [description?.key, title?.key, audio?.key, duration?.key, radius?.key]
    .concat(pictureKeys, tag ? language?.key : undefined, keys)
    .filter((key) => key !== undefined);
  const street = findText("address", properties);
  const found = findRecord(withPlace(properties, street), taken);
  const { record } = found;
  return {
    stop: {
      title: htmlToText(title?.text.split(VALUES)[0] ?? "").text.trim(),
      description: text,
      ...(tag ? { language: tag } : {}),
      ...(pictures.length > 0 ? { imageUrl: pictures[0] } : {}),
      ...own,
      ...more.length > 0 ? { moreImages: more.join(VALUES) } : {},
      audioUrl: audio?.text ?? "",
      audioDuration: duration?.text ?? "",
      ...own.place ? {} : { triggerRadius: radius?.text ?? RADIUS.inForms },
      ...(record ? { record } : {}),
    },
    taken: [...taken, ...found.taken, ...street ? [street.key] : []],
    address: street?.text.trim(),
    unread: found.unread,
    lost: lost && !audio,
    awaited,
    hasInsecurePicture,
  };
}

/** A street is where the story happened, as the record sees it. */
const withPlace = (properties: Properties, street: { text: string } | undefined): Properties =>
  street && keysFor("coordinates", properties).length + keysFor("latitude", properties).length > 0
    ? { ...properties, "dcterms:spatial": street.text }
    : properties;

const SOUND = /^https?:\/\/[^?#]+\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)([?#].*)?$/i;
const PICTURE = /^https?:\/\/[^?#]+\.(jpe?g|png|webp|gif)([?#].*)?$/i;

/** Names of files, which come with the table or later. */
const SOUND_FILE = /^[^:\n]{1,200}\.(mp3|m4a|aac|og[ga]|opus|wav|flac|aiff?|caf|wma)$/i;
const PICTURE_FILE = /^[^:\n]{1,200}\.(jpe?g|png|webp|gif|heic|tiff?)$/i;

function fileIn(properties: Properties, kind: RegExp): Address | undefined {
  for (const key of keysFor("files", properties)) {
    const text = partsOf(properties[key]).find((name) => kind.test(name));
    if (text) return { key, text };
  }
}

type Address = { key?: string; text: string };

/**
 * The address of a recording: in a property with a fitting name, else in any property, else in the
 * text.
 */
function audioIn(properties: Properties, html: string): Address | undefined {
  const named = findText("audioUrl", properties);
  if (named) return named;
  for (const [key, value] of Object.entries(properties)) {
    const text = addressesIn(value).find((address) => SOUND.test(address));
    if (text) return { key, text };
  }
  const file = fileIn(properties, SOUND_FILE);
  if (file) return file;
  const text = html.split(/[\s"'<>]+/).find((part) => SOUND.test(part));
  return text ? { text } : undefined;
}

/** Pictures in properties with fitting names, then among the files of an item, each once. */
function picturesIn(properties: Properties, origin: string | undefined) {
  const named = findText("imageUrl", properties);
  const files = keysFor("files", properties);
  const found = [
    ...named ? addressesOrFirst(named.text).map((text) => ({ key: named.key, text })) : [],
    ...files.flatMap((key) =>
      addressesIn(properties[key]).filter((text) => PICTURE.test(text))
        .map((text) => ({ key, text }))
    ),
  ].map(({ key, text }) => ({ key, text: ownPath(text, origin) }));
  const names = [...named ? [named.key] : [], ...files].flatMap((key) =>
    partsOf(properties[key]).filter((text) => PICTURE_FILE.test(text) && !text.startsWith("/"))
      .map((text) => ({ key, text }))
  );
  const isUsable = ({ text }: Address) => /^(?:https:\/\/|\/(?!\/))\S+$/.test(text);
  const usable = found.filter(isUsable);
  const [addresses, awaited] = [usable, names].map((all) => [...new Set(all.map(textOf))]);
  return {
    pictures: addresses.length > 0 ? addresses : awaited.slice(0, 1),
    awaited: addresses.length > 0 ? awaited : awaited.slice(1),
    pictureKeys: [...usable, ...names].map(({ key }) => key),
    hasInsecurePicture: found.some(({ text }) => /^http:\/\//.test(text)),
  };
}

const textOf = ({ text }: Address): string => text;

const addressesOrFirst = (text: string): string[] => {
  const addresses = addressesIn(text);
  return addresses.length > 0 ? addresses : [text.trim().split(/\s/)[0]];
};

/** The parts of a cell with the names of several files. */
const partsOf = (value: unknown): string[] =>
  cellText(value).split(/\^\^|[;|\n]/).map((name) => name.trim()).filter(Boolean);

/** The fields whose columns only our own tables have, and the names of these columns. */
function ownColumns(properties: Properties, origin: string | undefined) {
  const fields: Properties = {};
  const keys: string[] = [];
  for (const name of OWN_COLUMNS) {
    const found = findText(name, properties);
    const row: Field = TABLE_FIELDS[name];
    const text = found && (row.options ? found.text.trim().toLowerCase() : found.text);
    const value = text &&
      kindOf(row).read(isFile(row) ? ownPath(text.trim(), origin) : text, row).value;
    if (value === undefined) continue;
    fields[name] = value;
    keys.push(found!.key);
  }
  return { fields, keys };
}

/** Longest value in which addresses are searched, in UTF-16 units: some hundred files. */
const MAX_LENGTH = 20_000;

/** The addresses in a value that has nothing else, with any separators. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return [];
  if (!/^\s*https?:/i.test(value)) return [];
  const parts = value.split(/\^\^|\||[,;](?=\s*https?:)|\s+/).filter((part) => part !== "");
  return parts.every((part) => /^https?:\/\//i.test(part)) ? parts : [];
}
