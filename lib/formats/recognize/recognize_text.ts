/** Tells what a text is by its content; names and endings of files are often wrong. */
import type { XmlElement } from "@rgrove/parse-xml";
import { DEEPEST, isShallow } from "../../model/tour/draft.ts";
import { texts } from "../../texts/texts.ts";
import { EXPORT_FORMAT } from "../json/export_file.ts";
import { isObject } from "../json/is_object.ts";
import { ohmsRecord } from "../transcript/read_ohms.ts";
import { isTimedTable, speechRows } from "../transcript/read_rows.ts";
import { isSbv, isSrt } from "../transcript/read_srt.ts";
import { isVtt } from "../transcript/read_vtt.ts";
import { localName, parseRoot } from "../xml.ts";
import type { FileKind } from "./file_kinds.ts";

const t = texts("imports");

type Data = Record<string, unknown>;
type XmlKind = "gpx" | "kml" | "ohms" | "elan" | "ttml";
type ObjectKind = "archive" | "geojson" | "storymap";

/** What was recognised, parsed as far as that took; `problem` says why a text cannot be parsed. */
export type Recognized =
  | { kind: XmlKind; root: XmlElement }
  | { kind: ObjectKind; data: Data }
  | { kind: "rows"; data: Data[] }
  | { kind: "speechJson"; data: unknown }
  | { kind: Exclude<FileKind, XmlKind | ObjectKind | "rows" | "speechJson">; text: string }
  | { problem: string };

/** The kind of a decoded text. Never throws. */
export function recognizeText(text: string): Recognized {
  const content = text.replace(/^\ufeff/, "").trim();
  if (content === "") return { kind: "empty", text: content };
  if (isVtt(content)) return { kind: "vtt", text: content };
  if (XML_START.test(content)) return recognizeXml(content);
  if (JSON_START.test(content)) return recognizeJson(content);
  const kind = SIGNATURES.find(([signature]) => signature.test(content))?.[1];
  return { kind: kind ?? speechKind(content) ?? "text", text: content };
}

function speechKind(text: string): "srt" | "sbv" | "timedTable" | undefined {
  if (isSrt(text)) return "srt";
  if (isSbv(text)) return "sbv";
  return isTimedTable(text) ? "timedTable" : undefined;
}

const XML_START = /^<[?!a-z]/i;

/** A transcript may begin with "[00:00:05] Mae:", a note with "{sic}". */
const JSON_START = /^\{\s*["}]|^\[\s*(?:[{["\]]|-?\d+(?:\.\d+)?\s*[,\]])/;

const SIGNATURES: [RegExp, "rtf" | "praat"][] = [
  [/^\{\\rtf/, "rtf"],
  [/^File type = "ooTextFile/, "praat"],
];

/** The page that sites send instead of a file when a sign-in is needed. */
const WEB_PAGE = /^<(?:!doctype html|html)[\s>]/i;

/** By the name of the first element in lower case. */
const ROOTS = {
  gpx: "gpx",
  kml: "kml",
  annotation_document: "elan",
  tei: "tei",
  teicorpus: "tei",
  trans: "transcriber",
  tt: "ttml",
  rss: "feed",
  feed: "feed",
  osm: "osm",
  trainingcenterdatabase: "tcx",
  mods: "catalogue",
  modscollection: "catalogue",
  mets: "catalogue",
  ead: "catalogue",
  collection: "catalogue",
  "oai-pmh": "catalogue",
  rdf: "catalogue",
} as const;

const isRoot = (name: string): name is keyof typeof ROOTS => Object.hasOwn(ROOTS, name);

function recognizeXml(text: string): Recognized {
  if (WEB_PAGE.test(text)) return { kind: "webPage", text };
  const root = parseRoot(text);
  if (typeof root === "string") return { problem: root };
  const name = localName(root).toLowerCase();
  const kind = isRoot(name) ? ROOTS[name] : ohmsRecord(root) ? "ohms" : "xml";
  return isRead(kind) ? { kind, root } : { kind, text };
}

const isRead = (kind: FileKind): kind is XmlKind =>
  ["gpx", "kml", "ohms", "elan", "ttml"].includes(kind);

function recognizeJson(text: string): Recognized {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: t("jsonDamaged") };
  }
  if (!isShallow(data, DEEPEST)) {
    return { problem: t("tooDeep") };
  }
  if (speechRows(data)) return { kind: "speechJson", data };
  const rows = rowsIn(data);
  if (rows) return { kind: "rows", data: rows };
  const kind = isObject(data) ? objectKind(data) : undefined;
  return kind ? { kind, data: data as Data } : { kind: "json", text };
}

/** The values of `type` in GeoJSON (RFC 7946, 1.4). */
const GEOJSON_TYPES = [
  "FeatureCollection",
  "Feature",
  "Point",
  "MultiPoint",
  "LineString",
  "MultiLineString",
  "Polygon",
  "MultiPolygon",
  "GeometryCollection",
];

function objectKind(data: Data): ObjectKind | undefined {
  if (GEOJSON_TYPES.includes(String(data.type))) return "geojson";
  if (isObject(data.storymap) && Array.isArray(data.storymap.slides)) return "storymap";
  const isOurs = data.format === EXPORT_FORMAT || "audioStops" in data || "title" in data;
  return isOurs ? "archive" : undefined;
}

/** A list of objects, alone or as the only member of an object, such as `{"objects": [...]}`. */
function rowsIn(data: unknown): Data[] | undefined {
  const members = isObject(data) ? Object.values(data) : [];
  const list = members.length === 1 ? members[0] : data;
  return Array.isArray(list) && list.length > 0 && list.every(isObject) ? list : undefined;
}
