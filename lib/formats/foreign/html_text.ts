/** Converts HTML in exported maps and spreadsheets to plain text. */

/** Elements of HTML; other text in angle brackets is the author's. */
const ELEMENTS = new Set(
  ("a abbr article aside audio b big blockquote body br caption center cite code dd div dl dt em " +
    "embed figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i iframe img li " +
    "link main meta nav object ol p param pre s script section small source span strike strong " +
    "style sub sup table tbody td tfoot th thead title tr u ul video").split(" "),
);

/** Elements that begin and end a line; two of them leave an empty line. */
const LINES = new Set("br div li tr dt dd h1 h2 h3 h4 h5 h6 hr ul ol table caption".split(" "));
const PARAGRAPHS = new Set("p blockquote section article figure pre".split(" "));

/** Elements whose content is not text. */
const SILENT = ["script", "style", "head", "title"];

/** The usual named references; others stay as they are. */
const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  copy: "©",
  reg: "®",
  deg: "°",
  middot: "·",
  bull: "•",
  szlig: "ß",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  agrave: "à",
  egrave: "è",
  ecirc: "ê",
  ocirc: "ô",
  ccedil: "ç",
  ntilde: "ñ",
  aring: "å",
  oslash: "ø",
  aelig: "æ",
  euro: "€",
  pound: "£",
};

/** A plain text, and whether links, pictures or the like were left out of it. */
type PlainText = { text: string; lost: boolean };

const LOST = new Set(["a", "img", "iframe", "video", "audio", "embed", "object"]);

/**
 * A text without mark-up; one that has none is returned unchanged. One pass over the text.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { htmlToText } from "./html_text.ts";
 *
 * assert.deepEqual(htmlToText("<p>The <b>mill</b> &amp; 2 < 3</p>"), {
 *   text: "The mill & 2 < 3",
 *   lost: false,
 * });
 * ```
 */
export function htmlToText(html: string): PlainText {
  const lower = html.toLowerCase();
  const readTag = createTagReader(html);
  let text = "";
  let [lost, found] = [false, false];
  let at = 0;
  for (;;) {
    const open = html.indexOf("<", at);
    if (open < 0) break;
    const tag = readTag(open);
    text += html.slice(at, open);
    if (!tag) {
      text += "<";
      at = open + 1;
      continue;
    }
    found = true;
    lost ||= LOST.has(tag.name);
    text += PARAGRAPHS.has(tag.name) ? "\n\n" : LINES.has(tag.name) ? "\n" : "";
    if (tag.name === "td" || tag.name === "th") text += " ";
    at = tag.end;
    if (!tag.closes && SILENT.includes(tag.name)) {
      const end = lower.indexOf(`</${tag.name}`, at);
      at = end < 0 ? html.length : end;
    }
  }
  const decoded = decodeReferences(text + html.slice(at));
  return { text: found ? collapseSpace(decoded) : decoded, lost };
}

type Tag = { name: string; closes: boolean; end: number };

/** Makes a function that reads the tag at an index, if it is one of HTML or a comment. */
function createTagReader(html: string): (open: number) => Tag | undefined {
  /** Whether no further end follows, so that each is searched for only once. */
  const missing = new Set<string>();
  return (open) => {
    const match = /^<(\/?)([a-zA-Z][a-zA-Z0-9]{0,12})(?=[\s/>])|^<(!--)/.exec(
      html.slice(open, open + 20),
    );
    if (!match) return undefined;
    const name = match[3] ?? match[2].toLowerCase();
    const mark = match[3] ? "-->" : ">";
    if (missing.has(mark) || (!match[3] && !ELEMENTS.has(name))) return undefined;
    const end = html.indexOf(mark, open);
    if (end >= 0) return { name, closes: match[1] === "/", end: end + mark.length };
    missing.add(mark);
  };
}

function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (all, dec, hex, name) => {
      if (name) return Object.hasOwn(NAMED, name) ? NAMED[name] : all;
      const code = dec ? Number(dec) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** Without the white space of the mark-up's layout. */
function collapseSpace(text: string): string {
  return text.split("\n").map((line) => line.trim().replace(/[ \t\u00a0]+/g, " ")).join("\n")
    .replace(/\n{3,}/g, "\n\n").trim();
}
