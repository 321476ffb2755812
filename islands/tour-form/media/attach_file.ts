/** Puts a file into the form: it is on its way from then on. */
import { signal } from "@preact/signals-core";
import { getUploadQueue } from "../../../lib/browser/uploads/upload_queue_instance.ts";
import { uploadAddress } from "../../../lib/model/upload_address.ts";
import { setAside, setReplaced } from "./earlier_files.ts";
import type { FormAccess } from "../form_props.ts";
import { kindOf, titleOf } from "./file_kind.ts";
import { isRecordingPath, type MediaPath, stopIndexOf } from "./media_paths.ts";

/** Whether recordings that are added are cut: one choice for the whole page. */
export const cutsSilence = signal(false);

/** The cards on which files may be dropped: of stops, and of the tour's details. */
export const DROP_TARGETS = "[data-stop], [data-tour-details]";

/** A file, and whether its name says something of what it contains. */
export type NamedFile = { blob: Blob; name: string; isNamed?: boolean };

/** Puts a file into the field `path`. A stop without a title is named after its recording. */
export function attachFile(
  form: FormAccess,
  path: MediaPath,
  { blob, name, isNamed = true }: NamedFile,
): void {
  const { getValues, setValue, clearErrors } = form;
  const queue = getUploadQueue();
  const earlier = setAside(form, path);
  const isRecording = isRecordingPath(path);
  const id = queue.add(
    blob,
    isRecording
      ? { kind: "recording", name, cutSilence: cutsSilence.value }
      : { kind: "picture", name },
  );
  setValue(path, uploadAddress(id), { shouldDirty: true });
  clearErrors(path);
  setReplaced(id, earlier);
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
 * Puts files into what they were dropped on: a recording, a picture, or one of each into a stop, a
 * picture into the details of the tour. Returns the index of the stop, -1 for the tour; undefined
 * for other files and places: nothing was done then.
 */
export function attachDropped(
  form: FormAccess,
  target: Element,
  files: File[],
): number | undefined {
  const index = dropIndexOf(target);
  const kinds = files.map(kindOf);
  const isOneOfEach = kinds.every(Boolean) && new Set(kinds).size === kinds.length;
  if (index === undefined || !isOneOfEach || index < 0 && kinds.includes("recording")) return;
  for (const [i, file] of files.entries()) {
    const path: MediaPath = index < 0
      ? "imageUrl"
      : `audioStops.${index}.${kinds[i] === "recording" ? "audioUrl" : "imageUrl"}`;
    attachFile(form, path, { blob: file, name: file.name });
  }
  return index;
}

/** The index of the stop around an element, -1 for the tour's details. */
function dropIndexOf(target: Element): number | undefined {
  const card = target.closest<HTMLElement>(DROP_TARGETS);
  return card ? Number(card.dataset.stop ?? -1) : undefined;
}
