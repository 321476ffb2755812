/** Converts any picture to a JPEG in two sizes, upright and without metadata. */
import { fitInto, PICTURE_SIDES } from "../../model/media/picture_address.ts";
import { within } from "../../model/within.ts";
import { ChunkError, loadChunk } from "../load_chunk.ts";
import type { DecodedPicture } from "./decode_picture.ts";
import { isHeif } from "./heif_file.ts";
import { UnreadableFile } from "./unreadable_file.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("uploads");

/**
 * A picture to send: `small` is missing if it would be the same. Sizes are pixels. `pages` is their
 * number in a file of several, of which the picture is the first.
 */
type ConvertedPicture = {
  large: Blob;
  small?: Blob;
  width: number;
  height: number;
  pages?: number;
};

/** JPEG's quality, from 0 to 1: no visible loss, and small files. */
const QUALITY = 0.82;

/** The browser's time limits to read a picture, and to write one, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Turns `file` upright, scales it down to `side` pixels on its longer side, and removes metadata.
 *
 * @throws {UnreadableFile} when this browser cannot read it.
 * @throws {ChunkError} when a decoder of HEIC or TIFF is needed, and cannot be loaded.
 */
export async function convertPicture(
  file: Blob,
  side: number = PICTURE_SIDES.large,
): Promise<ConvertedPicture> {
  const { bitmap, pages } = await readBitmap(file);
  try {
    const size = fitInto(bitmap, side);
    const smallSize = fitInto(bitmap, PICTURE_SIDES.small);
    const large = await draw(bitmap, size);
    const small = smallSize.width < size.width ? await draw(bitmap, smallSize) : undefined;
    return { large, ...(small ? { small } : {}), ...size, ...(pages ? { pages } : {}) };
  } finally {
    bitmap.close();
  }
}

async function readBitmap(file: Blob): Promise<DecodedPicture> {
  try {
    const bitmap = await within(
      PATIENCE,
      () => createImageBitmap(file, { imageOrientation: "from-image" }),
    );
    return { bitmap };
  } catch (cause) {
    return await readForeign(file, cause);
  }
}

/** Formats that only Safari can read. `cause`: why the browser could not. */
async function readForeign(file: Blob, cause: unknown): Promise<DecodedPicture> {
  const kind = await isHeif(file) ? "heif" : await isTiff(file) ? "tiff" : undefined;
  const unreadable = () =>
    new UnreadableFile(
      t("unreadablePicture"),
      { cause },
    );
  if (!kind) throw unreadable();
  const { decodePicture } = await loadChunk(() => import("./decode_picture.ts"));
  try {
    return await decodePicture(file, kind);
  } catch (error) {
    if (error instanceof ChunkError) throw error;
    throw unreadable();
  }
}

/** Whether a file is a TIFF by its first bytes, in either order of bytes. */
async function isTiff(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  return head === "II*\0" || head === "MM\0*";
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
  if (!blob) throw new UnreadableFile(t("pictureTooLarge"));
  return blob;
}
