/** A server for tests in any browser: with an hour of speech, of which six stops play parts. */
import { partAddress } from "../../../lib/model/media/part_address.ts";
import { hashOf } from "../data/media_files.ts";
import { decodeMp3, spokenMp3 } from "../data/sound/long_recording.ts";
import { street } from "../browser/visitor.ts";
import { makeStop } from "../data/tours.ts";
import { makeTranscript } from "../data/transcripts.ts";
import { streetServer } from "./street_server.ts";

/** Samples of a second of the hour. */
const RATE = 22_050;

/** The parts in milliseconds, far apart, not at whole seconds. */
const PARTS = [0, 7, 19, 33, 47, 58].map((minute, n) => ({
  from: minute * 60_000 + n * 1234,
  to: minute * 60_000 + n * 1234 + 8000,
}));

/**
 * Starts it. `errorOf` says by how many milliseconds the sound of the stop at `index` begins too
 * late in the interview (or, below 0, too early): `heard` is the beginning of it.
 */
export async function interviewServer() {
  const bytes = await spokenMp3(60, "-ar", String(RATE), "-ac", "1", "-b:a", "64k");
  const samples = await decodeMp3(bytes);
  const folder = await Deno.makeTempDir();
  const path = `/media/${hashOf(bytes)}.mp3`;
  await Deno.mkdir(`${folder}/media`);
  await Deno.writeFile(folder + path, bytes);
  const places = [...street(5), makeStop()];
  const audioStops = PARTS.map((part, i) => ({
    ...places[i],
    title: `Part ${i + 1}`,
    audioUrl: partAddress({ whole: path, ...part }),
    audioDuration: "0:08",
    transcript: makeTranscript([{ start: 500, end: 3000, text: `Sentence of part ${i + 1}.` }]),
  }));
  const server = await streetServer({ settings: { DATA_DIR: folder }, audioStops });
  return {
    ...server,
    interview: `${server.path}/recording/${hashOf(bytes)}`,
    /** The addresses of the parts, in the order of the stops. */
    addresses: audioStops.map(({ audioUrl }) => audioUrl),
    errorOf: (index: number, heard: Heard) => errorOf(samples, PARTS[index].from, heard),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Sound that a browser has played: samples from -1 to 1, `rate` a second. */
export type Heard = { rate: number; samples: number[] };

/** Samples of a second for the comparison: to a quarter of a millisecond. */
const COMPARED = 4000;

/** How far from its place a sound is looked for, in milliseconds. */
const FARTHEST = 1000;

function errorOf(whole: Float32Array, from: number, heard: Heard): number {
  const start = Math.max(0, Math.round((from - FARTHEST) / 1000 * RATE));
  const end = Math.round((from + 2 * FARTHEST) / 1000 * RATE);
  const around = resampled(whole.subarray(start, end), RATE);
  const sound = resampled(heard.samples, heard.rate);
  const likeness = Array.from({ length: around.length - sound.length }, (_, at) => {
    let [product, power] = [0, 1e-9];
    for (let i = 0; i < sound.length; i++) {
      product += sound[i] * around[at + i];
      power += around[at + i] ** 2;
    }
    return product / Math.sqrt(power);
  });
  const best = likeness.indexOf(Math.max(...likeness));
  return best / COMPARED * 1000 - (from - start / RATE * 1000);
}

/** The means of the samples in each step of the new rate. */
function resampled(samples: ArrayLike<number>, rate: number): Float32Array {
  const step = rate / COMPARED;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const [first, last] = [Math.floor(i * step), Math.floor((i + 1) * step)];
    let sum = 0;
    for (let at = first; at < last; at++) sum += samples[at];
    return sum / (last - first);
  });
}

/**
 * Script for a page, after a tap: from now on `heardSince()` gives the first half second that its
 * player plays, from the first sound on, once that is heard. `listenAgain()` resolves when all is
 * silent, and begins anew.
 */
export const LISTEN = `
  const context = new AudioContext();
  context.resume();
  const source = context.createMediaElementSource(document.querySelector("audio"));
  const recorder = context.createScriptProcessor(4096, 1, 1);
  let samples = [];
  let isSilent = () => {};
  recorder.onaudioprocess = ({ inputBuffer }) => {
    const block = Array.from(inputBuffer.getChannelData(0));
    const first = block.findIndex((one) => Math.abs(one) > 0.0005);
    if (first < 0 && !samples) {
      samples = [];
      isSilent();
    }
    if (samples && (samples.length > 0 || first >= 0)) {
      samples.push(...block.slice(samples.length > 0 ? 0 : first));
    }
  };
  source.connect(recorder);
  recorder.connect(context.destination);
  window.listenAgain = () => {
    samples = undefined;
    return new Promise((resolve) => isSilent = resolve);
  };
  window.heardSince = () => !samples || samples.length < context.sampleRate / 2
    ? undefined
    : { rate: context.sampleRate, samples: samples.slice(0, context.sampleRate / 2) };
`;
