/** The length of a recording, from its file. */
import { loadable } from "./preview.ts";

/**
 * Resolves to the length as 'm:ss', rounded to the second; to undefined if it cannot be read, or
 * once `signal` is aborted. Never rejects.
 */
export function readLength(
  text: string,
  signal: AbortSignal,
  createAudio: () => HTMLAudioElement = () => new Audio(),
): Promise<string | undefined> {
  const source = loadable(text);
  if (text.trim() === "" || "reason" in source) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const audio = createAudio();
    const end = (length?: string) => {
      audio.removeAttribute("src");
      resolve(length);
    };
    audio.preload = "metadata";
    audio.addEventListener("loadedmetadata", () => end(toText(audio.duration)));
    audio.addEventListener("error", () => end());
    signal.addEventListener("abort", () => end());
    audio.src = source.url;
  });
}

/** The duration of an endless stream is Infinity. */
function toText(seconds: number): string | undefined {
  return Number.isFinite(seconds) && seconds > 0 ? lengthText(Math.max(1, seconds)) : undefined;
}

/** Seconds as 'm:ss', rounded to the second. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
