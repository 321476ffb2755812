/** Takes back what a batch of files has changed in stops, and leaves what was changed since. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadAddress, uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { filesOf, mapFiles } from "../../../../lib/model/media/files_of.ts";
import { addressOf } from "../media/upload_addresses.ts";
import type { StopValues } from "../values.ts";

/** A stop before and after files joined it. */
export type TouchedStop = { before: StopValues; after: StopValues };

type Name = keyof StopValues;

/** Fields that follow from a recording's file: its length, and the chapters in it. */
const FOLLOWING: Name[] = ["audioDuration", "chapters"];

/** The fields of a stop that go back, with their earlier values. */
export function takenBack(now: StopValues, { before, after }: TouchedStop): Partial<StopValues> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Name[];
  const back = names.filter((name) =>
    name !== "id" && !isSame(before[name], after[name]) && isUnchanged(now, after, name)
  );
  const all = back.includes("audioUrl") ? [...back, ...FOLLOWING] : back;
  return Object.fromEntries(all.map((name) => [name, before[name]]));
}

/** True if the author has changed an added stop since: not for what its files filled in. */
export const isEdited = (now: StopValues, added: StopValues): boolean =>
  ([...new Set([...Object.keys(now), ...Object.keys(added)])] as Name[])
    .some((name) => !FOLLOWING.includes(name) && !isUnchanged(now, added, name));

/** Uploads may have arrived meanwhile. */
function isUnchanged(now: StopValues, then: StopValues, name: Name): boolean {
  if (isSame(now[name], then[name])) return true;
  if (name !== "audioUrl" && name !== "things") return false;
  const sent = filesOf(then).map(([, address]) => address);
  const asSent = (address: string) =>
    sent.find((one) => isUpload(address, uploadIdOf(one))) ?? address;
  return isSame(mapFiles(now, asSent)[name], mapFiles(then, (address) => address)[name]);
}

/** A box without a value is empty, too. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a || "") === JSON.stringify(b || "");

/** True while an address is that of the upload, sent or not. */
export function isUpload(address: string | undefined, uploadId: string | undefined): boolean {
  if (!address || uploadId === undefined) return false;
  const upload = getUploadQueue().uploads.value.get(uploadId);
  return address === uploadAddress(uploadId) ||
    upload !== undefined && address === addressOf(upload);
}
