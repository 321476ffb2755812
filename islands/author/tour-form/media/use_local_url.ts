import { useEffect, useState } from "react";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";

/**
 * A playable or visible URL for an address of the form; an upload under way is read from this
 * device, a picture of it `small` if wanted. "" until it is read, and without a file.
 */
export function useLocalUrl(address: string, size?: "small"): string {
  const uploadId = uploadIdOf(address);
  const [local, setLocal] = useState<{ uploadId: string; url: string }>();

  useEffect(() => {
    if (!uploadId) return;
    let isOver = false;
    let url: string | undefined;
    const read = async () => {
      const queue = getUploadQueue();
      await queue.ready;
      const blob = await queue.preview(uploadId, size);
      if (isOver || !blob) return;
      url = URL.createObjectURL(blob);
      setLocal({ uploadId, url });
    };
    read();
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
      // The same upload may come back when its URL has been revoked.
      setLocal(undefined);
    };
  }, [uploadId]);

  if (!uploadId) return address;
  return local?.uploadId === uploadId ? local.url : "";
}
