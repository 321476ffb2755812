/** Finds a stop's fields among the properties of another program's file. */
import { namesWhere, type NamesWith } from "../../model/tour/fields/field.ts";
import { TABLE_FIELDS } from "../../model/tour/fields/table.ts";

/** The properties of a feature, a placemark or a row, with the file's names; they do not change. */
export type Properties = Record<string, unknown>;

/** Most columns of a table, and properties of a point: catalogues have some hundred. */
export const MAX_PROPERTIES = 500;

/** Most cells of a table that are not empty: 5,000 rows of the columns of a catalogue. */
export const MAX_CELLS = 500_000;

/** The first properties; the file's own object if there are no more. */
export function firstProperties(properties: Properties): Properties {
  const names = Object.keys(properties);
  if (names.length <= MAX_PROPERTIES) return properties;
  return Object.fromEntries(names.slice(0, MAX_PROPERTIES).map((name) => [name, properties[name]]));
}

/** The fields that are looked for. */
type Wanted =
  | "title"
  | "description"
  | "audioUrl"
  | "audioDuration"
  | "triggerRadius"
  | "language"
  | "imageUrl"
  | "files"
  | "latitude"
  | "longitude"
  | "address"
  | "order"
  | "coordinates";

/** Names in lower case, without accents, spaces and signs; the best ones first. */
const NAMES: Record<Wanted, string> = {
  title:
    "title storytitle stoptitle name label preferredlabel preferredlabels titel titre titulo titolo nombre nome nom naam namn navn nazwa nazev " +
    "bezeichnung heading headline stop station place placename site sitename poi ort lieu lugar " +
    "luogo 名称 名前 标题 タイトル название имя",
  description: "itemtypemetadatastory " +
    "description desc descr descrip scopeandcontents scopeandcontent scopecontent text notes note comment comments cmt summary details story " +
    "abstract content body beschreibung beschrijving descripcion descrizione descricao opis " +
    "beskrivning beskrivelse inhalt texte texto testo info about popup popupcontent описание 説明",
  audioUrl:
    "audiourl audio audiofile audiofilename audiolink sound soundfile soundurl mp3 recording " +
    "recordingurl recordingfile ton " +
    "aufnahme",
  audioDuration: "audioduration duration length dauer duree duracion durata",
  triggerRadius: "triggerradius radius rayon radio raggio",
  language:
    "language lang languagecode langue sprache idioma lingua taal sprak sprog jezyk jazyk " +
    "язык 言語 语言 語言",
  imageUrl:
    "imageurl image imagefile imagefilename picture pictureurl photo photourl bild foto img gxmedialinks",
  files:
    "file files filename filenames fileurl fileurls itemfiles original media mediaurl mediaurls",
  latitude: "latitude lat y breite breitengrad latitud latitudine ycoord gpslatitude gpslat " +
    "pointy latdd широта 纬度 緯度",
  longitude: "longitude lng lon long x lange langengrad longitud longitudine xcoord gpslongitude " +
    "gpslon gpslng pointx londd долгота 经度 経度",
  address: "address streetaddress street addrstreet fulladdress adresse anschrift strasse rue " +
    "direccion indirizzo endereco adres",
  order: "order no nr num number sequence seq sortorder stopno stopnr stopnumber tourorder rank " +
    "reihenfolge nummer ordre numero orden ordine volgorde",
  coordinates: "coordinates coordinate coords coord latlng latlong latlon gps gpscoordinates geo " +
    "geopoint georeference georeferences geom geometry wkt point position location koordinaten coordonnees coordenadas " +
    "coordinate pluscode maplink maps mapslink link url",
};

const LISTS: Record<string, string[]> = Object.fromEntries(
  Object.entries(NAMES).map(([wanted, names]) => [wanted, names.split(" ")]),
);

/** Further names for titles: "Name of site", "name:de". */
const LIKE_TITLES = /name|title|titel|titre|titulo|nombre/;

