/** The camera of this device, and why it cannot be used. */

/** The camera cannot be used; the message is for people. */
export class CameraProblem extends Error {
  override readonly name = "CameraProblem";
}

type Media = Pick<MediaDevices, "getUserMedia"> | null;

/** A device that is held, and a browser that can show its camera. */
export const hasCamera = (): boolean =>
  Boolean(navigator.mediaDevices) && matchMedia("(pointer: coarse)").matches;

/** What `getUserMedia` rejects with, by its name, in words for people. */
const REASONS: Record<string, string> = {
  NotAllowedError:
    "The camera is off for this site. Allow it in the browser’s settings for this page, then try " +
    "again.",
  NotFoundError: "This device has no camera.",
  NotReadableError: "Another app is using the camera. Close that app, then try again.",
};

/**
 * Opens the camera on the back of the device, without sound. The caller stops its tracks.
 *
 * @throws {CameraProblem} when it cannot be used.
 */
export async function openCamera(
  media: Media = navigator.mediaDevices ?? null,
): Promise<MediaStream> {
  // Missing on pages that are not https.
  if (!media) throw new CameraProblem("This browser can’t show the camera on this page.");
  try {
    return await media.getUserMedia({
      audio: false,
      video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  } catch (cause) {
    const reason = REASONS[(cause as DOMException).name] ?? "The camera didn’t start. Try again.";
    throw new CameraProblem(reason, { cause });
  }
}
