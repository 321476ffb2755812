/** Puts a file into the form: it is on its way from then on. */
import { signal } from "@preact/signals-core";
import type { UseFormReturn } from "react-hook-form";
import { getUploadQueue } from "../../../lib/browser/uploads/upload_queue_instance.ts";
import { uploadAddress, uploadIdOf } from "../../../lib/model/upload_address.ts";
import { kindOf, titleOf } from "./file_kind.ts";
import { isRecordingPath, type MediaPath, stopIndexOf } from "./media_paths.ts";
import type { TourValues } from "../values.ts";

/** Whether recordings that are added are cut: one choice for the whole page. */
export const cutsSilence = signal(false);

/** As much of the form as is used. */
export type FormAccess = Pick<
  UseFormReturn<TourValues>,
  "getValues" | "setValue" | "clearErrors"
>;

/** A file, and whether its name says something of what it contains. */
export type NamedFile = { blob: Blob; name: string; isNamed?: boolean };

/** Puts a file into the field `path`. A stop without a title is named after its recording. */
export function attachFile(
  { getValues, setValue, clearErrors }: FormAccess,
  path: MediaPath,
  { blob, name, isNamed = true }: NamedFile,
): void {
  const queue = getUploadQueue();
  const replaced = uploadIdOf(getValues(path) ?? "");
  const isRecording = isRecordingPath(path);
  const id = queue.add(
    blob,
    isRecording
      ? { kind: "recording", name, cutSilence: cutsSilence.value }
      : { kind: "picture", name },
  );
  setValue(path, uploadAddress(id), { shouldDirty: true });
  clearErrors(path);
  if (replaced) queue.remove(replaced);
  if (!isRecording) return;
  const stop = `audioStops.${stopIndexOf(path)}` as const;
  // The length of what was there before; that of this one is filled in.
  setValue(`${stop}.audioDuration`, "", { shouldDirty: true });
  const title = titleOf(name);
  if (isNamed && title && getValues(`${stop}.title`) === "") {
    setValue(`${stop}.title`, title, { shouldDirty: true });
  }
}

/**
 * Puts a recording, a picture, or one of each into the stop on which they were dropped. False for
 * other files, and where no stop is: nothing was done then.
 */
export function attachToStop(form: FormAccess, target: Element, files: File[]): boolean {
  const index = target.closest<HTMLElement>("[data-stop]")?.dataset.stop;
  const kinds = files.map(kindOf);
  const isForStop = kinds.every(Boolean) && new Set(kinds).size === kinds.length;
  if (index === undefined || !isForStop) return false;
  for (const [i, file] of files.entries()) {
    const field = kinds[i] === "recording" ? "audioUrl" : "imageUrl";
    const path = `audioStops.${Number(index)}.${field}` as const;
    attachFile(form, path, { blob: file, name: file.name });
  }
  return true;
}
