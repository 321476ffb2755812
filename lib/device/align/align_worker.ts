/** The worker in which a text is aligned with its recording: seconds of work for a minute. */
import type { Decoder } from "soundswallower";
import { type Alignment, type AlignmentTask, alignSamples } from "./align_samples.ts";
import { modelOf } from "./grammar.ts";
import { openDecoder } from "./open_decoder.ts";

/** What the worker says: the decoder could not be loaded, how far it is, its result, a failure. */
export type FromAlignWorker =
  | { unloaded: true }
  | { share: number }
  | { alignment: Alignment }
  | { failed: string };

// The types are those of a page, whose messages name a receiver.
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
