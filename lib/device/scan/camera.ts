/** The camera, and why it cannot be used. */

/** This browser has no camera for pages: it is too old, or the page has no secure connection. */
class NoCameras extends Error {
  override name = "NoCameras";
}

/**
 * The picture of the camera that looks away from its user, if there are two.
 *
 * @throws {DOMException} as `getUserMedia` does, and NoCameras; `cameraProblem` puts it in words.
 */
export async function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new NoCameras();
  return await devices.getUserMedia({
    audio: false,
    video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 960 } },
  });
}

/** Why the camera shows nothing, and what to do, for people. */
export function cameraProblem(error: unknown): string {
  const { name, message } = error as Error;
  return PROBLEMS[name] ?? `The camera can’t be used: ${message}. ${TYPE_IT}`;
}

const TYPE_IT = "You can type the code instead.";

const PROBLEMS: Record<string, string> = {
  NotAllowedError:
    `This page may not use the camera. Allow it in your browser’s settings for this site. ${TYPE_IT}`,
  NotFoundError: `This device has no camera. ${TYPE_IT}`,
  OverconstrainedError: `This device has no camera that fits. ${TYPE_IT}`,
  NotReadableError: `Another program uses the camera. Close it, then try again. ${TYPE_IT}`,
  AbortError: `The camera didn’t start. Try again. ${TYPE_IT}`,
  ReaderMissing:
    `The program that reads codes didn’t load. Check your connection, then try again. ${TYPE_IT}`,
  NoCameras: `This browser lets no page use the camera here. ${TYPE_IT}`,
};
