/** How long a recording lasts, as its own file says. */
import { loadable } from "./preview.ts";

/**
 * The length as 'm:ss', rounded to the second; undefined where it cannot be read. Never rejects.
 */
export function readLength(text: string, signal: AbortSignal): Promise<string | undefined> {
  const source = loadable(text);
  if (text.trim() === "" || "reason" in source) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const audio = new Audio();
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

/** Streams without an end say Infinity. */
function toText(seconds: number): string | undefined {
  if (!Number.isFinite(seconds) || seconds <= 0) return undefined;
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
