/** The waveform of a recording: the peak of each part. */
import { decodeRecording } from "./decode_recording.ts";
import { unhurried } from "./unhurried.ts";

/** `peaks` are from 0 to 1, in the requested number; `seconds` is the length. */
export type Waveform = { peaks: number[]; seconds: number };

/** Seconds of one measurement, before they are combined to the requested number. */
const STEP = 0.02;

/**
 * Measures the peaks of `count` parts of equal length.
 *
 * @throws {UnreadableFile} when this browser cannot read the recording.
 */
export async function readWaveform(file: Blob, count: number): Promise<Waveform> {
  const { sampleRate, blocks } = await decodeRecording(file);
  const length = Math.round(STEP * sampleRate);
  const steps: number[] = [];
  let [peak, filled, total] = [0, 0, 0];
  for await (const [samples] of unhurried(blocks())) {
    total += samples.length;
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample));
      if (++filled < length) continue;
      steps.push(peak);
      [peak, filled] = [0, 0];
    }
  }
  if (filled > 0) steps.push(peak);
  return { peaks: inParts(steps, count), seconds: total / sampleRate };
}

/** The maximum of the steps in each part. */
function inParts(steps: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor(i * steps.length / count);
    const to = Math.max(from + 1, Math.floor((i + 1) * steps.length / count));
    return steps.slice(from, to).reduce((a, b) => Math.max(a, b), 0);
  });
}
