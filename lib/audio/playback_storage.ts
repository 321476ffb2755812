/** What outlives a reload: the tour, the place in it, and the volume, in local storage. */
import { batch, computed, effect } from "@preact/signals-core";
import {
  PLAYER_POSITION_KEY,
  PLAYER_TOUR_KEY,
  PLAYER_VOLUME_KEY,
} from "../browser/storage_keys.ts";
import type { KeyValueStorage } from "../browser/storage.ts";
import type { Log } from "./stop_sound.ts";
import { DEFAULT_VOLUME, type PlayerState } from "./player_state.ts";

/** The volume that was kept, in percent, or the default when it is missing or makes no sense. */
export function readVolume(store: KeyValueStorage): number {
  const text = store.getItem(PLAYER_VOLUME_KEY) ?? "";
  const volume = /^\d/.test(text) ? Number(text) : NaN;
  return volume >= 0 && volume <= 100 ? volume : DEFAULT_VOLUME;
}

/**
 * Brings a state back as it was kept, paused: sound needs a tap, and nobody wants it unasked. Does nothing
 * if a tour has been started by the time the reader has loaded. Never rejects; what is no tour is removed.
 */
export async function restorePlayback(
  state: PlayerState,
  store: KeyValueStorage,
  log: Log,
): Promise<void> {
  if (store.getItem(PLAYER_TOUR_KEY) === null) return;
  try {
    const { readStoredPlayback } = await import("./stored_playback.ts");
    if (state.tour.value) return;
    const saved = readStoredPlayback(store);
    if (!saved) return store.removeItem(PLAYER_TOUR_KEY);
    batch(() => {
      state.tour.value = saved.tour;
      state.index.value = saved.index;
      state.currentTime.value = saved.currentTime;
      state.duration.value = saved.duration;
      state.status.value = "paused";
    });
  } catch (cause) {
    log.warn("The player cannot read what it kept", cause);
  }
}

/**
 * Keeps a state from now on: the tour when it changes, the place once a second and when `status` changes.
 * Gives a function that keeps the place at once, for when the page goes.
 */
export function persistPlayback(state: PlayerState, store: KeyValueStorage, log: Log): () => void {
  const { tour, index, status, currentTime, duration, volume } = state;
  const write = (key: string, value: unknown) => {
    try {
      if (value === undefined) store.removeItem(key);
      else store.setItem(key, JSON.stringify(value));
    } catch (cause) {
      log.warn(`The player cannot keep its place ("${key}")`, cause);
    }
  };
  effect(() => write(PLAYER_TOUR_KEY, tour.value));
  effect(() => write(PLAYER_VOLUME_KEY, volume.value));

  const savePlace = () => {
    const tourId = tour.peek()?.id;
    const seconds = status.peek() === "ended" ? 0 : currentTime.peek();
    const place = { tourId, index: index.peek(), currentTime: seconds, duration: duration.peek() };
    write(PLAYER_POSITION_KEY, tourId && place);
  };
  const second = computed(() => Math.floor(currentTime.value));
  effect(() => {
    // The whole second only: the browser reports four times in each.
    void [tour.value, index.value, status.value, duration.value, second.value];
    savePlace();
  });
  return savePlace;
}
