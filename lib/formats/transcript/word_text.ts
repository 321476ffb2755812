/** The text of a Word document (.docx). */
import type { XmlElement } from "@rgrove/parse-xml";
import { children, localName, parseRoot } from "../xml.ts";
import { unpackEntry, zipEntries } from "../zip/zip_entries.ts";

/** Most bytes of the unpacked text with its mark-up. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * A line for each paragraph; undefined for a damaged document. Text that was deleted while changes
 * were tracked is left out.
 *
 * Source: ECMA-376, Office Open XML, part 1, 17.3
 */
export function wordText(bytes: Uint8Array): string | undefined {
  try {
    const entry = [...zipEntries(bytes)].find(({ name }) => name === "word/document.xml");
    if (!entry || entry.size > MAX_BYTES) return undefined;
    const root = parseRoot(new TextDecoder().decode(unpackEntry(entry, () => {})));
    return typeof root === "string" ? undefined : paragraphs(root).join("\n");
  } catch {
    return undefined;
  }
}

const paragraphs = (element: XmlElement): string[] =>
  children(element).flatMap((child) =>
    localName(child) === "p" ? [textOf(child)] : paragraphs(child)
  );

/** `t` has text, `tab`, `br` and `cr` stand for spaces and breaks. */
function textOf(element: XmlElement): string {
  return children(element).map((child) => {
    switch (localName(child)) {
      case "t":
        return child.text;
      case "tab":
        return "\t";
      case "br":
      case "cr":
        return "\n";
      case "del":
        return "";
      default:
        return textOf(child);
    }
  }).join("");
}
