/** What reading GPX and KML shares. */
import { parseXml, XmlElement } from "@rgrove/parse-xml";

/**
 * The root of an XML text, or why there is none, for people. The parser knows no entities but XML's
 * own five, and fetches nothing.
 */
export function parseRoot(text: string): XmlElement | string {
  try {
    // The parser takes its time over each carriage return.
    const { root } = parseXml(text.replace(/\r\n?/g, "\n"));
    return root ?? "The file is empty";
  } catch (error) {
    // Elements nested thousands deep overflow the stack: no map has that either.
    const reason = error instanceof Error ? error.message.split("\n")[0] : "";
    return `The file can’t be read as XML. ${reason}`.trim();
  }
}

/** A name without its prefix: which one a file chooses says nothing. */
export const localName = (element: XmlElement): string =>
  element.name.slice(element.name.indexOf(":") + 1);

/** The elements within `element`, all or those of one name. */
export function children(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement =>
    child instanceof XmlElement && (name === undefined || localName(child) === name)
  );
}

/** The text of the first element of a name; undefined where there is none. */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return element && children(element, name)[0]?.text;
}
