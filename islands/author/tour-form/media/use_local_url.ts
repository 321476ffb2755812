import { useEffect, useState } from "react";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";

/**
 * What can be played or shown for an address of the form: a file that is on its way is read from
 * this device. "" until it is read, and where there is none.
 */
export function useLocalUrl(address: string): string {
  const uploadId = uploadIdOf(address);
  const [local, setLocal] = useState<{ uploadId: string; url: string }>();

  useEffect(() => {
    if (!uploadId) return;
    let isOver = false;
    let url: string | undefined;
    const read = async () => {
      const queue = getUploadQueue();
      await queue.ready;
      const blob = await queue.preview(uploadId);
      if (isOver || !blob) return;
      url = URL.createObjectURL(blob);
      setLocal({ uploadId, url });
    };
    read();
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
      // The same upload may come back, and its address is no longer good.
      setLocal(undefined);
    };
  }, [uploadId]);

  if (!uploadId) return address;
  return local?.uploadId === uploadId ? local.url : "";
}
