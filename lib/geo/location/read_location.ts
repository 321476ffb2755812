/** Reads a location as far as possible without a request. */
import {
  LOCATION_MESSAGES,
  type LocationSource,
  type ParsedLocation,
} from "../../model/tour/location.ts";
import type { Position } from "../../model/tour/position.ts";
import { cleanText, withoutInvisible } from "./clean_text.ts";
import type { NamedPlace } from "./notations.ts";
import { decodePlusCode, decodeShortPlusCode, parsePlusCode } from "./plus_code.ts";
import { readCoordinates } from "./read_coordinates.ts";
import { parseThreeWords } from "./three_words.ts";

/**
 * The result. 'choose': the text may mean any of these, or an address if `mayBeAddress` is set.
 * 'ask': the server knows more (`GET /api/location?q=…` with `text`): three words, an address, a
 * short Plus Code with a place's name, or one without a position to be near.
 */
type Reading =
  | { kind: "found"; location: ParsedLocation }
  | { kind: "choose"; locations: ParsedLocation[]; mayBeAddress: boolean }
  | { kind: "ask"; text: string }
  | { kind: "error"; message: string };

/**
 * Reads coordinates and Plus Codes; short codes only with `near`, such as the middle of the map.
 * `asAddress`: an ambiguous text is read as an address.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { readLocation } from "./read_location.ts";
 *
 * const read = readLocation("48.2082, 16.3738");
 * assert.ok(read.kind === "found" && read.location.latitude === 48.2082);
 * assert.equal(readLocation("Stephansplatz 1, Wien").kind, "ask");
 * ```
 */
export function readLocation(
  text: string,
  near?: Position,
  { asAddress = false } = {},
): Reading {
  const originalInput = text.trim();
  if (originalInput === "") return error(LOCATION_MESSAGES.empty);
  if (cleanText(text) === "") return error(LOCATION_MESSAGES.noMatch);
  const read = readCoordinates(text);
  const isAddress = asAddress && read?.kind === "places" && read.mayBeAddress;
  const toLocation = ({ at, label }: NamedPlace): ParsedLocation => ({
    ...at,
    source: "manual",
    originalInput,
    ...(label ? { label } : {}),
  });
  if (read?.kind === "none") return error(read.message);
  if (read?.kind === "places" && !isAddress) {
    const locations = read.places.map(toLocation);
    const isPlain = locations.length === 1 && !read.mayBeAddress;
    return isPlain
      ? { kind: "found", location: locations[0] }
      : { kind: "choose", locations, mayBeAddress: read.mayBeAddress };
  }
  const rest = withoutInvisible(read?.kind === "text" ? read.text : text);
  return readCode(cleanText(rest), near, originalInput) ??
    (/\p{L}/u.test(rest) ? { kind: "ask", text: rest } : error(LOCATION_MESSAGES.noMatch));
}

/** The position of a Plus Code, or a request to the server; three words take precedence. */
function readCode(text: string, near: Position | undefined, originalInput: string) {
  const code = parseThreeWords(text) ? null : parsePlusCode(text);
  const found = (at: Position): Reading => ({
    kind: "found",
    location: { ...at, source: "pluscode" satisfies LocationSource, originalInput },
  });
  if (code?.kind === "full") return found(decodePlusCode(code));
  if (code === null) return undefined;
  if (code.place === undefined && near) return found(decodeShortPlusCode(code, near));
  return { kind: "ask", text } satisfies Reading;
}

const error = (message: string): Reading => ({ kind: "error", message });
