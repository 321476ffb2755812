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
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

/** Puts a take that has ended into its stop, which may have moved; a removed stop's take waits. */
export async function attachTaken(form: FormAccess, takeId: string): Promise<void> {
  const take = getTakes().takes.value.get(takeId);
  const index = form.getValues("audioStops").findIndex(({ id }) => id === take?.stopId);
  if (take && index >= 0) await attachTake(form, index, take);
}

/**
 * Puts a take, or a range of it in seconds, into the stop at `index`. False, with a toast, if the
 * device does not return it.
 */
export async function attachTake(
  form: FormAccess,
  index: number,
  { id, name, target }: ShownTake,
  range?: UploadRecord["range"],
): Promise<boolean> {
  const blob = await getTakes().read(id);
  if (!blob) {
    toast({
      title: t("recordingNotAdded"),
      description: t("takeNotGivenBack"),
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
  await getUploadQueue().settled();
  settleUsed();
  return true;
}

/**
 * Removes from the device the takes whose uploads are sent. An interrupted take is offered again
 * unless its upload is stored.
 */
function settleUsed(): void {
  const [queue, takes] = [getUploadQueue(), getTakes()];
  for (const { id, uploadId, isSent, isFinished } of takes.takes.value.values()) {
    if (uploadId === undefined) continue;
    const upload = queue.uploads.value.get(uploadId);
    if (!upload && queue.isLoaded()) takes.setUsed(id, undefined);
    else if (upload?.step === "finished" && !isSent) takes.setSent(id);
    else if (upload?.isStored && !isFinished) takes.end(id, "author");
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
        queue.settled().then(settleUsed);
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}
