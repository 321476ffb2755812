/** Uses takes as recordings of their stops. */
import { effect } from "@preact/signals-core";
import { useEffect } from "react";
import type { ShownTake } from "../../../../lib/device/takes/takes.ts";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { UploadRecord } from "../../../../lib/device/uploads/upload_record.ts";
import { toast } from "../../../shell/toasts.ts";
import type { FormAccess } from "../form_props.ts";
import { attachFile } from "../media/attach_file.ts";

/**
 * Puts a take, or a range of it in seconds, into the stop at `index`, and removes the stop's other
 * takes. False, with a toast, if the device does not return it.
 */
export async function attachTake(
  form: FormAccess,
  index: number,
  { id, name, target, stopId }: ShownTake,
  range?: UploadRecord["range"],
): Promise<boolean> {
  const blob = await getTakes().read(id);
  if (!blob) {
    toast({
      title: "Recording not added",
      description: "This device does not give it back. Reload the page and try again.",
      kind: "error",
    });
    return false;
  }
  const uploadId = attachFile(form, `audioStops.${index}.audioUrl`, {
    blob,
    name,
    target,
    range,
    isNamed: false,
  });
  getTakes().setUsed(id, uploadId);
  for (const other of getTakes().takes.value.values()) {
    const isOther = other.stopId === stopId && other.target === target && other.id !== id;
    if (isOther && !other.isRunning) getTakes().remove(other.id);
  }
  await getUploadQueue().settled();
  removeUsed();
  return true;
}

/**
 * Removes the takes whose uploads are stored or sent; those without an upload are offered again.
 */
function removeUsed(): void {
  const queue = getUploadQueue();
  for (const { id, uploadId } of getTakes().takes.value.values()) {
    if (uploadId === undefined) continue;
    const upload = queue.uploads.value.get(uploadId);
    if (!upload && queue.isLoaded()) getTakes().setUsed(id, undefined);
    else if (upload?.isStored || upload?.step === "finished") getTakes().remove(id);
  }
}

/** Manages used takes as long as the form is open. */
export function useUsedTakes(): void {
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const queue = getUploadQueue();
    Promise.all([getTakes().ready, queue.ready]).then(queue.settled).then(() => {
      if (isOver) return;
      stop = effect(() => {
        void queue.uploads.value;
        queue.settled().then(removeUsed);
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}
