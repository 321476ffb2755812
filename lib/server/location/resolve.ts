/** Finds the place that a text means: the first format or service that has one decides. */
import { findPlace } from "../../geo/location/known_places.ts";
import { decodeShortPlusCode, parsePlusCode } from "../../geo/location/plus_code.ts";
import { readLocation } from "../../geo/location/read_location.ts";
import { isPlainlyThreeWords, parseThreeWords } from "../../geo/location/three_words.ts";
import { LOCATION_MESSAGES, type ParsedLocation } from "../../model/location.ts";
import type { Position } from "../../model/position.ts";
import { geocode, type GeocoderParts } from "./geocoder.ts";
import { convertToCoordinates, type WordsParts } from "./what3words.ts";

/** What became of a text. 'none': it names no place; 'busy': ask again in so many seconds. */
export type Resolution =
  | { kind: "found"; location: ParsedLocation }
  | { kind: "none"; message: string }
  | { kind: "busy"; seconds: number }
  | { kind: "unreachable" };

/** The services that are asked. */
export type LocationServices = { words: WordsParts; geocoder: GeocoderParts };

const SHORT_CODE = "This Plus Code is short: add a town after it, or enter the full code.";

const none = (message: string): Resolution => ({ kind: "none", message });

/**
 * Finds the place of a text; short Plus Codes are near `near`, or near the place whose name follows
 * them.
 */
export async function resolveLocation(
  services: LocationServices,
  text: string,
  near?: Position,
): Promise<Resolution> {
  const reading = readLocation(text, near);
  if (reading.kind === "found") return reading;
  if (reading.kind === "error") return none(reading.message);
  const words = parseThreeWords(text);
  if (words !== null) return await resolveWords(services, text, words);
  const code = parsePlusCode(text);
  if (code === null) return await resolveAddress(services, text);
  if (code.kind === "full" || code.place === undefined) return none(SHORT_CODE);
  const town = await resolveAddress(services, code.place);
  if (town.kind !== "found") return town;
  const position = decodeShortPlusCode(code, town.location);
  const { label } = town.location;
  return found({ ...position, source: "pluscode", originalInput: text.trim(), label });
}

async function resolveWords(
  services: LocationServices,
  text: string,
  words: string,
): Promise<Resolution> {
  const hasKey = services.words.config.key !== undefined;
  const place = hasKey ? await convertToCoordinates(services.words, words) : null;
  if (place) {
    const { latitude, longitude, nearestPlace } = place;
    const label = [`///${words}`, nearestPlace].filter(Boolean).join(", ");
    const originalInput = text.trim();
    return found({ latitude, longitude, source: "what3words", originalInput, label });
  }
  // "New York City" has three words, too: what does not look like a three-word address may be one
  // of a street.
  if (!isPlainlyThreeWords(text)) return await resolveAddress(services, text);
  return none(hasKey ? LOCATION_MESSAGES.noMatch : LOCATION_MESSAGES.noKey);
}

async function resolveAddress({ geocoder }: LocationServices, text: string): Promise<Resolution> {
  const answer = await geocode(geocoder, text);
  if (answer.kind === "none") return none(LOCATION_MESSAGES.noMatch);
  const place = answer.kind === "found" ? answer.place : findPlace(text);
  if (!place) return answer.kind === "busy" ? answer : { kind: "unreachable" };
  return found({ ...place, source: "address", originalInput: text.trim() });
}

const found = (location: ParsedLocation): Resolution => ({ kind: "found", location });
