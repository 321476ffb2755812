/** The worker that aligns a text with its recording: seconds of work for each minute. */
import type { Decoder } from "soundswallower";
import { type Alignment, type AlignmentTask, alignSamples } from "./align_samples.ts";
import { modelOf } from "./grammar.ts";
import { openDecoder } from "./open_decoder.ts";

/** Messages of the worker: the decoder could not be loaded, progress, the result, a failure. */
export type FromAlignWorker =
  | { unloaded: true }
  | { share: number }
  | { alignment: Alignment }
  | { failed: string };

// The types are those of a page, whose messages need a target origin.
const page = self as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (message: FromAlignWorker) => page.postMessage(message);

page.onmessage = async ({ data }: MessageEvent<AlignmentTask>) => {
  let decoder: Decoder;
  try {
    decoder = await openDecoder(modelOf(data.language));
  } catch {
    return say({ unloaded: true });
  }
  try {
    const begun = 0.1;
    say({ share: begun });
    const onProgress = (share: number) => say({ share: begun + (1 - begun) * share });
    say({ alignment: alignSamples(decoder, data, onProgress) });
  } catch (error) {
    say({ failed: String(error) });
  }
};
