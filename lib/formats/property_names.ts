/** Finds what a stop needs among the properties of somebody else's file. */

/** The properties of a feature, a placemark or a row, as the file names them. */
export type Properties = Record<string, unknown>;

/** What is looked for. */
export type Wanted =
  | "title"
  | "description"
  | "audioUrl"
  | "audioDuration"
  | "triggerRadius"
  | "imageUrl"
  | "latitude"
  | "longitude"
  | "coordinates";

/** Names in small letters, without accents, spaces and signs; the better ones first. */
const NAMES: Record<Wanted, string> = {
  title: "title name label titel titre titulo titolo nombre nome nom naam namn navn nazwa nazev " +
    "bezeichnung heading headline stop station place placename site sitename poi ort lieu lugar " +
    "luogo 名称 名前 标题 タイトル название имя",
  description:
    "description desc descr text notes note comment comments cmt summary details story " +
    "abstract content body beschreibung beschrijving descripcion descrizione descricao opis " +
    "beskrivning beskrivelse inhalt texte texto testo info about popup popupcontent описание 説明",
  audioUrl: "audiourl audio audiofile audiolink sound soundurl mp3 recording recordingurl ton " +
    "aufnahme",
  audioDuration: "audioduration duration length dauer duree duracion durata",
  triggerRadius: "triggerradius radius rayon radio raggio",
  imageUrl: "imageurl image picture pictureurl photo photourl bild foto img gxmedialinks",
  latitude: "latitude lat y breite breitengrad latitud latitudine ycoord gpslatitude gpslat " +
    "pointy latdd широта 纬度 緯度",
  longitude: "longitude lng lon long x lange langengrad longitud longitudine xcoord gpslongitude " +
    "gpslon gpslng pointx londd долгота 经度 経度",
  coordinates: "coordinates coordinate coords coord latlng latlong latlon gps gpscoordinates geo " +
    "geopoint geom geometry wkt point position location koordinaten coordonnees coordenadas " +
    "coordinate pluscode maplink maps mapslink link url",
};

const LISTS = Object.fromEntries(
  Object.entries(NAMES).map(([wanted, names]) => [wanted, names.split(" ")]),
) as Record<Wanted, string[]>;

/** What titles are called where the list has no better name: "Name of site", "name:de". */
const LIKE_TITLES = /name|title|titel|titre|titulo|nombre/;

/** A name as the lists have it. */
const normalize = (name: string) =>
  name.toLowerCase().normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");

/** The keys that may hold what is wanted, the best first. */
export function keysFor(wanted: Wanted, properties: Properties): string[] {
  const keys = Object.keys(properties).map((key) => ({ key, name: normalize(key) }));
  const listed = LISTS[wanted].flatMap((name) => keys.filter((key) => key.name === name));
  const alike = wanted === "title" ? keys.filter(({ name }) => LIKE_TITLES.test(name)) : [];
  return [...new Set([...listed, ...alike].map(({ key }) => key))];
}

/**
 * The first text for what is wanted, and its key. For a title, any short text is better than none.
 */
export function findText(
  wanted: Wanted,
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

/** A few words: no number, no address of a page, no colour, no id. */
const isTitleLike = (value: unknown) =>
  typeof value === "string" && value.length <= 80 && /\p{L}{3}/u.test(value) &&
  /^[\p{L}\p{N}“"'(]/u.test(value) &&
  !/^\w+:\/\/|^[0-9a-f]{6,}$|^#|_|^(true|false|null)$/i.test(value);