/** A normalized name. */
const normalize = (name: string) =>
  name.toLowerCase().normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");

/** Fields that only our own tables have, by the names of their columns. */
type OwnColumn = Exclude<NamesWith<typeof TABLE_FIELDS, { column: string }>, Wanted>;
export const OWN_COLUMNS = namesWhere(TABLE_FIELDS, ({ column }) => column)
  .filter((name) => !(name in NAMES)) as OwnColumn[];
for (const name of OWN_COLUMNS) LISTS[name] = [normalize(TABLE_FIELDS[name].column)];

/**
 * The prefixes of Omeka and other catalogues: "Dublin Core:Title", "dcterms:title", "dc.title[en]",
 * "Geolocation:latitude".
 */
const ELEMENT_SET =
  /^(?:dublin ?core|dcterms|dc|geolocation|mapping|item type metadata|omeka)\s?[:.]|\[[\w-]{2,35}\]$/gi;

/** Longest name that is examined, in UTF-16 units. */
const MAX_LENGTH = 200;

/** A normalized name, with and without its element set. */
type ListedName = { name: string; element: string };

/** A cache, because each row of a table has the same names. */
const met = new Map<string, ListedName>();
const MAX_MET = 5000;

function listedName(key: string): ListedName {
  const before = met.get(key);
  if (before) return before;
  const plain = key.slice(0, MAX_LENGTH).trim();
  const found = { name: normalize(plain), element: normalize(plain.replace(ELEMENT_SET, "")) };
  if (met.size >= MAX_MET) met.clear();
  met.set(key, found);
  return found;
}

/** The normalized name of an element, and whether it has a set such as Dublin Core. */
export function elementOf(key: string): { name: string; isElement: boolean } {
  const { name, element } = listedName(key);
  return { name: element, isElement: name !== element };
}

/** The keys of properties by their names, because each field is looked for among all of them. */
const indexes = new WeakMap<Properties, Map<string, string[]>>();

function indexOf(properties: Properties): Map<string, string[]> {
  const before = indexes.get(properties);
  if (before) return before;
  const index = new Map<string, string[]>();
  for (const key of Object.keys(properties)) {
    const { name, element } = listedName(key);
    for (const one of new Set([name, element])) {
      const keys = index.get(one);
      if (keys) keys.push(key);
      else index.set(one, [key]);
    }
  }
  indexes.set(properties, index);
  return index;
}

/** The keys that may hold a field, the best first. */
export function keysFor(wanted: Wanted | OwnColumn, properties: Properties): string[] {
  const index = indexOf(properties);
  const listed = LISTS[wanted].flatMap((name) => index.get(name) ?? []);
  const alike = wanted === "title"
    ? Object.keys(properties).filter((key) => LIKE_TITLES.test(listedName(key).name))
    : [];
  return [...new Set([...listed, ...alike])];
}

/** True if a name is known for any field of a stop. */
export const isKnownName = (key: string): boolean => {
  const { name, element } = listedName(key);
  return Object.values(LISTS).some((names) => names.includes(name) || names.includes(element));
};

/** The first text for a field, and its key. If no name fits, any short text serves as a title. */
export function findText(
  wanted: Wanted | OwnColumn,
  properties: Properties,
): { key: string; text: string } | undefined {
  const keys = keysFor(wanted, properties);
  const rest = wanted === "title"
    ? Object.keys(properties).filter((key) => isTitleLike(properties[key]))
    : [];
  for (const key of [...keys, ...rest]) {
    const value = properties[key];
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text === "string" && text.trim() !== "") return { key, text };
  }
  return undefined;
}

/** A few words: not a number, a web address, a colour or an id. */
const isTitleLike = (value: unknown) =>
  typeof value === "string" && value.length <= 80 && /\p{L}{3}/u.test(value) &&
  /^[\p{L}\p{N}“"'(]/u.test(value) &&
  !/^\w+:\/\/|^[0-9a-f]{6,}$|^#|_|^(true|false|null)$/i.test(value);
