/** What outlives a reload: the tour, the place in it, and the volume, in local storage. */
import { batch, computed, effect } from "@preact/signals-core";
import { z } from "zod";
import { Id } from "../model/id.ts";
import { StopInput } from "../model/stop.ts";
import { TourType } from "../model/tour.ts";
import { ImageUrl } from "../model/url.ts";
import { POSITION_KEY, TOUR_KEY, VOLUME_KEY } from "./keys.ts";
import type { PlayerTour } from "./queue.ts";
import type { Log } from "./sound.ts";
import { DEFAULT_VOLUME, type PlayerState } from "./state.ts";

/** As much of `localStorage` as is used here. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was kept: `index` from 0, `currentTime` and `duration` in seconds. */
export type Saved = {
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

const SavedVolume = z.number().min(0).max(100);

/** The value kept under `key` if it fits `schema`; undefined for nothing, no JSON, or another shape. */
function read<T extends z.ZodType>(store: Store, key: string, schema: T): z.infer<T> | undefined {
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
export function readSaved(store: Store): Saved | undefined {
  const tour = read(store, TOUR_KEY, SavedTour);
  if (!tour) return undefined;
  const place = read(store, POSITION_KEY, SavedPosition);
  if (!place || place.tourId !== tour.id || place.index >= tour.audioStops.length) {
    return { tour, index: 0, currentTime: 0, duration: 0 };
  }
  return { tour, index: place.index, currentTime: place.currentTime, duration: place.duration };
}

/** The volume that was kept, in percent, or the default. */
export function readVolume(store: Store): number {
  return read(store, VOLUME_KEY, SavedVolume) ?? DEFAULT_VOLUME;
}

/** Brings a state back as it was kept, paused: sound needs a tap, and nobody wants it unasked. */
export function restoreSaved(state: PlayerState, store: Store): void {
  state.volume.value = readVolume(store);
  const saved = readSaved(store);
  if (!saved) return store.removeItem(TOUR_KEY);
  batch(() => {
    state.tour.value = saved.tour;
    state.index.value = saved.index;
    state.currentTime.value = saved.currentTime;
    state.duration.value = saved.duration;
    state.status.value = "paused";
  });
}

/**
 * Keeps a state from now on: the tour when it changes, the place once a second and when `status` changes.
 * Gives a function that keeps the place at once, for when the page goes.
 */
export function keepSaved(state: PlayerState, store: Store, log: Log): () => void {
  const { tour, index, status, currentTime, duration, volume } = state;
  const write = (key: string, value: unknown) => {
    try {
      if (value === undefined) store.removeItem(key);
      else store.setItem(key, JSON.stringify(value));
    } catch (cause) {
      log.warn(`The player cannot keep its place ("${key}")`, cause);
    }
  };
  effect(() => write(TOUR_KEY, tour.value));
  effect(() => write(VOLUME_KEY, volume.value));

  const savePlace = () => {
    const tourId = tour.peek()?.id;
    const seconds = status.peek() === "ended" ? 0 : currentTime.peek();
    const place = { tourId, index: index.peek(), currentTime: seconds, duration: duration.peek() };
    write(POSITION_KEY, tourId && place);
  };
  const second = computed(() => Math.floor(currentTime.value));
  effect(() => {
    // The whole second only: the browser reports four times in each.
    void [tour.value, index.value, status.value, duration.value, second.value];
    savePlace();
  });
  return savePlace;
}
