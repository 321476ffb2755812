/** The kinds of files that people bring, and why some cannot be read where they are brought. */
import { type TextKey, texts } from "../../texts/texts.ts";

const t = texts("refusals");

/** A file with an archive and its stops, and one with the speech of a recording. */
const ARCHIVE = "importAtCreation";
const SPEECH = "addToTranscript";

/** The key of what to do with a file of a kind. The texts have a sentence for each kind, too. */
export const FILE_KINDS = {
  archive: ARCHIVE,
  archiveZip: ARCHIVE,
  geojson: ARCHIVE,
  storymap: ARCHIVE,
  rows: ARCHIVE,
  gpx: ARCHIVE,
  kml: ARCHIVE,
  kmz: ARCHIVE,
  vtt: SPEECH,
  srt: SPEECH,
  ohms: SPEECH,
  elan: SPEECH,
  ttml: SPEECH,
  sbv: SPEECH,
  speechJson: SPEECH,
  timedTable: SPEECH,
  word: SPEECH,
  /** Anything else in letters: a table, or a transcript as plain text. */
  text: "cantBeRead",
  empty: "chooseContent",
  webPage: "downloadItself",
  json: "asCsvOrGeojson",
  xml: "asCsvKmlOrVtt",
  tei: "asText",
  transcriber: "asText",
  praat: "asText",
  feed: "recordingsToStops",
  catalogue: "asCsv",
  osm: "asGeojson",
  tcx: "asGpx",
  fit: "asGpx",
  oldOffice: "saveAsTextOrXlsx",
  rtf: "asText",
  odt: "asText",
  pages: "exportAsTextOrXlsx",
  pdf: "pasteItsText",
  excel: ARCHIVE,
  ods: "asTable",
  slides: "textAndPictures",
  shapefile: "asGeojson",
  database: "asCsv",
  packed: "unpackFiles",
  mediaZip: "toBlankArchive",
  zip: "unpackFile",
  recording: "toAStop",
  picture: "toAStop",
  program: "chooseAnother",
  binary: "asCsvGeojsonOrText",
} as const satisfies Partial<Record<TextKey<"refusals">, TextKey<"refusals">>>;

export type FileKind = keyof typeof FILE_KINDS;

/**
 * Why a file of this kind cannot be read here, for people; two sentences, no period at the end.
 * `advice` is given where the kind can be read in another form.
 */
export const refusalOf = (kind: FileKind, advice: TextKey<"refusals"> = FILE_KINDS[kind]): string =>
  `${t(kind)} ${t(advice)}`;
