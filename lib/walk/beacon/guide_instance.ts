/** The one guide of the page, over the device's compass and sound. Browser only. */
import { computed, effect } from "@preact/signals-core";
import { getOrientation } from "../../device/location/orientation.ts";
import type { Position } from "../../model/tour/position.ts";
import { getPlayer } from "../../player/player_instance.ts";
import { isPlayingOrLoading } from "../../player/player_state.ts";
import { announce, announced, getWalk, walkChimes } from "../walk_instance.ts";
import { language } from "../../texts/texts.ts";
import { hasVoice } from "../spoken_name.ts";
import { createBeaconSound } from "./beacon_sound.ts";
import { BEAT_MS, createGuide, type Guide } from "./guide.ts";

let instance: Guide | undefined;

const hasVoices = () => hasVoice(language()) === true;

/**
 * The guide, made at the first call; it lives as long as the document. `streetAt`: see GuideParts.
 */
export function getGuide(streetAt: (place: Position) => Promise<string | undefined>): Guide {
  if (instance) return instance;
  const [player, session, orientation] = [getPlayer(), getWalk(), getOrientation()];
  const guide = instance = createGuide({
    walk: session.walk,
    // The sound that another tab has may be a story.
    isStoryOn: computed(() => isPlayingOrLoading(player.status.value) || player.isElsewhere.value),
    cues: session.cues,
    compass: orientation.heading,
    sound: createBeaconSound(walkChimes.context),
    announce,
    hasVoices,
    streetAt,
    now: () => performance.timeOrigin + performance.now(),
  });
  session.phrase = guide.phrase;
  hasVoices(); // Some browsers look for voices only when asked, and have them later.
  effect(() => guide.giveWayTo(announced.value.text));
  effect(() => {
    if (!guide.isOn.value) return;
    const unfollow = orientation.follow();
    const timer = setInterval(guide.beat, BEAT_MS);
    return () => {
      clearInterval(timer);
      unfollow();
    };
  });
  return guide;
}
