/** The one walk of the page. It lives as long as the document, so page changes do not end it. */
import { computed, effect, signal } from "@preact/signals-core";
import { getPlayer } from "../player/player_instance.ts";
import { getLocation } from "../device/location/location.ts";
import { isPlayingOrLoading } from "../player/player_state.ts";
import { getLocalStorage } from "../device/storage.ts";
import { createWakeLock } from "../device/wake_lock.ts";
import { WALK_ANNOUNCEMENTS_ID, WALK_STARTED_EVENT } from "../model/web/page_names.ts";
import { getProgressSync } from "../progress/progress_sync_instance.ts";
import { unlockAmbient } from "./ambient/ambient_audio.ts";
import { hasAmbient } from "./ambient/occupied.ts";
import { recordListening } from "./record_listening.ts";
import { createChimes, createSpeaker } from "./cue_devices.ts";
import { createCues } from "./cues.ts";
import { createWalkSession, type WalkSession } from "./session.ts";
import type { WalkTour } from "./state.ts";

let instance: WalkSession | undefined;

/** The sounds of its cues, and their context, which each start of a walk unlocks. */
export const walkChimes = createChimes();

/** To be called within a tap: the ambient sounds of a tour begin later, without a tap. */
export function unlockSounds(tour: WalkTour | undefined): void {
  walkChimes.unlock();
  if (tour && hasAmbient(tour)) unlockAmbient();
}

/** The last text of the walk's live region. */
export const announced = signal({ text: "" });

/** Puts a text into the live region of the walk. */
export function announce(text: string): void {
  announced.value = { text };
  const place = document.getElementById(WALK_ANNOUNCEMENTS_ID);
  // The same text again is another one to screen readers.
  if (place) place.textContent = place.textContent === text ? `${text}\u00a0` : text;
}

/**
 * The walk, made at the first call; from then on listening without a walk counts as progress, too.
 * Browser only. When a walk begins, dispatches WALK_STARTED_EVENT on the document.
 */
export function getWalk(): WalkSession {
  if (instance) return instance;
  const player = getPlayer();
  const walk = instance = createWalkSession({
    player,
    location: getLocation(),
    wakeLock: createWakeLock(navigator.wakeLock, document),
    progress: getProgressSync(),
    page: document,
    announce,
    cues: createCues({
      speaker: createSpeaker(),
      chimes: { ...walkChimes, unlock: () => unlockSounds(instance?.walk.peek()?.tour) },
      isStoryOn: computed(() => isPlayingOrLoading(player.status.value)),
      storage: getLocalStorage(),
    }),
    storage: getLocalStorage(),
    // Safari has no vibration.
    vibrate: (pattern) => navigator.vibrate?.(pattern),
  });
  recordListening(player, getProgressSync());
  effect(() => {
    if (walk.tour.value) document.dispatchEvent(new Event(WALK_STARTED_EVENT));
  });
  return walk;
}
