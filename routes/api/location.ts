/** Finds places, for signed-in users. Only the server contacts the services behind it. */
import { z } from "zod";
import { parseThreeWords } from "../../lib/geo/location/three_words.ts";
import {
  LocationQuery,
  SUGGESTIONS,
  SuggestQuery,
  type WordsSuggestion,
} from "../../lib/model/tour/location.ts";
import { Problem, TooManyRequests } from "../../lib/model/web/problem.ts";
import { PositionQuery } from "../../lib/model/web/query.ts";
import { type LocationServices, resolveLocation } from "../../lib/server/location/resolve.ts";
import { autosuggest, convertTo3wa } from "../../lib/server/location/what3words.ts";
import { call, ok } from "../call.ts";
import type { Ctx } from "../context.ts";
import { LocationAnswer, SuggestionAnswer, WordsAnswer } from "../developers/answers/media.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

export const find = call({
  route: "GET /api/location",
  access: "signed-in",
  summary: "The place that a text names",
  about: "Coordinates, Plus Codes, three words or an address; `near` is a latitude and a " +
    "longitude with a comma between.",
  query: LocationQuery,
  example: "q=9C3WQQ3W%2BQ4",
  answers: ok(LocationAnswer, "The place, and others that the text may mean."),
  refusals: {
    404: "The text names no place.",
    503: "The address service cannot be reached.",
  },
  async handle({ user, query: { q, near, as } }, c) {
    const options = { near, asAddress: as === "address" };
    const resolution = await resolveLocation(servicesOf(c, user.id), q, options);
    switch (resolution.kind) {
      case "found": {
        const [first, ...alternatives] = resolution.locations;
        return alternatives.length > 0 ? { ...first, alternatives } : first;
      }
      case "none":
        throw new Problem(404, resolution.message);
      case "busy":
        throw new TooManyRequests(
          resolution.waits ? t("lastAddressSearchStill") : t("manyPeopleLookingUp"),
          resolution.seconds,
        );
      case "unreachable":
        throw new Problem(
          503,
          t("addressServiceCantReached"),
        );
    }
  },
});

export const suggest = call({
  route: "GET /api/location/suggest",
  access: "signed-in",
  summary: "Three-word addresses that a text may mean",
  query: SuggestQuery,
  example: "q=filled.count.so",
  answers: ok(z.array(SuggestionAnswer), "At most five; an empty list where the site has no key."),
  async handle({ query: { q, near, country } }, c): Promise<WordsSuggestion[]> {
    const [services, words] = [wordsOf(c), parseThreeWords(q)];
    const isAsked = services.config.key !== undefined && q.length > SUGGESTIONS.longerThan;
    return isAsked && words !== null
      ? await autosuggest(services, words, { focus: near, clipToCountry: country })
      : [];
  },
});

export const words = call({
  route: "GET /api/location/words",
  access: "signed-in",
  summary: "The three words of a position",
  query: PositionQuery,
  example: "lat=51.7548&lng=-1.2544",
  answers: ok(WordsAnswer, "The words; null where the site has no key."),
  async handle({ query: { lat: latitude, lng: longitude } }, c) {
    const services = wordsOf(c);
    const hasKey = services.config.key !== undefined;
    return { words: hasKey ? await convertTo3wa(services, { latitude, longitude }) : null };
  },
});

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
