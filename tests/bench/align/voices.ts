/** Synthetic voices of three programs: the aligner's model has heard none of them. */
import { requireProgram } from "../../../tools/find_program.ts";

/** Makes the command that speaks a text into a WAV file. */
export type Voice = (text: string, file: string) => [program: string, ...args: string[]];

const flite =
  (name: string): Voice => (text, file) => ["flite", "-voice", name, "-t", text, "-o", file];
const espeak = (name: string, speed: number): Voice => (text, file) => [
  "espeak-ng",
  "-v",
  name,
  "-s",
  String(speed),
  "-w",
  file,
  text,
];

/** Festival reads the text from a file, which is written beside its sound. */
const festival = (name: string): Voice => (text, file) => {
  Deno.writeTextFileSync(`${file}.txt`, text);
  return ["text2wave", "-eval", `(voice_${name})`, `${file}.txt`, "-o", file];
};

/** By name; the tests' table has a row for each. */
export const VOICES: Record<string, Voice> = {
  "flite slt": flite("slt"),
  "flite rms": flite("rms"),
  "flite awb": flite("awb"),
  "espeak us": espeak("en-us", 160),
  "espeak gb": espeak("en-gb", 150),
  "festival kal": festival("kal_diphone"),
};

/** The voices that the marks of misfits were tuned with, and those that were held out. */
export const MISFIT_VOICES: Record<"tuned" | "held", Record<string, Voice>> = {
  tuned: {
    "flite slt": VOICES["flite slt"],
    "flite awb": VOICES["flite awb"],
    "espeak us": VOICES["espeak us"],
    "espeak scotland": espeak("en-gb-scotland", 150),
    "festival kal": VOICES["festival kal"],
  },
  held: {
    "flite rms": VOICES["flite rms"],
    "flite kal16": flite("kal16"),
    "espeak gb": VOICES["espeak gb"],
    "espeak us f3": espeak("en-us+f3", 170),
    "festival slt": festival("cmu_us_slt_arctic_hts"),
  },
};

/** What speaks, and what reads and writes sound. */
export const SPEAKERS = [
  "ffmpeg",
  "flite",
  "espeak-ng",
  "text2wave",
  "kal_diphone",
  "cmu_us_slt_arctic_hts",
] as const;

/** Hertz of all sound here. */
export const RATE = 16_000;

/** A text's sentence as this voice speaks it, without silence at its ends. */
export async function speak(voice: Voice, text: string, folder: string): Promise<Float32Array> {
  const file = `${folder}/${crypto.randomUUID()}.wav`;
  const [program, ...args] = voice(text, file);
  await run(program, args);
  return trimmed(await readSound(file));
}

/** The samples of a file of sound, mono. */
export async function readSound(file: string): Promise<Float32Array> {
  const args = ["-v", "error", "-i", file, "-f", "f32le", "-ac", "1", "-ar", String(RATE), "-"];
  const { buffer } = await run("ffmpeg", args);
  return new Float32Array(buffer.slice(0, buffer.byteLength - buffer.byteLength % 4));
}

/** Runs a program, with `input` if there is one, and returns what it writes. */
export async function run(
  program: string,
  args: string[],
  input?: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const child = new Deno.Command(requireProgram(program), {
    args,
    stdin: input ? "piped" : "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = input && child.stdin.getWriter();
  const sent = writer?.write(input).then(() => writer.close());
  const { success, stdout, stderr } = await child.output();
  await sent;
  if (!success) throw new Error(`${program}: ${new TextDecoder().decode(stderr)}`);
  return stdout;
}

/** A sample that is louder than this is voice. */
const QUIET = 0.01;

function trimmed(samples: Float32Array): Float32Array {
  const isVoice = (sample: number) => Math.abs(sample) > QUIET;
  return samples.subarray(samples.findIndex(isVoice), samples.findLastIndex(isVoice) + 1);
}
