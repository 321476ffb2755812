/** The shared parts of the GPX and KML readers. */
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { texts } from "../texts/texts.ts";

const t = texts("imports");

/** Most "<" of a text: a track of 4 MB with heights and times has 250,000. */
const MAX_MARKS = 400_000;

/**
 * The root of an XML text, or why it cannot be read, for people. The parser knows only XML's own
 * five entities, and fetches nothing.
 */
export function parseRoot(text: string): XmlElement | string {
  if (marksIn(text) > MAX_MARKS) return t("tooManyElements");
  try {
    // The parser is slow with carriage returns.
    const { root } = parseXml(text.replace(/\r\n?/g, "\n"));
    return root ?? t("isEmpty");
  } catch (error) {
    // Elements nested thousands deep would overflow the stack; no map has them.
    const reason = error instanceof Error ? error.message.split("\n")[0] : "";
    return t("notXml", { reason }).trim();
  }
}

function marksIn(text: string): number {
  let marks = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) marks++;
  return marks;
}

/** A name without its prefix, which files choose freely. */
export const localName = (element: XmlElement): string =>
  element.name.slice(element.name.indexOf(":") + 1);

/** The elements within `element`, all or those of one name. */
export function children(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement =>
    child instanceof XmlElement && (name === undefined || localName(child) === name)
  );
}

/** The text of the first element with this name; undefined without one. */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return element && children(element, name)[0]?.text;
}
