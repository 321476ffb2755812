/**
 * Speaks the interview with the voices of Flite, one sentence at a time, and writes the recording
 * into the seed: its parts, their transcripts and chapters. Needs `flite` and `ffmpeg`.
 *
 * `deno run -A seed/making/recording.ts`
 */
import { partAddress } from "../../lib/model/media/part_address.ts";
import { INTERVIEW } from "./interview.ts";
import { changeSeed, keepMedia } from "./seed_media.ts";
import { createTake, encode, lengthText, spoken } from "./speech.ts";

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

type Cue = { start: number; end: number; speaker: string; text: string };
type Chapter = { at: number; title: string };
type Part = { cues: Cue[]; chapters: Chapter[] };

/** The samples of a text, without silence around it. */
const sayIt = (voice: string, text: string) =>
  spoken("flite", (path) => {
    return ["-voice", voice, "--setf", `duration_stretch=${STRETCH}`, "-t", text, "-o", path];
  });

const { sound, parts } = await speak();
const whole = await keepMedia(await encode(sound, RATE, { rate: 24_000, kbps: 48 }), "mp3");
await changeSeed((archive) => {
  for (const stop of archive.audioStops) {
    const part = parts[stop.id];
    if (part) Object.assign(stop, fieldsOf(part));
  }
});

/** All parts one after the other, with times from the start of the whole. */
async function speak() {
  const take = createTake(RATE);
  const parts: Record<string, Part> = {};
  let before: string | undefined;
  take.wait(PAUSE.start);
  for (const [id, said] of Object.entries(INTERVIEW)) {
    const part: Part = parts[id] = { cues: [], chapters: [] };
    for (const [speaker, text, chapter] of said) {
      if (part.cues.length > 0) take.wait(speaker === before ? PAUSE.sentence : PAUSE.speaker);
      before = speaker;
      const { voice, name } = VOICES[speaker];
      const start = Math.round(take.ms);
      take.add(await sayIt(voice, text));
      part.cues.push({ start, end: Math.round(take.ms), speaker: name, text });
      if (chapter) part.chapters.push({ at: start, title: chapter });
    }
    take.wait(PAUSE.part);
  }
  return { sound: take.sound(), parts };
}

/** What a stop has that plays this part: its times count from the part's start. */
function fieldsOf({ cues, chapters }: Part) {
  const [from, to] = [cues[0].start - PAUSE.around, cues.at(-1)!.end + PAUSE.around];
  return {
    description: cues.map(({ text }) => text).join(" "),
    audioUrl: partAddress({ whole, from, to }),
    audioDuration: lengthText(to - from),
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
