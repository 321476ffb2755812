/**
 * Reads the player's stored state. The only part of the player that needs zod, so it is a chunk
 * that is loaded only if something is stored: the first Play on a page does not wait for it.
 */
import type { KeyValueStorage } from "../device/storage.ts";
import { PLAYER_POSITION_KEY, PLAYER_TOUR_KEY } from "../device/storage_keys.ts";
import { z } from "../model/zod.ts";
import { WITHHELD_AUDIO } from "../model/consent/withheld.ts";
import { Id } from "../model/id.ts";
import type { PlayerTour } from "../model/tour/player_tour.ts";
import { LanguageTag } from "../model/text/language_tag.ts";
import { Cover } from "../model/media/things.ts";
import { withThings } from "../model/media/with_things.ts";
import { PlacedStopInput, UnplacedStopInput } from "../model/tour/stop.ts";
import { TourType } from "../model/tour/tour.ts";
import { StoredAudioUrl } from "../model/media/url.ts";

/** The stored position: `index` from 0, `currentTime` and `duration` in seconds. */
type StoredPlayback = {
  tour: PlayerTour;
  index: number;
  currentTime: number;
  duration: number;
};

/** What a stored stop has in place of the fields of a form. */
const STORED_STOP = {
  id: z.string().max(64),
  audioUrl: z.union([StoredAudioUrl, z.literal(WITHHELD_AUDIO)]),
  // A story that is not available has no length.
  audioDuration: z.string().max(40),
  hasTranscript: z.literal(true).optional(),
  thingCount: z.int().optional(),
  spokenIn: z.string().optional(),
};

const StoredTour = z.object({
  id: Id,
  title: z.string().max(200),
  ...Cover.shape,
  tourType: TourType,
  language: LanguageTag.optional().catch(undefined),
  revision: z.int().optional().catch(undefined),
  translation: z.object({ language: z.string(), of: z.string(), revision: z.int() }).optional()
    .catch(undefined),
  languages: z.array(z.string()).optional().catch(undefined),
  audioStops: z.array(
    z.discriminatedUnion("place", [
      PlacedStopInput.extend(STORED_STOP),
      UnplacedStopInput.extend(STORED_STOP),
    ]),
  ).min(1),
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
