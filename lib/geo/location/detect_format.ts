/** What kind of location a text seems to be, while it is typed. */
import { FORMAT_LABELS, type LocationFormat } from "../../model/tour/location.ts";
import { cleanText } from "./clean_text.ts";
import { parsePlusCode } from "./plus_code.ts";
import { readCoordinates } from "./read_coordinates.ts";
import { parseThreeWords } from "./three_words.ts";

/**
 * The format of a text: coordinates (and links that hold some) before three words, before a Plus
 * Code, before an address (any letter). A link is what the text in it is.
 */
export function detectFormat(text: string): LocationFormat {
  const coordinates = readCoordinates(text);
  if (coordinates?.kind === "places") return "gps";
  if (coordinates?.kind === "none") return "unknown";
  const clean = cleanText(coordinates?.text ?? text);
  if (parseThreeWords(clean)) return "words";
  if (parsePlusCode(clean)) return "pluscode";
  return /\p{L}/u.test(clean) ? "address" : "unknown";
}

/** What the badge reads for a text; undefined for an empty box, which has none. */
export function badgeOf(text: string): string | undefined {
  return text.trim() === "" ? undefined : FORMAT_LABELS[detectFormat(text)];
}
