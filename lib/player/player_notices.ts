/** Why a recording does not play, in words for people. */
import type { Refusal } from "./audio_source.ts";
import { texts } from "../texts/texts.ts";

const t = texts("player");

/**
 * The notice of the player: `retry` says whether trying again may help. `reason` is the part of
 * `text` that remains true after the substitute tone.
 */
export type Notice = { kind: "error" | "info"; text: string; retry: boolean; reason?: string };

/**
 * Why `play()` did not start: the browser needs a tap, a newer load replaced it, or it is broken.
 */
type PlayRefusal = "blocked" | "superseded" | "broken";

/** Reads the rejection of `HTMLMediaElement.play()` by its name, as the HTML standard has it. */
export function playRefusal(cause: unknown): PlayRefusal {
  const name = cause instanceof Error ? cause.name : "";
  if (name === "NotAllowedError") return "blocked";
  return name === "AbortError" ? "superseded" : "broken";
}

/**
 * A failure of the stop's own recording: `code` is that of MediaError (1 to 4), if there is one.
 * `silent`: no tone plays instead.
 */
export function failureNotice(
  code: number | undefined,
  online: boolean,
  { silent = false } = {},
): Notice {
  const reason = reasonOf(code, online);
  return { kind: "error", retry: true, text: silent ? reason : withTone(reason), reason };
}

const withTone = (reason: string) => t("toneInstead", { reason });

function reasonOf(code: number | undefined, online: boolean): string {
  if (!online && code !== 3) return t("offlineNotSaved");
  switch (code) {
    case 1:
      return t("browserStopped");
    case 2:
      return t("connectionLost");
    case 3:
      return t("recordingDamaged");
    case 4:
      return t("fileMissing");
    default:
      return t("storyWontPlay");
  }
}

/** The recording has not started within START_TIMEOUT_MS. */
export function lateNotice(online: boolean): Notice {
  const reason = online ? t("startsTooLate") : reasonOf(undefined, online);
  return { kind: "error", retry: true, text: withTone(reason), reason };
}

/** Why the player does not open an address. */
export const refusalText = ({ drive }: Refusal): string =>
  drive ? t("driveLink", { drive }) : t("noRecording");

/** An address that the player does not open: trying again would not help. */
export const refusedNotice = (reason: string): Notice => ({
  kind: "error",
  retry: false,
  text: withTone(reason),
  reason,
});

/** The browser needs a tap first; the play button provides it. */
export const BLOCKED: Notice = {
  kind: "info",
  retry: false,
  get text() {
    return t("pressPlay");
  },
};

/** "Play all" has left out the stop `n`, from 1. */
export const leftOutNotice = (n: number, title: string): Notice => ({
  kind: "info",
  retry: false,
  text: t("leftOut", { number: n, title }),
});

/** Another tab has taken the sound. */
export const ELSEWHERE: Notice = {
  kind: "info",
  retry: false,
  get text() {
    return t("playsElsewhere");
  },
};

/** The sleep timer has paused the sound. */
export const ASLEEP: Notice = {
  kind: "info",
  retry: false,
  get text() {
    return t("asleep");
  },
};

/** No data has arrived for a while, and nothing is playing. */
export const slowNotice = (online: boolean): Notice => ({
  kind: "info",
  retry: true,
  text: online ? t("loadsSlowly") : t("offlineGoesOn"),
});
