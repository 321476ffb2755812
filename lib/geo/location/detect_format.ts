/** What kind of location a text seems to be, while it is typed. */
import { FORMAT_LABELS, type LocationFormat } from "../../model/location.ts";
import { parseGps } from "./gps.ts";
import { parsePlusCode } from "./plus_code.ts";
import { parseThreeWords } from "./three_words.ts";

/**
 * The format of a text: coordinates before three words, before a Plus Code, before an address (any
 * letter).
 */
export function detectFormat(text: string): LocationFormat {
  if (parseGps(text)) return "gps";
  if (parseThreeWords(text)) return "words";
  if (parsePlusCode(text)) return "pluscode";
  return /\p{L}/u.test(text) ? "address" : "unknown";
}

/** What the badge reads for a text; undefined for an empty box, which has none. */
export function badgeOf(text: string): string | undefined {
  return text.trim() === "" ? undefined : FORMAT_LABELS[detectFormat(text)];
}
