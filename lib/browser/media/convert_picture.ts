/** Makes of any picture a JPEG in two sizes, upright and without metadata. */
import { fitInto, PICTURE_SIDES } from "../../model/picture_address.ts";
import { UnreadableFile } from "./unreadable_file.ts";

/** A picture to send: `small` is missing where it would be the same. Sizes are pixels. */
export type ConvertedPicture = { large: Blob; small?: Blob; width: number; height: number };

/** JPEG's quality, from 0 to 1: nobody sees a difference, and files stay small. */
const QUALITY = 0.82;

/**
 * Turns `file` upright, scales it down, and leaves out all that is no pixel.
 *
 * @throws {UnreadableFile} when this browser cannot read it.
 */
export async function convertPicture(file: Blob): Promise<ConvertedPicture> {
  const bitmap = await readBitmap(file);
  try {
    const size = fitInto(bitmap, PICTURE_SIDES.large);
    const smallSize = fitInto(bitmap, PICTURE_SIDES.small);
    const large = await draw(bitmap, size);
    const small = smallSize.width < size.width ? await draw(bitmap, smallSize) : undefined;
    return { large, ...(small ? { small } : {}), ...size };
  } finally {
    bitmap.close();
  }
}

async function readBitmap(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new UnreadableFile(
      "This browser cannot read the picture. Save it as JPEG, and add it again.",
      { cause },
    );
  }
}

async function draw(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d")!;
  // JPEG knows no transparency: what is transparent becomes white instead of black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/jpeg", QUALITY);
  const blob = await promise;
  // A canvas of the largest photographs does not fit into the memory of a small phone.
  if (!blob) throw new UnreadableFile("This picture is too large for this device.");
  return blob;
}
