/** The addresses of uploads in forms. */
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { pictureAddress } from "../../../../lib/model/media/picture_address.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";

/** The address of an uploaded file; undefined while it is being sent. */
export function addressOf(
  { step, files, width, height }: Pick<ShownUpload, "step" | "files" | "width" | "height">,
): string | undefined {
  const [src, small] = files.map(({ media }) => media?.url);
  if (step !== "finished" || !src) return undefined;
  return width && height ? pictureAddress({ src, width, height, small }) : src;
}

/**
 * Records which uploads are in the server's form, so that those the author removes from it are not
 * put back.
 */
export function noteSavedUploads(saved: unknown): void {
  const queue = getUploadQueue();
  const text = JSON.stringify(saved);
  for (const upload of queue.uploads.value.values()) {
    if (!upload.field) continue;
    const names = [uploadAddress(upload.id), addressOf(upload)];
    if (names.some((name) => name && text.includes(name))) queue.forgetField(upload.id);
  }
}
