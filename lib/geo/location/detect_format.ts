/** The probable format of a location, while it is typed. */
import { formatLabel, type LocationFormat } from "../../model/tour/location.ts";
import { cleanText } from "./clean_text.ts";
import { parsePlusCode } from "./plus_code.ts";
import { readCoordinates } from "./read_coordinates.ts";
import { parseThreeWords } from "./three_words.ts";

/**
 * The format of a text, the first that fits: coordinates (and links with coordinates), three words,
 * a Plus Code, an address (any letter). For other links, the format of the text in the link.
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

/** The badge for a text; undefined for an empty box, which has none. */
export function badgeOf(text: string): string | undefined {
  return text.trim() === "" ? undefined : formatLabel(detectFormat(text));
}
