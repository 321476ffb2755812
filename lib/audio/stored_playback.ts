/**
 * Reads what the player kept. The only part of it that needs zod, so it is loaded by itself, and only
 * where something was kept: a page where somebody first presses Play does not wait for it.
 */
import { z } from "../model/zod.ts";
import { Id } from "../model/id.ts";
import { StopInput } from "../model/stop.ts";
import { TourType } from "../model/tour.ts";
import { ImageUrl } from "../model/url.ts";
import { PLAYER_POSITION_KEY, PLAYER_TOUR_KEY } from "../browser/storage_keys.ts";
import type { KeyValueStorage } from "../browser/storage.ts";
import type { PlayerTour } from "../model/player_tour.ts";

/** What was kept: `index` from 0, `currentTime` and `duration` in seconds. */
export type StoredPlayback = {
  tour: PlayerTour;
  index: number;
  currentTime: number;
  duration: number;
};

const SavedTour = z.object({
  id: Id,
  title: z.string().max(200),
  imageUrl: ImageUrl.optional(),
  tourType: TourType,
  audioStops: z.array(StopInput.extend({ id: z.string().max(64) })).min(1),
});

const SavedPosition = z.object({
  tourId: Id,
  index: z.int().min(0),
  currentTime: z.number().min(0).catch(0),
  duration: z.number().min(0).catch(0),
});

/** The value kept under `key` if it fits `schema`; undefined for nothing, no JSON, or another shape. */
function read<T extends z.ZodType>(
  store: KeyValueStorage,
  key: string,
  schema: T,
): z.infer<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(store.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/**
 * The tour and place that were kept, or undefined when nothing whole is there. Whatever an older version,
 * another program or a person has left under our keys is read as nothing.
 */
export function readStoredPlayback(store: KeyValueStorage): StoredPlayback | undefined {
  const tour = read(store, PLAYER_TOUR_KEY, SavedTour);
  if (!tour) return undefined;
  const place = read(store, PLAYER_POSITION_KEY, SavedPosition);
  if (!place || place.tourId !== tour.id || place.index >= tour.audioStops.length) {
    return { tour, index: 0, currentTime: 0, duration: 0 };
  }
  return { tour, index: place.index, currentTime: place.currentTime, duration: place.duration };
}
