/** Converts a recording to the aligner's samples: mono, 16 kHz. */
import { decodeRecording } from "../media/decode_recording.ts";
import { mixDown } from "../media/channels.ts";
import { unhurried } from "../media/unhurried.ts";
import { RATE } from "./pauses.ts";

/**
 * The samples of a recording, from -1 to 1. An hour takes 230 MB.
 *
 * @throws {UnreadableFile} when this browser cannot read it.
 */
export async function alignmentSamples(recording: Blob): Promise<Float32Array> {
  const { sampleRate, blocks } = await decodeRecording(recording);
  const resampler = createResampler(sampleRate);
  const parts: Float32Array[] = [];
  for await (const block of unhurried(blocks())) parts.push(resampler(mixDown(block)));
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

/**
 * Takes blocks at `sampleRate`, returns them at `RATE`: each sample is the mean of its interval.
 */
export function createResampler(sampleRate: number): (samples: Float32Array) => Float32Array {
  const step = sampleRate / RATE;
  // The sum of the sample under way, and how much of its interval is left.
  let [sum, left] = [0, step];
  return (samples) => {
    const made = new Float32Array(Math.ceil((samples.length + 1) / step) + 1);
    let count = 0;
    for (const sample of samples) {
      let rest = 1;
      while (rest >= left) {
        made[count++] = (sum + sample * left) / step;
        rest -= left;
        [sum, left] = [0, step];
      }
      sum += sample * rest;
      left -= rest;
    }
    return made.slice(0, count);
  };
}
