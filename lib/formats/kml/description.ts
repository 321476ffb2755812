/**
 * Descriptions in KML, which programs read as HTML. Line breaks need no tags: programs keep the
 * lines of a text without any.
 */
import { xmlText } from "../xml_text.ts";

/** A text as the content of a description: what would be a tag or an entity is escaped twice. */
export const toDescription = (text: string): string =>
  xmlText(text).replace(
    /&amp;(?=[#\w])|&lt;(?=[a-z/!?])/gi,
    (mark) => mark.replace("&", "&amp;"),
  );

/** The text of a description that `toDescription` made. */
export const fromDescription = (html: string): string =>
  html.replace(/&(amp|lt);/g, (_, name) => name === "amp" ? "&" : "<");
