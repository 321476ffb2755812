/** Replaced files of the form, which can be brought back while it is open. */
import { signal } from "@preact/signals-core";
import { isOnItsWay } from "../../../../lib/device/uploads/upload_record.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { wholeOf } from "../../../../lib/model/media/part_address.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import type { FormAccess } from "../form_props.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import { addressOf } from "./upload_addresses.ts";
import {
  fileFields,
  isRecordingPath,
  type MediaPath,
  stopIndexOf,
  thingIndexOf,
} from "./media_paths.ts";

/** The earlier content of a field. */
export type EarlierFile = {
  address: string;
  /** The length of a recording, as it was in its box. */
  audioDuration?: string;
  /** It was being sent and is paused now, because it may no longer be wanted. */
  isHalted: boolean;
};

/** By the id of the upload that replaced it. */
const replaced = new Map<string, EarlierFile>();
/**
 * What was removed, or replaced by the address `replacement`, which the form may have elsewhere,
 * too. By field: its part of the form may be gone from the page meanwhile.
 */
const removals = signal<ReadonlyMap<string, { earlier?: EarlierFile; replacement: string }>>(
  new Map(),
);
/** The uploads that no field names any more, and those of them that `settleFiles` has paused. */
const halted = new Set<string>();
const paused = new Set<string>();

/** The content that the upload has replaced; undefined if the field was empty. */
export const replacedBy = (uploadId: string): EarlierFile | undefined => replaced.get(uploadId);

/** Pauses the file of a field that is being replaced or removed. */
export function setAside(
  { getValues }: Pick<FormAccess, "getValues">,
  path: MediaPath,
): EarlierFile | undefined {
  const address = getValues(path) ?? "";
  if (address === "") return undefined;
  const queue = getUploadQueue();
  const id = uploadIdOf(address);
  const upload = id === undefined ? undefined : queue.uploads.value.get(id);
  const isElsewhere = isUsedBeside({ getValues }, path, address);
  const isHalted = upload !== undefined && isOnItsWay(upload) && !isElsewhere;
  if (isHalted) queue.pause(upload.id);
  if (id !== undefined && !isElsewhere) halted.add(id);
  // The field of an upload is a stop's.
  const isOfStop = stopIndexOf(path) >= 0;
  for (const one of isOfStop ? queue.uploads.value.values() : []) {
    if (one.id === id || addressOf(one) === address) queue.forgetField(one.id);
  }
  const audioDuration = isRecordingPath(path) ? getValues(lengthPath(path)) : undefined;
  return { address, audioDuration, isHalted };
}

/** Pauses those files that the form does not name any more, and sends those that it names again. */
export function settleFiles(
  { getValues }: Pick<FormAccess, "getValues">,
  files: readonly (readonly [path: string, address: string])[],
): void {
  const queue = getUploadQueue();
  const named = new Set(fileFields(getValues()).map(([, address]) => address));
  for (const [, address] of files) {
    const id = uploadIdOf(address);
    const upload = id === undefined ? undefined : queue.uploads.value.get(id);
    if (!upload) continue;
    if (named.has(address)) {
      halted.delete(upload.id);
      if (paused.delete(upload.id)) queue.resume(upload.id);
      continue;
    }
    halted.add(upload.id);
    if (!isOnItsWay(upload)) continue;
    queue.pause(upload.id);
    paused.add(upload.id);
  }
}

/** What was removed last from a field; undefined if nothing was. Read from a signal. */
export const removalOf = (form: Pick<FormAccess, "getValues">, path: MediaPath) =>
  removals.value.get(keyOf(form, path));

/** Stops and things are named by their ids, since they may move. */
function keyOf({ getValues }: Pick<FormAccess, "getValues">, path: MediaPath): string {
  const index = stopIndexOf(path);
  const stop = index < 0 ? "" : `${getValues(`audioStops.${index}.id`)} `;
  const thing = thingIndexOf(path);
  if (thing === undefined) return stop + path.replace(/^audioStops\.\d+\./, "");
  const list = path.slice(0, path.indexOf("things.") + "things".length) as "things";
  return `${stop}${getValues(list)[thing]?.id} ${path.slice(list.length)}`;
}

/** Puts another address, or "", into a field; what it had can be brought back. */
export function replaceAddress(form: FormAccess, path: MediaPath, replacement: string): void {
  const index = stopIndexOf(path);
  if (index >= 0) stopIdOf(form, index);
  const key = keyOf(form, path);
  removals.value = new Map(removals.value).set(key, { earlier: setAside(form, path), replacement });
  form.setValue(path, replacement, { shouldDirty: true });
  form.clearErrors(path);
}

/** Remembers the content that the upload has replaced. */
export function setReplaced(uploadId: string, earlier: EarlierFile | undefined): void {
  if (earlier) replaced.set(uploadId, earlier);
}

/** Brings a file back, and drops its replacement. */
export function putBack(
  { getValues, setValue, clearErrors }: FormAccess,
  path: MediaPath,
  { address, audioDuration, isHalted }: EarlierFile,
): void {
  const queue = getUploadQueue();
  const droppedAddress = getValues(path) ?? "";
  const dropped = uploadIdOf(droppedAddress);
  const isElsewhere = isUsedBeside({ getValues }, path, droppedAddress);
  const id = uploadIdOf(address);
  setValue(path, address, { shouldDirty: true });
  clearErrors(path);
  if (isRecordingPath(path) && audioDuration !== undefined) {
    setValue(lengthPath(path), audioDuration, { shouldDirty: true });
  }
  if (id !== undefined) halted.delete(id);
  if (id !== undefined && isHalted) queue.resume(id);
  if (dropped !== undefined && !isElsewhere) queue.remove(dropped);
}

/** Forgets the replaced files, because the form is closed. */
export function forgetEarlierFiles(): void {
  for (const id of halted) getUploadQueue().remove(id);
  halted.clear();
  paused.clear();
  replaced.clear();
  removals.value = new Map();
}

/** Whether another field has the same file: the archive's picture may be that of a stop, too. */
function isUsedBeside(
  { getValues }: Pick<FormAccess, "getValues">,
  path: MediaPath,
  address: string,
): boolean {
  const isSame = (other = "") => wholeOf(other) === wholeOf(address);
  const own = isSame(getValues(path)) ? 1 : 0;
  return fileFields(getValues()).filter(([, other]) => isSame(other)).length > own;
}

const lengthPath = (path: MediaPath) => `audioStops.${stopIndexOf(path)}.audioDuration` as const;
