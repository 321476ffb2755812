/** Loops ambient sounds on an audio element. Browser only. */
import type { AmbientSound } from "./ambient.ts";

/** Scripts cannot set the volume of an element on iOS: there it always returns 1. */
function canSetVolume(audio: HTMLAudioElement): boolean {
  audio.volume = 0.5;
  return audio.volume === 0.5;
}

/**
 * Makes the sound of `audio`. Where scripts cannot set its volume, it goes through Web Audio, which
 * is silent while the device is locked, and for files of sites that do not share them; without
 * Web Audio nothing is heard, because it would be as loud as a story.
 */
export function createAmbientSound(
  audio: HTMLAudioElement,
  getContext: () => AudioContext | undefined,
): AmbientSound {
  const isDirect = canSetVolume(audio);
  let gain: GainNode | undefined;
  let playing: AbortController | undefined;

  function connect(): GainNode | undefined {
    const context = getContext();
    if (!context) return undefined;
    audio.crossOrigin = "anonymous";
    const node = context.createGain();
    context.createMediaElementSource(audio).connect(node).connect(context.destination);
    return node;
  }

  return {
    play(url, onPlaying, onStopped) {
      if (!isDirect) gain ??= connect();
      if (!isDirect && !gain) return;
      const { href } = new URL(url, location.href);
      if (audio.src !== href) audio.src = href;
      audio.loop = true;
      playing?.abort();
      playing = new AbortController();
      const { signal } = playing;
      audio.addEventListener("playing", onPlaying, { once: true, signal });
      audio.addEventListener("pause", onStopped, { signal });
      audio.play().catch(() => {});
    },
    setLevel(level) {
      if (gain) gain.gain.value = level;
      else audio.volume = level;
    },
    pause() {
      playing?.abort();
      audio.pause();
    },
  };
}
