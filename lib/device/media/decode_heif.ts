/** Decodes HEIC photographs in browsers other than Safari. */
import { within } from "../../model/within.ts";
import { loadChunk } from "../load_chunk.ts";
import type { FromHeifWorker } from "./heif_worker.ts";

/** The time limit of a picture in milliseconds: 12 megapixels take some seconds on a phone. */
const PATIENCE = 25_000;

/**
 * The picture in a HEIC file, upright. Loads the decoder (470 KB) at each call; after the first it
 * comes from the browser's cache.
 *
 * @throws {ChunkError} when the decoder cannot be loaded.
 * @throws {Error} when the file is damaged, or too large for this device.
 */
export async function decodeHeif(file: Blob): Promise<ImageBitmap> {
  const bytes = await file.arrayBuffer();
  const worker = await loadChunk(startWorker);
  try {
    const decoded = await within(PATIENCE, () => {
      const answer = nextMessage(worker);
      worker.postMessage(bytes, [bytes]);
      return answer;
    });
    if (!("pixels" in decoded)) throw new Error("The HEIC file is damaged or too large");
    const { pixels, width, height } = decoded;
    return await createImageBitmap(new ImageData(pixels, width, height));
  } finally {
    // Its memory grows with each picture, and only ending the worker frees it.
    worker.terminate();
  }
}

/** A worker with a loaded decoder. Rejects like a failed import. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL("./heif_worker.ts", import.meta.url), { type: "module" });
  const first = await nextMessage(worker).catch(() => undefined);
  if (first && "ready" in first) return worker;
  worker.terminate();
  throw new TypeError("Importing a module script failed: the decoder of HEIC");
}

const nextMessage = (worker: Worker) =>
  new Promise<FromHeifWorker>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromHeifWorker>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || "The worker failed"));
    };
  });
