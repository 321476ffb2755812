/**
 * The part of the player's state that survives a reload, in local storage: the tour, the position
 * in it, volume and speed.
 */
import { batch, computed, effect } from "@preact/signals-core";
import { loadChunk } from "../device/load_chunk.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import {
  PLAYER_POSITION_KEY,
  PLAYER_RATE_KEY,
  PLAYER_TOUR_KEY,
  PLAYER_VOLUME_KEY,
} from "../device/storage_keys.ts";
import { DEFAULT_RATE, DEFAULT_VOLUME, type PlayerState, RATES } from "./player_state.ts";
import type { Log } from "./stop_sound.ts";

/** Loads the reader together with zod. */
const loadReader = () => loadChunk(() => import("./stored_playback.ts"));

/**
 * The stored volume in percent, or the default when it is missing, invalid, or the storage refuses
 * to be read.
 */
export function readVolume(storage: KeyValueStorage): number {
  const text = readText(storage, PLAYER_VOLUME_KEY) ?? "";
  const volume = /^\d/.test(text) ? Number(text) : NaN;
  return volume >= 0 && volume <= 100 ? volume : DEFAULT_VOLUME;
}

/**
 * The stored speed, or the default when it is missing, not one of RATES, or the storage refuses to
 * be read.
 */
export function readRate(storage: KeyValueStorage): number {
  const rate = Number(readText(storage, PLAYER_RATE_KEY));
  return RATES.find((offered) => offered === rate) ?? DEFAULT_RATE;
}

/**
 * Restores a stored state, paused, because sound needs a tap and must not start unasked. No effect
 * if a tour has been started by the time the reader has loaded. Never rejects; an invalid tour is
 * removed, but if the reader cannot be loaded everything stays for the next page.
 */
export async function restorePlayback(
  state: PlayerState,
  storage: KeyValueStorage,
  log: Log,
  load: typeof loadReader = loadReader,
): Promise<void> {
  if (readText(storage, PLAYER_TOUR_KEY) === null) return;
  try {
    const { readStoredPlayback } = await load();
    if (state.tour.value) return;
    const stored = readStoredPlayback(storage);
    if (!stored) return storage.removeItem(PLAYER_TOUR_KEY);
    batch(() => {
      state.tour.value = stored.tour;
      state.index.value = stored.index;
      state.currentTime.value = stored.currentTime;
      state.duration.value = stored.duration;
      state.status.value = "paused";
      const { audioUrl } = stored.tour.audioStops[stored.index];
      if (audioUrl && stored.duration > 0) state.lengths.value = { [audioUrl]: stored.duration };
    });
  } catch (cause) {
    log.warn("The player cannot read what it stored", cause);
  }
}

/**
 * Stores a state from now on: the tour when it changes, the position once a second and when
 * `status` changes. Changes a stored tour only after the state has had a tour of its own, and not
 * while a link's stop has not been played. Returns a function that stores the position at once, for
 * when the page is left.
 */
export function persistPlayback(state: PlayerState, storage: KeyValueStorage, log: Log) {
  const { tour, offered, index, status, currentTime, duration, volume, rate } = state;
  const write = (key: string, value: unknown) => {
    try {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(value));
    } catch (cause) {
      log.warn(`The player cannot store "${key}"`, cause);
    }
  };
  let hasHadTour = false;
  effect(() => {
    if (offered.value) return;
    hasHadTour ||= tour.value !== undefined;
    if (hasHadTour) write(PLAYER_TOUR_KEY, tour.value);
  });
  effect(() => write(PLAYER_VOLUME_KEY, volume.value));
  effect(() => write(PLAYER_RATE_KEY, rate.value));

  const savePosition = () => {
    // From then on the other tab's state is stored.
    if (!hasHadTour || offered.peek() || state.isElsewhere.peek()) return;
    const tourId = tour.peek()?.id;
    const seconds = status.peek() === "ended" ? 0 : currentTime.peek();
    const position = {
      tourId,
      index: index.peek(),
      currentTime: seconds,
      duration: duration.peek(),
    };
    write(PLAYER_POSITION_KEY, tourId && position);
  };
  const second = computed(() => Math.floor(currentTime.value));
  effect(() => {
    // Whole seconds only: the browser reports four times in each.
    void [tour.value, offered.value, index.value, status.value, duration.value, second.value];
    savePosition();
  });
  return savePosition;
}

/** The text under `key`; null if it is missing or the storage refuses to be read. */
function readText(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
