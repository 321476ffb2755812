/** What a page of `openAligner` loads: the aligner as the author's form has it. */
import { alignmentSamples } from "../../../../lib/device/align/alignment_samples.ts";
import { type Alignment, alignTranscript } from "../../../../lib/device/align/align_transcript.ts";

/** The aligner's answer, how long the worker took, and the page's longest delay meanwhile. */
export type Run = { alignment: Alignment; shares: number[]; milliseconds: number; delay: number };

declare global {
  var alignRecording: (
    path: string,
    sentences: string[],
    language: string,
    anchors?: (number | undefined)[],
  ) => Promise<Run>;
  var cancelAlignment: (path: string, sentences: string[]) => Promise<string>;
}

const samplesOf = async (path: string) => alignmentSamples(await (await fetch(path)).blob());

globalThis.alignRecording = async (path, sentences, language, anchors) => {
  const samples = await samplesOf(path);
  const shares: number[] = [];
  const began = performance.now();
  let [last, delay] = [began, 0];
  const timer = setInterval(() => {
    delay = Math.max(delay, performance.now() - last - 10);
    last = performance.now();
  }, 10);
  const onProgress = (share: number) => shares.push(share);
  const alignment = await alignTranscript({ samples, sentences, language, anchors, onProgress });
  clearInterval(timer);
  return { alignment, shares, milliseconds: performance.now() - began, delay };
};

/** Cancels as soon as the aligner has begun; returns the error's name. */
globalThis.cancelAlignment = async (path, sentences) => {
  const cancel = new AbortController();
  const samples = await samplesOf(path);
  const onProgress = () => cancel.abort();
  const options = { samples, sentences, language: "en", onProgress, signal: cancel.signal };
  return await alignTranscript(options).then(() => "none", ({ name }: Error) => name);
};
