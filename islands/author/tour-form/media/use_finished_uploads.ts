/** Writes the results of uploads into the form, and the state of the others. */
import { useEffect } from "react";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import type { UploadQueue } from "../../../../lib/device/uploads/upload_queue.ts";
import { inWhole } from "../../../../lib/model/media/part_address.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import { lengthText } from "../stops/recording_length.ts";
import type { ArchiveForm } from "../form_props.ts";
import { isTargetOf } from "../stops/stop_id.ts";
import { newThing } from "../../../../lib/formats/fields/things.ts";
import { moveTimes } from "./cut_times.ts";
import { isRecordingPath, stopIndexOf, uploadFields } from "./media_paths.ts";
import { addressOf } from "./upload_addresses.ts";

/** Watches the queue as long as the form is open; `target` is the form's archive. */
export function useFinishedUploads(form: ArchiveForm, target: string): void {
  useEffect(() => {
    const queue = getUploadQueue();
    const { uploads, ready } = queue;
    const update = () => fillIn(form, queue);
    let stop = () => {};
    let isOver = false;
    // Not before the form's draft and copy listen for changes, which is after this.
    ready.then(() => {
      if (isOver) return;
      claim(form, target, uploads.value);
      stop = uploads.subscribe(update);
    });
    // A removed stop may come back, or another draft may replace the form.
    const changes = form.watch(update);
    return () => {
      isOver = true;
      stop();
      changes.unsubscribe();
    };
  }, []);
}

/**
 * Puts files that were added before the page was left into their empty fields, if the form was not
 * saved with them.
 */
export function claim(
  { getValues, setValue }: ArchiveForm,
  target: string,
  uploads: ReadonlyMap<string, ShownUpload>,
): void {
  for (const { id, field } of uploads.values()) {
    if (!field || !isTargetOf(field.target, target)) continue;
    const index = getValues("audioStops").findIndex((stop) => stop.id === field.stopId);
    if (index < 0) continue;
    const url = uploadAddress(id);
    const [name, thing] = field.field.split(".");
    if (thing === undefined) {
      const path = `audioStops.${index}.${name as "audioUrl" | "ambientUrl"}` as const;
      if (getValues(path) === "") setValue(path, url, { shouldDirty: true });
      continue;
    }
    const path = `audioStops.${index}.things` as const;
    const things = getValues(path).filter((one) => one.url !== "");
    if (things.every((one) => one.id !== thing)) {
      setValue(path, [...things, newThing({ id: thing, url })], { shouldDirty: true });
    }
  }
}

/**
 * Puts the addresses of files that have arrived, and the lengths of recordings, into the form. The
 * times of texts for recordings that were cut are moved, which `forgetCut` records.
 */
export function fillIn(
  { getValues, setValue, clearErrors }: ArchiveForm,
  { uploads, forgetCut }: Pick<UploadQueue, "uploads" | "forgetCut">,
): void {
  for (const { path, uploadId } of uploadFields(getValues())) {
    // As it is by now: each change of the form calls this function again before it goes on here.
    const upload = uploads.value.get(uploadId);
    if (!upload) continue;
    if (isRecordingPath(path) && upload.cut) moveBy(stopIndexOf(path), upload.cut, uploadId);
    if (isRecordingPath(path) && upload.seconds) fillInLength(path, upload.seconds);
    const address = addressOf(upload);
    if (!address) continue;
    setValue(path, inWhole(getValues(path) ?? "", address), { shouldDirty: true });
    clearErrors(path);
  }

  function moveBy(index: number, cut: number, id: string) {
    const moved = moveTimes(getValues(`audioStops.${index}`), cut);
    if (!moved) return;
    // First, so that the calls that the changes below lead to find no cut.
    forgetCut(id);
    setValue(`audioStops.${index}.transcript`, moved.transcript, { shouldDirty: true });
    if (moved.chapters) {
      setValue(`audioStops.${index}.chapters`, moved.chapters, { shouldDirty: true });
    }
  }

  function fillInLength(path: string, seconds: number) {
    const box = `audioStops.${stopIndexOf(path as "things.0.url")}.audioDuration` as const;
    if (getValues(box) === "") {
      setValue(box, lengthText(seconds), { shouldDirty: true });
      clearErrors(box);
    }
  }
}
