/** Writes into the form what is known of the files that are on their way, and what came of them. */
import { effect } from "@preact/signals-core";
import { useEffect } from "react";
import { getUploadQueue } from "../../../lib/browser/uploads/upload_queue_instance.ts";
import type { ShownUpload } from "../../../lib/browser/uploads/upload_list.ts";
import { pictureAddress } from "../../../lib/model/picture_address.ts";
import { lengthText } from "../stops/recording_length.ts";
import type { ArchiveForm } from "../form_props.ts";
import { isRecordingPath, stopIndexOf, uploadFields } from "./media_paths.ts";

/** Watches the queue as long as the form is open. */
export function useFinishedUploads(form: ArchiveForm): void {
  useEffect(() => {
    const { uploads } = getUploadQueue();
    const update = () => fillIn(form, uploads.value);
    const stop = effect(update);
    // A stop that was removed comes back, another draft takes the form's place.
    const changes = form.watch(update);
    return () => {
      stop();
      changes.unsubscribe();
    };
  }, []);
}

function fillIn(
  { getValues, setValue, clearErrors }: ArchiveForm,
  uploads: ReadonlyMap<string, ShownUpload>,
): void {
  for (const { path, uploadId } of uploadFields(getValues())) {
    const upload = uploads.get(uploadId);
    if (!upload) continue;
    if (isRecordingPath(path) && upload.seconds) fillInLength(path, upload.seconds);
    const address = addressOf(upload);
    if (!address) continue;
    setValue(path, address, { shouldDirty: true });
    clearErrors(path);
  }

  function fillInLength(path: string, seconds: number) {
    const box = `audioStops.${stopIndexOf(path as "imageUrl")}.audioDuration` as const;
    if (getValues(box) === "") {
      setValue(box, lengthText(seconds), { shouldDirty: true });
      clearErrors(box);
    }
  }
}

/** Where the file is by now; undefined while it is on its way. */
export function addressOf(
  { step, files, width, height }: Pick<ShownUpload, "step" | "files" | "width" | "height">,
): string | undefined {
  const [src, small] = files.map(({ media }) => media?.url);
  if (step !== "finished" || !src) return undefined;
  return width && height ? pictureAddress({ src, width, height, small }) : src;
}
