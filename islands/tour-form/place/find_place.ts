/** Turns what somebody typed into a place: here as far as that goes, else by asking the server. */
import { readLocation } from "../../../lib/geo/location/read_location.ts";
import {
  LOCATION_MESSAGES,
  type ParsedLocation,
  SUGGESTIONS,
  type WordsSuggestion,
} from "../../../lib/model/location.ts";
import type { Position } from "../../../lib/model/position.ts";
import { api, ApiError, messageOf } from "../../../lib/browser/api.ts";

/** The place, or the reason why there is none, for people. */
export type Outcome = { location: ParsedLocation } | { message: string };

const SIGN_IN =
  "Sign in to look up addresses. Coordinates and full Plus Codes work without signing in.";

/** Looks `text` up; never rejects. `near`: the reference place of short Plus Codes. */
export async function findPlace(text: string, near: Position | undefined): Promise<Outcome> {
  const reading = readLocation(text, near);
  if (reading.kind === "found") return { location: reading.location };
  if (reading.kind === "error") return { message: reading.message };
  try {
    const location = await api<ParsedLocation>("GET", `/api/location?${query(text, near)}`);
    return { location };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { message: SIGN_IN };
    if (error instanceof ApiError && error.status >= 500 && !error.detail) {
      return { message: LOCATION_MESSAGES.failed };
    }
    return { message: messageOf(error) };
  }
}

/** Three-word addresses that begin like `text`; none when the service fails. */
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

const query = (q: string, near: Position | undefined) =>
  new URLSearchParams({
    q: q.trim(),
    ...(near ? { near: `${near.latitude},${near.longitude}` } : {}),
  });
