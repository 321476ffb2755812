/** Turns a text into places: here as far as possible, else by asking the server. */
import { readLocation } from "../../../../lib/geo/location/read_location.ts";
import {
  type FoundLocation,
  LOCATION_MESSAGES,
  type ParsedLocation,
  SUGGESTIONS,
  type WordsSuggestion,
} from "../../../../lib/model/tour/location.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { api, ApiError, messageOf } from "../../../../lib/device/api.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

/**
 * One place, or several to choose from with the likeliest first. Without any, a message for people.
 * `mayBeAddress`: the text may also be the address of something else.
 */
export type Outcome =
  | { locations: ParsedLocation[]; mayBeAddress?: boolean }
  | { message: string };

/** `near`: the reference position for short Plus Codes and addresses. */
type FindOptions = { near: Position | undefined; asAddress?: boolean };

/** Looks `text` up; never rejects. */
export async function findPlace(
  text: string,
  { near, asAddress = false }: FindOptions,
): Promise<Outcome> {
  const reading = readLocation(text, near, { asAddress });
  if (reading.kind === "found") return { locations: [reading.location] };
  if (reading.kind === "choose") return reading;
  if (reading.kind === "error") return { message: reading.message };
  try {
    const path = `/api/location?${query(reading.text, near, asAddress ? { as: "address" } : {})}`;
    const { alternatives = [], ...location } = await api<FoundLocation>("GET", path);
    return { locations: [location, ...alternatives] };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { message: t("signInToLookUp") };
    if (error instanceof ApiError && error.status >= 500 && !error.detail) {
      return { message: LOCATION_MESSAGES.failed };
    }
    return { message: messageOf(error) };
  }
}

/** Three-word addresses that begin like `text`; an empty list when the service fails. */
export async function suggestWords(
  text: string,
  near: Position | undefined,
): Promise<WordsSuggestion[]> {
  try {
    const path = `/api/location/suggest?${query(text, near)}`;
    return (await api<WordsSuggestion[]>("GET", path)).slice(0, SUGGESTIONS.most);
  } catch (error) {
    console.warn("No suggestions", error);
    return [];
  }
}

const query = (q: string, near: Position | undefined, more: Record<string, string> = {}) =>
  new URLSearchParams({
    q: q.trim(),
    ...(near ? { near: `${near.latitude},${near.longitude}` } : {}),
    ...more,
  });
