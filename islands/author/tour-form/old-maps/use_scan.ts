import { useEffect, useState } from "react";

/**
 * The pixels of a scan on this site or this device; undefined until they are read. They stay when
 * the address changes, because the scan was sent.
 */
export function useScan(url: string): ImageBitmap | undefined {
  const [scan, setScan] = useState<ImageBitmap>();
  const isThere = url !== "";
  useEffect(() => {
    if (!isThere) return;
    let isOver = false;
    let bitmap: ImageBitmap | undefined;
    const read = async () => {
      // Pages may show files of the device, but not fetch them.
      const image = new Image();
      image.src = url;
      await image.decode();
      bitmap = await createImageBitmap(image);
      if (isOver) bitmap.close();
      else setScan(bitmap);
    };
    read().catch((error) => console.warn("The scan cannot be read", error));
    return () => {
      isOver = true;
      bitmap?.close();
    };
  }, [isThere]);
  return scan;
}
