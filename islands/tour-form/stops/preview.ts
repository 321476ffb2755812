/**
 * Hears a stop's recording in the form. On an element of its own, so that a tour that is under way
 * keeps its place on the shell's; that one pauses meanwhile. Browsers want a tap for it, and the
 * button is one.
 */
import { beepUrl } from "../../../lib/audio/beep.ts";
import { getPlayer } from "../../../lib/audio/player_instance.ts";
import { parseAudioSource } from "../../../lib/audio/audio_source.ts";

export type PreviewState = "idle" | "loading" | "playing";
export type PreviewEvents = { state(state: PreviewState): void; failed(reason: string): void };

const NOT_PLAYABLE = "This recording cannot be played. Check its address.";

/** The one that sounds: another one's start ends it. */
let stopCurrent: (() => void) | undefined;

/** The address to load for what stands in the box, or why there is none. */
export function loadable(text: string): { url: string } | { reason: string } {
  const source = parseAudioSource(text);
  if (source.kind === "refused") return { reason: source.reason };
  return { url: source.kind === "beep" ? beepUrl(source.frequency) : source.url };
}

/** Plays `text`'s sound; gives the way to stop it. */
export function startPreview(text: string, events: PreviewEvents): () => void {
  stopCurrent?.();
  const source = loadable(text);
  if ("reason" in source) {
    events.failed(source.reason);
    return () => {};
  }
  getPlayer().pause();
  const audio = new Audio(source.url);
  const stop = () => {
    audio.pause();
    audio.removeAttribute("src");
    if (stopCurrent === stop) stopCurrent = undefined;
    events.state("idle");
  };
  stopCurrent = stop;
  events.state("loading");
  audio.addEventListener("playing", () => events.state("playing"));
  audio.addEventListener("ended", stop);
  audio.play().catch((error) => {
    // Stopping before it began rejects as well.
    if (stopCurrent !== stop || error.name === "AbortError") return;
    stop();
    events.failed(NOT_PLAYABLE);
  });
  return stop;
}
