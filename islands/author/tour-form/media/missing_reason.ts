/** The status of a file that the server does not have yet. */
import { pupilOfDevice } from "../../../../lib/device/pupil/pupil.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import type { Hold } from "../../../../lib/device/uploads/upload_failure.ts";

/** Why a file does not arrive by waiting; undefined for one that does. */
export function missingReason(
  upload: Pick<ShownUpload, "step" | "problem"> | undefined,
  hold: Hold | undefined,
): string | undefined {
  if (!upload) {
    return "This file is on another device. Open the form there, or add the file again.";
  }
  if (upload.step === "finished") return undefined;
  if (upload.step === "failed") return upload.problem;
  if (upload.step === "paused") return "This file is paused. Resume it, or remove it.";
  if (hold === "offline") {
    return "This file is waiting for a connection, and is sent automatically.";
  }
  if (hold === "busy") {
    return "The server can’t accept files right now. This one is sent automatically when it can.";
  }
  if (hold === "signed-out") return signedOutText();
  return undefined;
}

/** What a file waits for while the server does not know who sends it. */
export const signedOutText = (): string =>
  pupilOfDevice() ? OUT_OF_CLASS : "The file is sent once you sign in.";

const OUT_OF_CLASS = "The file is sent once this device is in your class again.";
