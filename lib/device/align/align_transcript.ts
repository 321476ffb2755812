/** Times the sentences of a text against their recording, in a worker of this browser. */
import { loadChunk } from "../load_chunk.ts";
import type { Alignment } from "./align_samples.ts";
import type { FromAlignWorker } from "./align_worker.ts";

export type { AlignedSentence, Alignment } from "./align_samples.ts";

type Options = {
  /** Mono, 16 kHz: `alignmentSamples` makes them. */
  samples: Float32Array;
  /** As typed. */
  sentences: string[];
  /** A BCP 47 tag. */
  language: string;
  /** Known starts of sentences, to a second or two, in milliseconds. */
  anchors?: (number | undefined)[];
  /** Gets the finished share from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the worker. */
  signal?: AbortSignal;
};

/**
 * Times in milliseconds for each sentence, and where text and recording differ. Loads the model (5
 * MB; 3 MB for French) at the first call.
 *
 * @throws {DOMException} `AbortError`, when `signal` is aborted.
 * @throws {ChunkError} when the aligner cannot be loaded.
 */
export async function alignTranscript(options: Options): Promise<Alignment> {
  options.signal?.throwIfAborted();
  return await loadChunk(() => runWorker(options));
}

/** One worker for one text. A missing file rejects like a failed import. */
function runWorker({ signal, onProgress, ...task }: Options): Promise<Alignment> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./align_worker.ts", import.meta.url), { type: "module" });
  let abort = () => {};
  return new Promise<Alignment>((resolve, reject) => {
    abort = () => reject(new DOMException("The alignment was cancelled", "AbortError"));
    const unloaded = () =>
      reject(new TypeError("Importing a module script failed: the aligner of transcripts"));
    signal?.addEventListener("abort", abort);
    let begun = false;
    worker.onmessage = ({ data }: MessageEvent<FromAlignWorker>) => {
      begun = true;
      if ("share" in data) onProgress?.(data.share);
      else if ("alignment" in data) resolve(data.alignment);
      else if ("unloaded" in data) unloaded();
      else reject(new Error(data.failed));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (begun) reject(new Error(event.message || "The aligner failed"));
      else unloaded();
    };
    worker.postMessage(task);
  }).finally(() => {
    signal?.removeEventListener("abort", abort);
    worker.terminate();
  });
}
