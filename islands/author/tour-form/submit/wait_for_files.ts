/** Waits, before a form is sent, for its uploads, and for a pause in typing. */
import { effect } from "@preact/signals-core";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { ArchiveForm } from "../form_props.ts";
import { uploadFields } from "../media/media_paths.ts";

/** The length of a pause in milliseconds, after which a sentence is probably finished. */
const REST = 2000;

export const hasFilesOnTheirWay = (form: ArchiveForm): boolean =>
  uploadFields(form.getValues()).length > 0;

/**
 * Resolves once no field of the form waits for a file, and nobody has typed for two seconds; or
 * when `signal` is aborted.
 */
export async function waitForFiles(form: ArchiveForm, signal: AbortSignal): Promise<void> {
  let typedAt = -Infinity;
  const note = () => typedAt = performance.now();
  document.addEventListener("input", note, { signal });
  while (!signal.aborted && hasFilesOnTheirWay(form)) {
    await until(form, () => !hasFilesOnTheirWay(form), signal);
    for (let left = 1; left > 0 && !signal.aborted;) {
      left = typedAt + REST - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    }
  }
}

/**
 * Resolves when `holds` returns true, which is called after each change of form or queue, or on
 * abort.
 */
function until(form: ArchiveForm, holds: () => boolean, signal: AbortSignal): Promise<void> {
  const { uploads } = getUploadQueue();
  return new Promise((resolve) => {
    const ask = () => {
      if (!signal.aborted && !holds()) return;
      stop();
      changes.unsubscribe();
      signal.removeEventListener("abort", ask);
      resolve();
    };
    const changes = form.watch(ask);
    const stop = effect(() => {
      void uploads.value;
      // After the form has processed the same change.
      queueMicrotask(ask);
    });
    signal.addEventListener("abort", ask);
  });
}
