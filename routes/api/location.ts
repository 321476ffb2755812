/**
 * `/api/location`: finds places, for signed-in users. Only the server contacts the services behind
 * it.
 *
 * - `GET /api/location?q=…&near=lat,lng&as=address` answers a `FoundLocation`
 *   (`lib/model/tour/location.ts`: `{latitude, longitude, source, originalInput, label?,
 *   alternatives?}`) for any format; `near` is the reference position for short Plus Codes and
 *   addresses; `as=address` reads "12 N 14 W" as an address. Texts that `readLocation`
 *   (`lib/geo/location/read_location.ts`) can read need no call. Problems: 404 when it names no
 *   place (`detail` is for people), 429 with Retry-After (seconds) when too many look up addresses,
 *   or the caller waits for another one, 503 when the address service cannot be reached and the
 *   program itself does not know the place.
 * - `GET /api/location/suggest?q=…&near=lat,lng&country=GB,FR` answers at most five
 *   `WordsSuggestion`s, and an empty list unless q is three words with more than six characters and
 *   there is a key.
 * - `GET /api/location/words?lat=…&lng=…` answers `{words}`: the three words of a position, or
 *   null.
 */
import { parseThreeWords } from "../../lib/geo/location/three_words.ts";
import {
  type FoundLocation,
  LOCATION_MESSAGES,
  LocationQuery,
  SUGGESTIONS,
  SuggestQuery,
} from "../../lib/model/tour/location.ts";
import { Problem, TooManyRequests } from "../../lib/model/web/problem.ts";
import { PositionQuery } from "../../lib/model/web/query.ts";
import { type LocationServices, resolveLocation } from "../../lib/server/location/resolve.ts";
import { autosuggest, convertTo3wa } from "../../lib/server/location/what3words.ts";
import type { Ctx } from "../context.ts";
import { signedIn } from "../middleware/viewer.ts";
import { parseQuery } from "../parse.ts";

/** Finds the place of a text. */
export async function find(c: Ctx) {
  const { q, near, as } = parseQuery(c, LocationQuery);
  const options = { near, asAddress: as === "address" };
  const { id } = await signedIn(c);
  const resolution = await resolveLocation(servicesOf(c, id), q, options);
  switch (resolution.kind) {
    case "found": {
      const [first, ...alternatives] = resolution.locations;
      return c.json<FoundLocation>(
        alternatives.length > 0 ? { ...first, alternatives } : first,
      );
    }
    case "none":
      throw new Problem(404, resolution.message);
    case "busy":
      throw new TooManyRequests(
        resolution.waits
          ? "Your last address search is still running. Try again in a moment."
          : "Many people are looking up addresses right now. Try again in a moment.",
        resolution.seconds,
      );
    case "unreachable":
      throw new Problem(
        503,
        `${LOCATION_MESSAGES.failed}: the address service can’t be reached. ` +
          "Enter coordinates or a Plus Code, or try again later.",
      );
  }
}

/** Three-word addresses that a text may mean. */
export async function suggest(c: Ctx) {
  const { q, near, country } = parseQuery(c, SuggestQuery);
  const words = wordsOf(c);
  const asked = words.config.key !== undefined && q.length > SUGGESTIONS.longerThan &&
    parseThreeWords(q) !== null;
  const options = { focus: near, clipToCountry: country };
  return c.json(asked ? await autosuggest(words, parseThreeWords(q)!, options) : []);
}

/** The three words of a position. */
export async function words(c: Ctx) {
  const { lat, lng } = parseQuery(c, PositionQuery);
  const words = wordsOf(c);
  const position = { latitude: lat, longitude: lng };
  return c.json({
    words: words.config.key === undefined ? null : await convertTo3wa(words, position),
  });
}

function wordsOf(c: Ctx): LocationServices["words"] {
  const { config: { location }, fetch } = c.var.parts;
  return { config: location.words, fetch };
}

function servicesOf(c: Ctx, userId: string): LocationServices {
  const { kv, config: { location, auth }, fetch, now } = c.var.parts;
  return {
    words: wordsOf(c),
    geocoder: { kv, userId, url: location.geocoderUrl, origin: auth.origin, fetch, now },
  };
}
