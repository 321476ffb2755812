/** How the player uses the audio address of a stop. */
import { isSafeUrl, TEST_BEEP } from "../model/media/url_rules.ts";
import { cloudDriveOf } from "../model/media/cloud_drives.ts";

/** A tone of `frequency` hertz, an address to load, or a refusal. */
type AudioSource =
  | { kind: "beep"; frequency: number }
  | { kind: "url"; url: string }
  | Refusal;

/** `drive` names the cloud drive whose share link it is. */
export type Refusal = { kind: "refused"; drive?: string };

/** Hertz of test-beep-1 to test-beep-5; higher numbers start again at the first. */
export const BEEP_FREQUENCIES = [440, 523, 659, 784, 880] as const;

/** The tone of a test sound's number, counted from 1; of anything else, the first tone. */
function frequencyOf(part: string | undefined): number {
  const number = Number.parseInt(part ?? "", 10);
  return BEEP_FREQUENCIES[number > 0 ? (number - 1) % BEEP_FREQUENCIES.length : 0];
}

/** Reads an audio address; an empty or missing one means the test sound. Never throws. */
export function parseAudioSource(audioUrl: string | null | undefined): AudioSource {
  const text = (audioUrl ?? "").trim();
  if (text === "") return { kind: "beep", frequency: BEEP_FREQUENCIES[0] };
  if (text.startsWith(TEST_BEEP)) {
    return { kind: "beep", frequency: frequencyOf(text.split("-")[2]) };
  }
  if (!isSafeUrl(text)) return { kind: "refused" };
  const drive = text.startsWith("/") ? undefined : cloudDriveOf(new URL(text));
  if (drive) return { kind: "refused", drive };
  return { kind: "url", url: text };
}
