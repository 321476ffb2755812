/** The camera of this device, and why it cannot be used. */
import { texts } from "../../texts/texts.ts";

const t = texts("device");

/** The camera cannot be used; the message is for people. */
export class CameraProblem extends Error {
  override readonly name = "CameraProblem";
}

type Media = Pick<MediaDevices, "getUserMedia"> | null;

/** A device that is held, and a browser that can show its camera. */
export const hasCamera = (): boolean =>
  Boolean(navigator.mediaDevices) && matchMedia("(pointer: coarse)").matches;

/** What `getUserMedia` rejects with, by its name, in words for people. */
const REASONS = {
  NotAllowedError: "cameraOff",
  NotFoundError: "noCamera",
  NotReadableError: "cameraInUse",
} as const;

/**
 * Opens the camera on the back of the device, without sound. The caller stops its tracks.
 *
 * @throws {CameraProblem} when it cannot be used.
 */
export async function openCamera(
  media: Media = navigator.mediaDevices ?? null,
): Promise<MediaStream> {
  // Missing on pages that are not https.
  if (!media) throw new CameraProblem(t("cameraNotShown"));
  try {
    return await media.getUserMedia({
      audio: false,
      video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  } catch (cause) {
    const reason = REASONS[(cause as DOMException).name as keyof typeof REASONS];
    throw new CameraProblem(t(reason ?? "cameraNotStarted"), { cause });
  }
}
