/** Puts a file into the form as an upload. */
import { signal } from "@preact/signals-core";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type {
  FileField,
  UploadField,
  UploadRecord,
} from "../../../../lib/device/uploads/upload_record.ts";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import { setAside, setReplaced } from "./earlier_files.ts";
import type { FormAccess } from "../form_props.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import { titleOf } from "./file_kind.ts";
import {
  isRecordingPath,
  isSoundPath,
  type MediaPath,
  stopIndexOf,
  thingIndexOf,
} from "./media_paths.ts";

/** Whether added recordings are trimmed: one choice for the whole page. */
export const cutsSilence = signal(false);

/**
 * A file, whether its name is meaningful, and the form it is added to: NEW_ARCHIVE, or the id of
 * the edited archive. `range` is the wanted part of a recording.
 */
type NamedFile = Pick<UploadRecord, "name" | "range"> & {
  blob: Blob;
  isNamed?: boolean;
  target: string;
};

/**
 * Puts a file into the field `path`; returns the id of its upload. A stop without a title is named
 * after its recording.
 */
export function attachFile(
  form: FormAccess,
  path: MediaPath,
  { blob, name, range, isNamed = true, target }: NamedFile,
): string {
  const { getValues, setValue, clearErrors } = form;
  const queue = getUploadQueue();
  const earlier = setAside(form, path);
  const isRecording = isRecordingPath(path);
  const field = fieldOf(form, path, target);
  const place = { field, stopId: field?.stopId };
  const id = queue.add(
    blob,
    isRecording
      ? { kind: "recording", name, ...place, range, cutSilence: cutsSilence.value }
      : { kind: isSoundPath(path) ? "recording" : "picture", name, ...place },
  );
  setValue(path, uploadAddress(id), { shouldDirty: true });
  clearErrors(path);
  setReplaced(id, earlier);
  if (!isRecording) return id;
  const stop = `audioStops.${stopIndexOf(path)}` as const;
  // The length of the earlier file; the new one's is filled in.
  setValue(`${stop}.audioDuration`, "", { shouldDirty: true });
  const title = titleOf(name);
  if (isNamed && title && getValues(`${stop}.title`) === "") {
    setValue(`${stop}.title`, title, { shouldDirty: true });
  }
  // A part of a recording, or one without its silence, has other times.
  if (!range && !cutsSilence.value) {
    void takeChapters(form, stopIdOf(form, stopIndexOf(path)), blob);
  }
  return id;
}

/** Puts the chapters in a recording's file into its stop, unless that has some. */
async function takeChapters(form: FormAccess, stopId: string, blob: Blob): Promise<void> {
  try {
    const { fileChapters } = await loadChunk(() =>
      import("../../../../lib/formats/chapters/file_chapters.ts")
    );
    const { chapters } = await fileChapters(blob);
    const index = form.getValues("audioStops").findIndex(({ id }) => id === stopId);
    if (index < 0 || chapters.length === 0) return;
    const path = `audioStops.${index}.chapters` as const;
    if (!form.getValues(path)?.length) form.setValue(path, chapters, { shouldDirty: true });
  } catch (error) {
    console.warn("The chapters of a recording cannot be read", error);
  }
}

/** A new tour has no id. */
function fieldOf(form: FormAccess, path: MediaPath, target: string): UploadField | undefined {
  const index = stopIndexOf(path);
  if (index < 0) return undefined;
  return { target, field: fieldAt(form, path), stopId: stopIdOf(form, index) };
}

/** The field of a stop that a path names, by which uploads know it. */
export function fieldAt({ getValues }: Pick<FormAccess, "getValues">, path: MediaPath): FileField {
  const thing = thingIndexOf(path);
  if (thing === undefined) return isRecordingPath(path) ? "audioUrl" : "ambientUrl";
  return `things.${getValues(`audioStops.${stopIndexOf(path)}.things.${thing}.id`)}`;
}
