/**
 * Reads the player's stored state. The only part of the player that needs zod, so it is a chunk
 * that is loaded only if something is stored: the first Play on a page does not wait for it.
 */
import type { KeyValueStorage } from "../device/storage.ts";
import { PLAYER_POSITION_KEY, PLAYER_TOUR_KEY } from "../device/storage_keys.ts";
import { WITHHELD_AUDIO } from "../model/consent/withheld.ts";
import { Id } from "../model/id.ts";
import { isSafeUrl, isTestBeep } from "../model/media/url_rules.ts";
import { withThings } from "../model/media/with_things.ts";
import { rightsOf } from "../model/record/rights.ts";
import { canonicalTag } from "../model/text/language.ts";
import type { PlayerTour } from "../model/tour/player_tour.ts";
import { isShortCode } from "../model/tour/short_code.ts";
import { STOP_PLACES } from "../model/tour/stop_place.ts";
import type { TourType } from "../model/tour/tour.ts";
import { z } from "../model/zod.ts";

/** The stored position: `index` from 0, `currentTime` and `duration` in seconds. */
type StoredPlayback = {
  tour: PlayerTour;
  index: number;
  currentTime: number;
  duration: number;
};

const Text = z.string().optional();
const Language = z.string().transform(canonicalTag).optional().catch(undefined);

/** Pages load from addresses and link to rights: both are checked again. */
const Address = z.string().refine(isSafeUrl);
const Rights = z.string().refine((uri) => rightsOf(uri)?.uri === uri);

const COVER = { imageUrl: Address.optional(), imageAlt: Text, imageCredit: Text };

const StoredThing = z.object({
  id: z.string(),
  url: Address,
  alt: Text,
  caption: Text,
  credit: Text,
  date: Text,
  source: Text,
  rights: Rights.optional(),
  from: z.number().optional(),
  to: z.number().optional(),
  then: z.literal(true).optional(),
});

const STORY = {
  id: z.string().max(64),
  code: z.string().refine(isShortCode).optional(),
  title: z.string(),
  description: z.string(),
  contentWarning: Text,
  language: Language,
  ...COVER,
  things: z.array(StoredThing).optional(),
  thingCount: z.int().optional(),
  // The old view, as programs before version 10 of the store kept it.
  oldImageUrl: Address.optional(),
  oldImageAlt: Text,
  oldImageCredit: Text,
  oldImageYear: Text,
  audioUrl: z.string().refine((text) =>
    text === WITHHELD_AUDIO || isTestBeep(text) || isSafeUrl(text)
  ),
  audioFrom: z.int().optional(),
  audioTo: z.int().optional(),
  audioDuration: z.string(),
  spokenIn: Text,
  hasTranscript: z.literal(true).optional(),
  chapters: z.array(z.object({ at: z.int(), title: z.string() })).optional(),
};

const StoredStop = z.discriminatedUnion("place", [
  z.object({
    ...STORY,
    place: z.undefined().optional(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    triggerRadius: z.number().positive(),
  }),
  z.object({ ...STORY, place: z.enum(STOP_PLACES) }),
]);

/** Without the schemas of forms, whose messages a visitor's page does not have. */
const StoredTour = z.object({
  id: Id,
  title: z.string().max(200),
  ...COVER,
  tourType: z.enum(["ordered", "unordered"] satisfies TourType[]),
  language: Language,
  revision: z.int().optional().catch(undefined),
  translation: z.object({ language: z.string(), of: z.string(), revision: z.int() }).optional()
    .catch(undefined),
  languages: z.array(z.string()).optional().catch(undefined),
  audioStops: z.array(StoredStop).min(1),
});

const StoredPosition = z.object({
  tourId: Id,
  index: z.int().min(0),
  currentTime: z.number().min(0).catch(0),
  duration: z.number().min(0).catch(0),
});

/**
 * The value under `key` if it fits `schema`; undefined if it is missing, invalid JSON, or has
 * another shape.
 */
function read<T extends z.ZodType>(
  storage: KeyValueStorage,
  key: string,
  schema: T,
): z.infer<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/**
 * The stored tour and position, or undefined without a complete tour. Unknown values under our keys
 * count as missing.
 */
export function readStoredPlayback(storage: KeyValueStorage): StoredPlayback | undefined {
  const stored = read(storage, PLAYER_TOUR_KEY, StoredTour);
  if (!stored) return undefined;
  const audioStops = stored.audioStops.map((stop) => stop.things ? stop : withThings(stop));
  const tour = { ...stored, audioStops };
  const position = read(storage, PLAYER_POSITION_KEY, StoredPosition);
  if (!position || position.tourId !== tour.id || position.index >= tour.audioStops.length) {
    return { tour, index: 0, currentTime: 0, duration: 0 };
  }
  const { index, currentTime, duration } = position;
  return { tour, index, currentTime, duration };
}
