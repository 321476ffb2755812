/** A voice that espeak-ng has spoken, and noise, as samples from -1 to 1. */
import { decodeRecording } from "../../../../lib/device/media/decode_recording.ts";
import { mediaFile } from "../media_files.ts";

/** The rate of both, in hertz. */
export const RATE = 16000;

/** Three seconds of speech whose peak is 1 dB below the loudest sample. */
export const VOICE = await samplesOf(new Blob([mediaFile("voice.wav")]));

async function samplesOf(file: Blob): Promise<Float32Array> {
  const blocks: number[] = [];
  for await (const [block] of (await decodeRecording(file)).blocks()) blocks.push(...block);
  return Float32Array.from(blocks);
}

/** Louder by so many decibels, as a converter has it that ends at 1. */
export const louder = (samples: Float32Array, decibels: number) =>
  samples.map((sample) => Math.max(-1, Math.min(1, sample * 10 ** (decibels / 20))));

/** An even noise of so many dB below the loudest, the same in each run. */
export function noise(decibels: number, seconds: number): Float32Array {
  let seed = 1;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, () => {
    seed = seed * 48271 % 2147483647;
    return (seed / 2147483647 * 2 - 1) * 10 ** (decibels / 20);
  });
}
