/**
 * The three-word service, version 3 of its API.
 *
 * Source: https://developer.what3words.com/public-api/docs.
 */
import { z } from "zod";
import { LOCATION_MESSAGES, SUGGESTIONS, type WordsSuggestion } from "../../model/tour/location.ts";
import { Latitude, Longitude, type Position } from "../../model/tour/position.ts";
import { failure } from "../host/log.ts";
import type { LocationConfig } from "../host/location_config.ts";
import { askJson, below, ForeignName } from "../http/ask_json.ts";

/** The options of the service. `timeoutMs` is 5000 by default. */
export type WordsParts = {
  config: LocationConfig["words"];
  fetch: typeof fetch;
  timeoutMs?: number;
};

/**
 * Where suggestions are searched: near a position, in countries (ISO 3166, separated by commas).
 */
type SuggestOptions = { focus?: Position; clipToCountry?: string };

const Failure = z.object({ error: z.object({ message: z.string() }).loose() });
const Coordinates = z.object({
  coordinates: z.object({ lat: Latitude, lng: Longitude }),
  nearestPlace: ForeignName.optional(),
});
const Words = z.object({ words: ForeignName });
const Suggestions = z.object({
  suggestions: z.array(z.object({
    words: ForeignName,
    nearestPlace: ForeignName.optional(),
    country: ForeignName.optional(),
  })),
});

/**
 * The position of three words in degrees, and the town nearest to it; null after a failure, which
 * is logged.
 */
export function convertToCoordinates(
  parts: WordsParts,
  words: string,
): Promise<Position & { nearestPlace?: string } | null> {
  return orNull(async () => {
    const { coordinates: { lat, lng }, nearestPlace } = await ask(
      parts,
      "convert-to-coordinates",
      { words },
      Coordinates,
      "What3Words conversion failed",
    );
    return { latitude: lat, longitude: lng, nearestPlace };
  });
}

/** The three words of a position; null after a failure, which is logged. */
export function convertTo3wa(parts: WordsParts, position: Position): Promise<string | null> {
  return orNull(async () => {
    const coordinates = pair(position);
    const message = "What3Words conversion failed";
    return (await ask(parts, "convert-to-3wa", { coordinates }, Words, message)).words;
  });
}

/** At most five addresses that a text may mean; an empty list after a failure, which is logged. */
export async function autosuggest(
  parts: WordsParts,
  input: string,
  { focus, clipToCountry }: SuggestOptions = {},
): Promise<WordsSuggestion[]> {
  const found = await orNull(() =>
    ask(
      parts,
      "autosuggest",
      {
        input,
        "n-results": String(SUGGESTIONS.most),
        ...(focus && { focus: pair(focus) }),
        ...(clipToCountry && { "clip-to-country": clipToCountry.toUpperCase() }),
      },
      Suggestions,
      "AutoSuggest failed",
    )
  );
  return found?.suggestions.slice(0, SUGGESTIONS.most) ?? [];
}

const pair = ({ latitude, longitude }: Position) =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/** The line of the log for a failed call. */
class WordsError extends Error {}

async function ask<T extends z.ZodType>(
  { config: { url, key }, fetch, timeoutMs = 5000 }: WordsParts,
  call: string,
  query: Record<string, string>,
  schema: T,
  message: string,
): Promise<z.infer<T>> {
  if (key === undefined) throw new WordsError(LOCATION_MESSAGES.noKey);
  const address = below(url, call, { ...query, key });
  const { ok, status, body } = await askJson(address, { fetch, timeoutMs }).catch((error) => {
    throw new WordsError(message, { cause: error.message });
  });
  const told = Failure.safeParse(body).data?.error.message;
  if (!ok) throw new WordsError(`What3Words API error: ${status}`, { cause: told });
  if (told !== undefined) throw new WordsError(told || message);
  const answer = schema.safeParse(body);
  if (!answer.success) throw new WordsError(message, { cause: "the answer is not understood" });
  return answer.data;
}

async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof WordsError)) throw error;
    failure(error.message, error.cause ?? "");
    return null;
  }
}
