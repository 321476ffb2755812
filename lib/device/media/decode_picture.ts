/** Decodes pictures that browsers other than Safari do not know: HEIC, and TIFF. */
import { within } from "../../model/within.ts";
import { loadChunk } from "../load_chunk.ts";
import { nextMessage, readyWorker } from "../ready_worker.ts";
import type { FromPictureWorker } from "./picture_worker.ts";

/** The time limit of a picture in milliseconds: 12 megapixels take some seconds on a phone. */
const PATIENCE = 25_000;

/** A decoded picture, upright; `pages` is their number in a file of several, of which it is one. */
export type DecodedPicture = { bitmap: ImageBitmap; pages?: number };

/**
 * The picture in a HEIC file (its decoder has 470 KB), or the first page of a TIFF (34 KB). Loads
 * the decoder at each call; after the first it comes from the browser's cache.
 *
 * @throws {ChunkError} when the decoder cannot be loaded.
 * @throws {Error} when the file is damaged, of an unknown kind, or too large for this device.
 */
export async function decodePicture(file: Blob, kind: "heif" | "tiff"): Promise<DecodedPicture> {
  const bytes = await file.arrayBuffer();
  const worker = await loadChunk(() => readyWorker(WORKERS[kind](), "the decoder of pictures"));
  try {
    const decoded = await within(PATIENCE, () => {
      const answer = nextMessage<FromPictureWorker>(worker);
      worker.postMessage(bytes, [bytes]);
      return answer;
    });
    if (!("pixels" in decoded)) throw new Error("The picture is damaged or too large");
    const { pixels, width, height, pages } = decoded;
    return { bitmap: await createImageBitmap(new ImageData(pixels, width, height)), pages };
  } finally {
    // Its memory grows with each picture, and only ending the worker frees it.
    worker.terminate();
  }
}

const WORKERS = {
  heif: () => new Worker(new URL("./heif_worker.ts", import.meta.url), { type: "module" }),
  tiff: () => new Worker(new URL("./tiff_worker.ts", import.meta.url), { type: "module" }),
};
