/** Finds when the sentences of a text are said in a recording, on this device. */
import type { Alignment } from "../../../../lib/device/align/align_transcript.ts";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import { readRecording } from "../transcript/use_recording.ts";

export type WantedTimes = {
  sentences: string[];
  language: string;
  /** Known starts, to a second or two, in milliseconds. */
  anchors?: (number | undefined)[];
  /** Called with the finished share, from 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

/**
 * @param address the text of an audio box.
 * @throws {Error} with a message for people.
 */
export async function findTimes(address: string, wanted: WantedTimes): Promise<Alignment> {
  const [{ alignTranscript }, { alignmentSamples }] = await loadChunk(() =>
    Promise.all([
      import("../../../../lib/device/align/align_transcript.ts"),
      import("../../../../lib/device/media/convert_recording.ts"),
    ])
  );
  const samples = await alignmentSamples(await readRecording(address, wanted.signal));
  wanted.signal.throwIfAborted();
  return await alignTranscript({ samples, ...wanted });
}
