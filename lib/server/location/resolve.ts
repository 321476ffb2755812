/** Finds the place in a text, by the first format or service that knows one. */
import { findPlace } from "../../geo/location/known_places.ts";
import { decodeShortPlusCode, parsePlusCode } from "../../geo/location/plus_code.ts";
import { readLocation } from "../../geo/location/read_location.ts";
import { isPlainlyThreeWords, parseThreeWords } from "../../geo/location/three_words.ts";
import { LOCATION_MESSAGES, type ParsedLocation } from "../../model/tour/location.ts";
import type { Position } from "../../model/tour/position.ts";
import { geocode, type GeocoderParts } from "./geocoder.ts";
import { convertToCoordinates, type WordsParts } from "./what3words.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * The result. 'found': the possible places, the likeliest first; 'none': not a place; 'busy': ask
 * again in so many seconds, because many users ask, or (`waits`) because this user waits for
 * another place.
 */
type Resolution =
  | { kind: "found"; locations: ParsedLocation[] }
  | { kind: "none"; message: string }
  | { kind: "busy"; seconds: number; waits?: true }
  | { kind: "unreachable" };

/** The services in use. */
export type LocationServices = { words: WordsParts; geocoder: GeocoderParts };

const none = (message: string): Resolution => ({ kind: "none", message });

/** A position near the one that is meant, and whether the text is certainly an address. */
type ResolveOptions = { near?: Position; asAddress?: boolean };

/**
 * Finds the places that a text may mean. Short Plus Codes are near `near`, or near the place whose
 * name follows them; of several addresses those near it come first.
 */
export async function resolveLocation(
  services: LocationServices,
  text: string,
  { near, asAddress }: ResolveOptions = {},
): Promise<Resolution> {
  const reading = readLocation(text, near, { asAddress });
  if (reading.kind === "found") return { kind: "found", locations: [reading.location] };
  if (reading.kind === "choose") return { kind: "found", locations: reading.locations };
  if (reading.kind === "error") return none(reading.message);
  const question: Question = { text: reading.text, originalInput: text.trim(), near };
  const words = parseThreeWords(reading.text);
  if (words !== null) return await resolveWords(services, question, words);
  const code = parsePlusCode(reading.text);
  if (code === null) return await resolveAddress(services, question);
  if (code.kind === "full" || code.place === undefined) return none(t("shortPlusCode"));
  const town = await resolveAddress(services, { ...question, text: code.place });
  if (town.kind !== "found") return town;
  const [{ label, ...place }] = town.locations;
  const position = decodeShortPlusCode(code, place);
  const { originalInput } = question;
  return found({ ...position, source: "pluscode", originalInput, label });
}

/** The text to look up, the text as typed, and a position near it. */
type Question = { text: string; originalInput: string; near?: Position };

async function resolveWords(
  services: LocationServices,
  question: Question,
  words: string,
): Promise<Resolution> {
  const { text, originalInput } = question;
  const hasKey = services.words.config.key !== undefined;
  const place = hasKey ? await convertToCoordinates(services.words, words) : null;
  if (place) {
    const { latitude, longitude, nearestPlace } = place;
    const label = [`///${words}`, nearestPlace].filter(Boolean).join(", ");
    return found({ latitude, longitude, source: "what3words", originalInput, label });
  }
  // "New York City" has three words, too: a text that is not clearly a three-word address may be a
  // street address.
  if (!isPlainlyThreeWords(text)) return await resolveAddress(services, question);
  return none(hasKey ? LOCATION_MESSAGES.noMatch : LOCATION_MESSAGES.noKey);
}

async function resolveAddress(
  { geocoder }: LocationServices,
  { text, originalInput, near }: Question,
): Promise<Resolution> {
  const answer = await geocode(geocoder, text, near);
  if (answer.kind === "none") return none(LOCATION_MESSAGES.noMatch);
  const shipped = answer.kind === "found" ? undefined : findPlace(text);
  const places = answer.kind === "found" ? answer.places : shipped ? [shipped] : [];
  if (places.length > 0) {
    return found(...places.map((place) => ({
      ...place,
      source: "address" as const,
      originalInput,
    })));
  }
  return answer.kind === "busy" ? answer : { kind: "unreachable" };
}

const found = (...locations: ParsedLocation[]): Resolution => ({ kind: "found", locations });
