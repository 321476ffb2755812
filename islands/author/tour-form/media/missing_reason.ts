/** The status of a file that the server does not have yet. */
import { pupilOfDevice } from "../../../../lib/device/pupil/pupil.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import type { Hold } from "../../../../lib/device/uploads/upload_failure.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

/** Why a file does not arrive by waiting; undefined for one that does. */
export function missingReason(
  upload: Pick<ShownUpload, "step" | "problem"> | undefined,
  hold: Hold | undefined,
): string | undefined {
  if (!upload) {
    return t("fileIsElsewhere");
  }
  if (upload.step === "finished") return undefined;
  if (upload.step === "failed") return upload.problem;
  if (upload.step === "paused") return t("fileIsPaused");
  if (hold === "offline") {
    return t("fileAwaitsConnection");
  }
  if (hold === "busy") {
    return t("fileAwaitsServer");
  }
  if (hold === "signed-out") return signedOutText();
  return undefined;
}

/** What a file waits for while the server does not know who sends it. */
export const signedOutText = (): string =>
  pupilOfDevice() ? t("fileAwaitsClass") : t("fileAwaitsSignIn");
