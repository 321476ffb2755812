/** Why a recording does not play, in words for the person who is listening. */

/** What the player shows: `retry` says whether trying again may help. */
export type Notice = { kind: "error" | "info"; text: string; retry: boolean };

/**
 * Why `play()` did not start: the browser wants a tap, a newer load replaced it, or it is broken.
 */
export type PlayRefusal = "blocked" | "superseded" | "broken";

/** Reads the rejection of `HTMLMediaElement.play()` by its name, as the HTML standard has it. */
export function playRefusal(cause: unknown): PlayRefusal {
  const name = cause instanceof Error ? cause.name : "";
  if (name === "NotAllowedError") return "blocked";
  return name === "AbortError" ? "superseded" : "broken";
}

/**
 * A failure of the stop's own recording: `code` is that of MediaError (1 to 4), if there is one.
 */
export function failureNotice(code: number | undefined, online: boolean): Notice {
  return { kind: "error", retry: true, text: `${reasonOf(code, online)} A tone plays instead.` };
}

function reasonOf(code: number | undefined, online: boolean): string {
  if (!online && code !== 3) {
    return "You are offline, and this recording is not saved on this device.";
  }
  switch (code) {
    case 1:
      return "The browser stopped loading this recording.";
    case 2:
      return "The connection was lost while this recording was loading.";
    case 3:
      return "This recording is damaged and cannot be played.";
    case 4:
      return "This recording cannot be opened. Its file is missing or is not a recording.";
    default:
      return "This recording could not be played.";
  }
}

/** An address that the player does not open: trying again would not help. */
export const refusedNotice = (reason: string): Notice => ({
  kind: "error",
  retry: false,
  text: `${reason} A tone plays instead.`,
});

/** The browser wants a tap first; the play button is the way on. */
export const BLOCKED: Notice = { kind: "info", retry: false, text: "Tap play to start" };

/** Another tab has taken the sound. */
export const ELSEWHERE: Notice = {
  kind: "info",
  retry: false,
  text: "Another tab of this site is playing now.",
};

/** Nothing has arrived for a while, and nothing is playing meanwhile. */
export const slowNotice = (online: boolean): Notice => ({
  kind: "info",
  retry: true,
  text: online
    ? "The recording is taking a while to load. Still trying…"
    : "You are offline. The recording will continue when you are back online.",
});
