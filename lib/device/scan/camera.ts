/** The camera, and why it cannot be used. */
import { texts } from "../../texts/texts.ts";

const t = texts("find");

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
  return Object.hasOwn(PROBLEMS, name)
    ? t(PROBLEMS[name as keyof typeof PROBLEMS])
    : t("cameraFailed", { message });
}

const PROBLEMS = {
  NotAllowedError: "cameraRefused",
  NotFoundError: "noCamera",
  OverconstrainedError: "noFittingCamera",
  NotReadableError: "cameraInUse",
  AbortError: "cameraDidNotStart",
  ReaderMissing: "readerMissing",
  NoCameras: "noCameraHere",
} as const;
