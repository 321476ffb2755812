/** The volume and the speed of the audio element. */
import { type PlayerState, RATES } from "./player_state.ts";

/** Sets both on `audio` and in `state`. */
export function createSoundSettings(audio: HTMLAudioElement, state: PlayerState) {
  const { rate, volume } = state;
  /** The factor of a fade on the volume, 0 to 1. */
  let faded = 1;

  const settings = {
    /** Sets the speed to one of RATES; the pitch stays. Other values have no effect. */
    setRate(value: number): void {
      if (!RATES.some((offered) => offered === value)) return;
      rate.value = value;
      audio.preservesPitch = true;
      // Each new recording begins at the default.
      audio.playbackRate = audio.defaultPlaybackRate = value;
    },
    /** Sets the volume in percent, 0 to 100. */
    setVolume(percent: number): void {
      volume.value = Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : volume.value;
      const wanted = faded * volume.value / 100;
      audio.volume = wanted;
      // On devices where scripts cannot set it, the element always returns 1.
      state.volumeWorks.value = Math.abs(audio.volume - wanted) < 0.01;
    },
    /** Sets the factor of a fade, 0 to 1; the volume setting stays. */
    fadeTo(part: number): void {
      if (part === faded) return;
      faded = part;
      settings.setVolume(volume.value);
    },
  };
  return settings;
}
