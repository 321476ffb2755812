/**
 * Speaks the interview with the voices of Flite, one sentence at a time, and writes the recording
 * into the seed: its parts, their transcripts and chapters. Needs `flite` and `ffmpeg`.
 *
 * `deno run -A seed/making/recording.ts`
 */
import { partAddress } from "../../lib/model/media/part_address.ts";
import { INTERVIEW } from "./interview.ts";
import { changeSeed, keepMedia } from "./seed_media.ts";

/** Samples in a second of what Flite speaks. */
const RATE = 16_000;

const VOICES = {
  Asks: { voice: "rms", name: "Interviewer (synthetic voice)" },
  Answers: { voice: "slt", name: "Archivist (synthetic voice)" },
};

/** How much slower than usual the voices speak. */
const STRETCH = 1.08;

/** Silences, in milliseconds: `around` is the one that a part keeps before and after its words. */
const PAUSE = { start: 400, sentence: 420, speaker: 640, part: 1200, around: 300 };

/** What is quieter than this at either end of a sentence is cut off. */
const QUIET = 250;

type Cue = { start: number; end: number; speaker: string; text: string };
type Chapter = { at: number; title: string };
type Part = { cues: Cue[]; chapters: Chapter[] };

const { sound, parts } = await speak();
const whole = await keepMedia(await encode(sound), "mp3");
await changeSeed((archive) => {
  for (const stop of archive.audioStops) {
    const part = parts[stop.id];
    if (part) Object.assign(stop, fieldsOf(part));
  }
});

/** All parts one after the other, with times from the start of the whole. */
async function speak(): Promise<{ sound: Int16Array; parts: Record<string, Part> }> {
  const pieces: Int16Array[] = [];
  let ms = 0;
  const add = (samples: Int16Array) => {
    pieces.push(samples);
    ms += samples.length / RATE * 1000;
  };
  const wait = (pause: number) => add(new Int16Array(Math.round(pause * RATE / 1000)));
  const parts: Record<string, Part> = {};
  let before: string | undefined;
  wait(PAUSE.start);
  for (const [id, said] of Object.entries(INTERVIEW)) {
    const part: Part = parts[id] = { cues: [], chapters: [] };
    for (const [speaker, text, chapter] of said) {
      if (part.cues.length > 0) wait(speaker === before ? PAUSE.sentence : PAUSE.speaker);
      before = speaker;
      const { voice, name } = VOICES[speaker];
      const start = Math.round(ms);
      add(await sayIt(voice, text));
      part.cues.push({ start, end: Math.round(ms), speaker: name, text });
      if (chapter) part.chapters.push({ at: start, title: chapter });
    }
    wait(PAUSE.part);
  }
  const sound = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    sound.set(piece, at);
    at += piece.length;
  }
  return { sound, parts };
}

/** The samples of a text, without silence around it. */
async function sayIt(voice: string, text: string): Promise<Int16Array> {
  const path = await Deno.makeTempFile({ suffix: ".wav" });
  const stretch = `duration_stretch=${STRETCH}`;
  await run("flite", ["-voice", voice, "--setf", stretch, "-t", text, "-o", path]);
  const HEADER = 44;
  const samples = new Int16Array((await Deno.readFile(path)).buffer.slice(HEADER));
  await Deno.remove(path);
  const isLoud = (sample: number) => Math.abs(sample) > QUIET;
  return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

/** An MP3 as loud as the other recordings: mono, 48 kbit/s, with the frame that says its delay. */
async function encode(sound: Int16Array): Promise<Uint8Array<ArrayBuffer>> {
  const [raw, path] = [await Deno.makeTempFile(), await Deno.makeTempFile({ suffix: ".mp3" })];
  await Deno.writeFile(raw, new Uint8Array(sound.buffer));
  const filter = "aresample=24000,highpass=f=80,acompressor=threshold=-21dB:ratio=2.5:attack=8:" +
    "release=160,loudnorm=I=-16:TP=-1.5,aresample=24000";
  await run(
    "ffmpeg",
    ["-v", "error", "-y", "-f", "s16le", "-ar", `${RATE}`, "-ac", "1", "-i", raw]
      .concat("-af", filter, "-c:a", "libmp3lame", "-b:a", "48k", "-map_metadata", "-1", path),
  );
  const bytes = await Deno.readFile(path);
  await Promise.all([Deno.remove(raw), Deno.remove(path)]);
  return bytes;
}

async function run(program: string, args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(program, { args }).output();
  if (!success) throw new Error(`${program}: ${new TextDecoder().decode(stderr)}`);
}

/** What a stop has that plays this part: its times count from the part's start. */
function fieldsOf({ cues, chapters }: Part) {
  const [from, to] = [cues[0].start - PAUSE.around, cues.at(-1)!.end + PAUSE.around];
  const seconds = Math.round((to - from) / 1000);
  return {
    description: cues.map(({ text }) => text).join(" "),
    audioUrl: partAddress({ whole, from, to }),
    audioDuration: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    transcript: {
      language: "en",
      source: "aligned",
      checked: false,
      notes: "Written for a demonstration, and spoken by synthetic voices.",
      cues: cues.map((cue) => ({ ...cue, start: cue.start - from, end: cue.end - from })),
    },
    chapters: chapters.map(({ at, title }) => ({ at: at - from, title })),
  };
}
