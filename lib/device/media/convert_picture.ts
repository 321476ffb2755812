/** Converts any picture to a JPEG in two sizes, upright and without metadata. */
import { fitInto, PICTURE_SIDES } from "../../model/media/picture_address.ts";
import { within } from "../../model/within.ts";
import { ChunkError, loadChunk } from "../load_chunk.ts";
import { isHeif } from "./heif_file.ts";
import { UnreadableFile } from "./unreadable_file.ts";

/** A picture to send: `small` is missing if it would be the same. Sizes are pixels. */
type ConvertedPicture = { large: Blob; small?: Blob; width: number; height: number };

/** JPEG's quality, from 0 to 1: no visible loss, and small files. */
const QUALITY = 0.82;

/** The browser's time limits to read a picture, and to write one, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Turns `file` upright, scales it down to `side` pixels on its longer side, and removes metadata.
 *
 * @throws {UnreadableFile} when this browser cannot read it.
 * @throws {ChunkError} when the decoder of HEIC is needed, and cannot be loaded.
 */
export async function convertPicture(
  file: Blob,
  side: number = PICTURE_SIDES.large,
): Promise<ConvertedPicture> {
  const bitmap = await readBitmap(file);
  try {
    const size = fitInto(bitmap, side);
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
    return await within(
      PATIENCE,
      () => createImageBitmap(file, { imageOrientation: "from-image" }),
    );
  } catch (cause) {
    return await readHeif(file, cause);
  }
}

/** Formats that only Safari can read. `cause`: why the browser could not. */
async function readHeif(file: Blob, cause: unknown): Promise<ImageBitmap> {
  const unreadable = () =>
    new UnreadableFile(
      "This browser can’t read the picture. Save it as JPEG, and add it again.",
      { cause },
    );
  if (!await isHeif(file)) throw unreadable();
  const { decodeHeif } = await loadChunk(() => import("./decode_heif.ts"));
  try {
    return await decodeHeif(file);
  } catch (error) {
    if (error instanceof ChunkError) throw error;
    throw unreadable();
  }
}

async function draw(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d")!;
  // JPEG has no transparency: transparent pixels become white instead of black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const drawn = () =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  // Some browsers never answer when memory is short.
  const blob = await within(PATIENCE, drawn).catch(() => null);
  // A canvas of the largest photographs exceeds the memory of a small phone.
  if (!blob) throw new UnreadableFile("This picture is too large for this device.");
  return blob;
}
