/** Before the form is sent: waits for the files that are on their way to the server. */
import { effect } from "@preact/signals-core";
import { getUploadQueue } from "../../../lib/browser/uploads/upload_queue_instance.ts";
import { type Hold } from "../../../lib/browser/uploads/upload_queue.ts";
import type { ShownUpload } from "../../../lib/browser/uploads/upload_list.ts";
import { toast } from "../../shell/toasts.ts";
import type { ArchiveForm } from "../form_props.ts";
import { stopIndexOf, uploadFields } from "./media_paths.ts";

/**
 * Resolves once no file is on its way that will arrive by itself; to the fields whose files will
 * not, each with its reason at the field.
 */
export async function settleUploads(form: ArchiveForm): Promise<string[]> {
  const queue = getUploadQueue();
  await queue.ready;
  const pending = () => uploadFields(form.getValues());
  const isStuck = (uploadId: string) =>
    missingReason(queue.uploads.value.get(uploadId), queue.hold.value) !== undefined;
  if (pending().some(({ uploadId }) => !isStuck(uploadId))) {
    const { dismiss } = toast({
      title: "Sending Your Files",
      description: "It goes on as soon as they have arrived. You can keep writing meanwhile.",
    });
    await until(() => pending().every(({ uploadId }) => isStuck(uploadId)));
    dismiss();
  }
  const missing = pending();
  for (const { path, uploadId } of missing) {
    const message = missingReason(queue.uploads.value.get(uploadId), queue.hold.value);
    form.setError(path, { type: "upload", message });
  }
  if (missing.length > 0) sayMissing(missing.map(({ path }) => stopIndexOf(path)));
  return missing.map(({ path }) => path);
}

/** Why a file does not arrive by waiting; undefined for one that does. */
export function missingReason(
  upload: Pick<ShownUpload, "step" | "problem"> | undefined,
  hold: Hold | undefined,
): string | undefined {
  if (!upload) {
    return "This file is on the device where it was added. Open the form there, or add it again.";
  }
  if (upload.step === "finished") return undefined;
  if (upload.step === "failed") return upload.problem;
  if (upload.step === "paused") return "This file is paused. Let it go on, or remove it.";
  if (hold === "offline") return "This file waits for a connection. It is sent by itself then.";
  if (hold === "busy") {
    return "The server takes no files at the moment. This one is sent by itself when it does.";
  }
  if (hold === "signed-out") return "This file is sent once you have signed in.";
  return undefined;
}

/** Resolves when `holds` does; it is asked again with each change of the queue. */
function until(holds: () => boolean): Promise<void> {
  const { uploads, hold } = getUploadQueue();
  return new Promise((resolve) => {
    const stop = effect(() => {
      void [uploads.value, hold.value];
      // After the form has heard of the same change.
      queueMicrotask(() => {
        if (!holds()) return;
        stop();
        resolve();
      });
    });
  });
}

function sayMissing(indexes: readonly number[]): void {
  const where = [...new Set(indexes)].map((i) => i < 0 ? "the tour’s picture" : `stop ${i + 1}`);
  const shown = where.length > 4 ? [...where.slice(0, 3), `${where.length - 3} more`] : where;
  toast({
    title: "Files Are Missing",
    description: `Not sent yet: ${shown.join(", ")}. The reason stands there.`,
    kind: "error",
  });
}
