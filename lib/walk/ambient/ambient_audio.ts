/** The one audio element of ambient sounds, beside the story's. Browser only. */
import { beepUrl } from "../../player/beep.ts";

let audio: HTMLAudioElement | undefined;

/** The element. It is not attached to the page, so that it survives a change of page. */
export const ambientAudio = (): HTMLAudioElement => audio ??= new Audio();

/** Plays silence within a tap, after which iOS lets the element play without one. */
export function unlockAmbient(): void {
  const element = ambientAudio();
  if (element.src) return;
  element.src = beepUrl(0);
  element.play().catch(() => {});
}
