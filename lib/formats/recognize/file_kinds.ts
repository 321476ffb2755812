/** The kinds of files that people bring: what each is called, and what it is for. */

/**
 * `holds`: an archive with its stops, or the speech of one recording; neither for kinds that are
 * refused with `advice`.
 */
type KindInfo = { name: string; holds?: "archive" | "speech"; advice?: string };

const AS_CSV = "Export its records as CSV, and import that file";
const AS_TEXT = "Save it as plain text (.txt), and add that file";
const AS_TABLE = "Save it as CSV (UTF-8), and import that file";
const AS_GPX = "Export it as GPX, and import that file";
const TO_A_STOP = "Add it to a stop, under “Add recordings and photos”";

export const FILE_KINDS = {
  archive: { name: "an archive file", holds: "archive" },
  archiveZip: { name: "an archive with its recordings", holds: "archive" },
  geojson: { name: "a GeoJSON file", holds: "archive" },
  storymap: { name: "a StoryMapJS file", holds: "archive" },
  rows: { name: "a table (JSON)", holds: "archive" },
  gpx: { name: "a GPX file", holds: "archive" },
  kml: { name: "a KML file", holds: "archive" },
  kmz: { name: "a KMZ file", holds: "archive" },
  vtt: { name: "a WebVTT transcript", holds: "speech" },
  srt: { name: "a SubRip transcript", holds: "speech" },
  ohms: { name: "an OHMS record", holds: "speech" },
  elan: { name: "an ELAN file", holds: "speech" },
  ttml: { name: "a TTML transcript", holds: "speech" },
  sbv: { name: "a YouTube transcript (.sbv)", holds: "speech" },
  speechJson: { name: "a transcript of a recogniser", holds: "speech" },
  timedTable: { name: "a transcript in rows", holds: "speech" },
  word: { name: "a Word document", holds: "speech" },
  /** Anything else in letters: a table, or a transcript as plain text. */
  text: { name: "a text" },
  empty: { name: "an empty file", advice: "Choose a file with content" },
  webPage: { name: "a web page", advice: "Download the file itself, and choose that" },
  json: { name: "a JSON file of an unknown kind", advice: "Export it as CSV or GeoJSON" },
  xml: { name: "an XML file of an unknown kind", advice: "Export it as CSV, KML or WebVTT" },
  tei: { name: "a TEI text", advice: AS_TEXT },
  transcriber: { name: "a Transcriber file", advice: AS_TEXT },
  praat: { name: "a Praat TextGrid", advice: AS_TEXT },
  feed: { name: "a feed", advice: "Download its recordings, and add them to stops" },
  catalogue: { name: "a catalogue record in XML", advice: AS_CSV },
  osm: { name: "an OpenStreetMap file", advice: "Export it as GeoJSON, and import that file" },
  tcx: { name: "a TCX file", advice: AS_GPX },
  fit: { name: "a FIT file", advice: AS_GPX },
  oldOffice: { name: "an old Office file", advice: "Save it as .txt or .xlsx, and choose that" },
  rtf: { name: "an RTF document", advice: AS_TEXT },
  odt: { name: "an OpenDocument text", advice: AS_TEXT },
  pages: { name: "a Pages, Numbers or Keynote file", advice: "Export it as .txt or .xlsx" },
  pdf: { name: "a PDF", advice: "Copy its text, and paste it" },
  excel: { name: "an Excel table", holds: "archive" },
  ods: { name: "an OpenDocument table", advice: AS_TABLE },
  slides: { name: "a presentation", advice: "Save its text as .txt and its pictures as .jpg" },
  shapefile: { name: "a shapefile", advice: "Export it as GeoJSON, and import that file" },
  database: { name: "a database", advice: AS_CSV },
  packed: { name: "a packed folder", advice: "Unpack it, and choose the files in it" },
  mediaZip: {
    name: "a zip file with recordings or pictures, and no archive",
    advice: "Create a blank archive, and choose the file under “Add recordings and photos” there",
  },
  zip: { name: "a zip file without an archive or a map", advice: "Unpack it, and choose a file" },
  recording: { name: "a recording", advice: TO_A_STOP },
  picture: { name: "a picture", advice: TO_A_STOP },
  program: { name: "a program", advice: "Choose another file" },
  binary: { name: "no text, table or map", advice: "Export it as CSV, GeoJSON or plain text" },
} as const satisfies Record<string, KindInfo>;

export type FileKind = keyof typeof FILE_KINDS;

const ELSEWHERE = {
  archive: "Import it when you create an archive",
  speech: "Add it to its stop, under “Transcript”",
};

/** Why a file of this kind cannot be read here, for people; two sentences, no period at the end. */
export function refusalOf(kind: FileKind): string {
  const { name, holds, advice }: KindInfo = FILE_KINDS[kind];
  return `This is ${name}. ${holds ? ELSEWHERE[holds] : advice ?? "It can’t be read"}`;
}
