/** The ambient sound of the page's walk, and the visitor's switch. Browser only. */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import { getLocalStorage } from "../../device/storage.ts";
import { WALK_AMBIENT_KEY } from "../../device/storage_keys.ts";
import { createStoredChoice } from "../../device/stored_choice.ts";
import { getPlayer } from "../../player/player_instance.ts";
import { isPlayingOrLoading } from "../../player/player_state.ts";
import type { WalkState } from "../state.ts";
import { getWalk, walkChimes } from "../walk_instance.ts";
import { followAmbient } from "./ambient.ts";
import { ambientAudio } from "./ambient_audio.ts";
import { createAmbientSound } from "./ambient_sound.ts";

/** Whether ambient sounds are heard. Stored on the device; on at first. */
export const ambientChoice = createStoredChoice(getLocalStorage(), WALK_AMBIENT_KEY, true);

type Walk = ReadonlySignal<WalkState | undefined>;

let isFollowed = false;

/** The virtual walk, in the place of the one in the street. */
const virtual = signal<Walk | undefined>();

/** Has ambient sounds follow the walk, from the first call on, as long as the document lives. */
export function startAmbient(): void {
  if (isFollowed) return;
  isFollowed = true;
  const [player, { walk, cues }] = [getPlayer(), getWalk()];
  followAmbient({
    walk: computed(() => (virtual.value ?? walk).value),
    isOn: ambientChoice.isOn,
    isUnder: computed(() => isPlayingOrLoading(player.status.value) || cues.isSounding.value),
    isSilenced: player.isElsewhere,
    // Where scripts cannot set the volume, only the device's buttons change it.
    volume: computed(() => player.volumeWorks.value ? player.volume.value : 100),
    sound: createAmbientSound(ambientAudio(), walkChimes.context),
  });
}

/** Has ambient sounds follow a virtual walk until the function that it returns is called. */
export function followVirtualWalk(walk: Walk): () => void {
  startAmbient();
  virtual.value = walk;
  return () => {
    if (virtual.peek() === walk) virtual.value = undefined;
  };
}
