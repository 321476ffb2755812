/**
 * Plays a stop's recording in the form, on an audio element of its own: a tour under way keeps its
 * place in the page's player, which pauses meanwhile. Browsers start sound only in a tap.
 */
import { parseAudioSource } from "../../../../lib/player/audio_source.ts";
import { refusalText } from "../../../../lib/player/player_notices.ts";
import { beepUrl } from "../../../../lib/player/beep.ts";
import { getPlayer } from "../../../../lib/player/player_instance.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("writing");

export type PreviewState = "idle" | "loading" | "playing";
type PreviewEvents = {
  onState(state: PreviewState): void;
  /** The recording cannot be played; `reason` is for people. */
  onFailed(reason: string): void;
};

type Parts = {
  createAudio?: (url: string) => HTMLAudioElement;
  pausePlayer?: () => void;
};

/** Turns the text of an audio box into the address to load, or into an error message. */
export function loadable(text: string): { url: string } | { reason: string } {
  // A file of this device that is being uploaded.
  if (text.startsWith("blob:")) return { url: text };
  const source = parseAudioSource(text);
  if (source.kind === "refused") return { reason: refusalText(source) };
  return { url: source.kind === "beep" ? beepUrl(source.frequency) : source.url };
}

/** Previews of which one plays at a time: the start of another ends it. */
export function createPreviews(
  {
    createAudio = (url) => new Audio(url),
    pausePlayer = () => getPlayer().pause(),
  }: Parts = {},
) {
  let stopCurrent: (() => void) | undefined;
  let playing: HTMLAudioElement | undefined;

  /** Plays the recording in `text`; returns the function that stops it. */
  function start(text: string, { onState, onFailed }: PreviewEvents): () => void {
    stopCurrent?.();
    const source = loadable(text);
    if ("reason" in source) {
      onFailed(source.reason);
      return () => {};
    }
    pausePlayer();
    const audio = createAudio(source.url);
    const stop = () => {
      if (stopCurrent !== stop) return;
      stopCurrent = undefined;
      playing = undefined;
      audio.pause();
      audio.removeAttribute("src");
      onState("idle");
    };
    const fail = () => {
      if (stopCurrent !== stop) return; // Stopping before it began rejects as well.
      stop();
      onFailed(t("wontPlay"));
    };
    stopCurrent = stop;
    playing = audio;
    onState("loading");
    audio.addEventListener("playing", () => stopCurrent === stop && onState("playing"));
    audio.addEventListener("ended", stop);
    audio.addEventListener("error", fail);
    audio.play().catch(fail);
    return stop;
  }
  return {
    start,
    /** The present place in the recording that plays, in milliseconds; undefined without one. */
    time: () => playing && playing.currentTime * 1000,
  };
}

/** Plays a recording in this page. */
export const { start: startPreview, time: previewTime } = createPreviews();
