/** Places as people type them: the result, the requests to the server, and the messages. */
import { z } from "../zod.ts";
import { texts } from "../../texts/texts.ts";
import { Position } from "./position.ts";

const t = texts("locations");

/** The format of a location text; `words` is a three-word address. */
export type LocationFormat = "gps" | "words" | "pluscode" | "address" | "unknown";

/** The texts of the badge beside the box. */
export const formatLabel = (format: LocationFormat): string => t(FORMAT_LABELS[format]);

const FORMAT_LABELS = {
  gps: "formatGps",
  words: "formatWords",
  pluscode: "formatPlusCode",
  address: "formatAddress",
  unknown: "formatUnknown",
} as const;

/** The source of a position; 'manual' is coordinates. */
export type LocationSource = "manual" | "what3words" | "pluscode" | "address";

/** A recognized place: degrees, the text as typed, and the place's name where it is known. */
export type ParsedLocation = Position & {
  source: LocationSource;
  originalInput: string;
  label?: string;
};

/**
 * The answer of `GET /api/location`: a place, and others that the text may mean, the likeliest
 * first; at most five in all.
 */
export type FoundLocation = ParsedLocation & { alternatives?: ParsedLocation[] };

/** Most places in an answer. */
export const MOST_PLACES = 5;

/** The message for a text that names no place. */
export const LOCATION_MESSAGES = {
  get empty() {
    return t("enterLocation");
  },
  get noMatch() {
    return t("noLocationFound");
  },
  get choose() {
    return t("chooseOnePlace");
  },
  get failed() {
    return t("locationFailed");
  },
  get noKey() {
    return t("noWordsKey");
  },
};

/** Three-word suggestions: at most `most`, for texts longer than `longerThan` characters. */
export const SUGGESTIONS = { most: 5, longerThan: 6 } as const;

/** A suggestion of the three-word service; `nearestPlace` and `country` help to choose. */
export type WordsSuggestion = { words: string; nearestPlace?: string; country?: string };

/** Longest text that is looked up, in UTF-16 units. */
const LONGEST = 300;

const text = z.string("q is required").trim().min(1, { error: () => LOCATION_MESSAGES.empty })
  .max(LONGEST, { error: () => t("locationTooLong", { longest: LONGEST }) });

const DECIMAL = String.raw`[+-]?\d{1,3}(?:\.\d{0,20})?(?:e-\d{1,3})?`;

/** 'lat,lng' in degrees. */
const pair = z.string()
  .regex(new RegExp(`^${DECIMAL},${DECIMAL}$`), "a place must be latitude,longitude")
  .transform((pair) => {
    const [latitude, longitude] = pair.split(",").map(Number);
    return { latitude, longitude };
  }).pipe(Position);

const near = pair.optional();

/** `GET /api/streets`: both ends of a way, and whether it must not lead over steps. */
export const StreetsQuery = z.strictObject({
  from: pair,
  to: pair,
  stepFree: z.literal("on", 'stepFree must be "on", or left out').optional(),
});

/**
 * `GET /api/location`: the text, a place near the one that is meant, and whether to read an
 * ambiguous text ("12 N 14 W") as an address rather than coordinates.
 */
export const LocationQuery = z.strictObject({ q: text, near, as: z.literal("address").optional() });

/**
 * `GET /api/location/suggest`: the text, the author's position, and ISO 3166 countries to search
 * ('GB,FR').
 */
export const SuggestQuery = z.strictObject({
  q: text,
  near,
  country: z.string().regex(
    /^[A-Za-z]{2}(,[A-Za-z]{2}){0,14}$/,
    "country must be codes of two letters, with commas between",
  ).optional(),
});
