/** By which addresses forms name uploads. */
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { pictureAddress } from "../../../../lib/model/media/picture_address.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";

/** Where the file is by now; undefined while it is on its way. */
export function addressOf(
  { step, files, width, height }: Pick<ShownUpload, "step" | "files" | "width" | "height">,
): string | undefined {
  const [src, small] = files.map(({ media }) => media?.url);
  if (step !== "finished" || !src) return undefined;
  return width && height ? pictureAddress({ src, width, height, small }) : src;
}

/** Notes which uploads the server has in a form: what its author removes from that stays away. */
export function noteSavedUploads(saved: unknown): void {
  const queue = getUploadQueue();
  const text = JSON.stringify(saved);
  for (const upload of queue.uploads.value.values()) {
    if (!upload.field) continue;
    const names = [uploadAddress(upload.id), addressOf(upload)];
    if (names.some((name) => name && text.includes(name))) queue.forgetField(upload.id);
  }
}
