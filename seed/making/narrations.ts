/**
 * Speaks the translated stories of the demo archives with the voices of eSpeak NG, one sentence at
 * a time, and writes recordings and their transcripts beside the words. Needs `espeak-ng` and
 * `ffmpeg`.
 *
 * `deno run -A seed/making/narrations.ts`
 */
import { WordsChange } from "../../lib/model/tour/words/words.ts";
import { unitsOf } from "../../lib/model/tour/words/units.ts";
import { changeSeed, keepMedia, type SeedArchive, WORDS } from "./seed_media.ts";
import { createTake, encode, lengthText, spoken } from "./speech.ts";

/** Samples in a second of what eSpeak NG speaks. */
const RATE = 22_050;

/** A robotic voice needs no more: 3 KB a second. */
const FORM = { rate: 16_000, kbps: 24 };

/** Words a minute. */
const SPEED = "145";

/** Silences, in milliseconds. */
const PAUSE = { start: 300, sentence: 480, end: 600 };

/** How speakers of the interview are called, and the variants of the voice for both. */
const SPEAKERS: Record<string, Record<string, string>> = {
  de: { Interviewer: "Interview (Computerstimme)", Archivist: "Archiv (Computerstimme)" },
  es: { Interviewer: "Entrevista (voz sintética)", Archivist: "Archivo (voz sintética)" },
};
const VARIANTS: Record<string, string> = { Interviewer: "m3", Archivist: "f2" };

const NOTES: Record<string, string> = {
  de: "Für eine Vorführung übersetzt und von einer Computerstimme gesprochen.",
  es: "Traducido para una demostración, y leído por una voz sintética.",
};

type Said = { text: string; speaker?: string };

const archives = new Map<string, SeedArchive>();
for (const { name } of Deno.readDirSync("seed")) {
  if (name.endsWith(".json")) {
    archives.set(name.slice(0, -5), JSON.parse(await Deno.readTextFile(`seed/${name}`)));
  }
}
for (const { name } of Deno.readDirSync(WORDS)) {
  const [slug, language] = name.split(".");
  const path = `${WORDS}/${name}`;
  const change = WordsChange.parse(JSON.parse(await Deno.readTextFile(path)));
  await Deno.writeTextFile(
    path,
    JSON.stringify(await told(archives.get(slug)!, language, change), null, 2) + "\n",
  );
}
// Recordings that are not named any more go.
await changeSeed(() => {});

/** The words with a recording and a transcript for each stop. */
async function told(
  archive: SeedArchive,
  language: string,
  { words }: WordsChange,
): Promise<WordsChange> {
  const texts = words.filter(({ key }) => !key.includes(":audio"));
  const byKey = new Map(texts.map(({ key, text }) => [key, text]));
  const units = unitsOf(archive as unknown as Parameters<typeof unitsOf>[0], {});
  const own: WordsChange = { words: texts, transcripts: [] };
  for (const { id, transcript } of archive.audioStops) {
    const { cues } = transcript as { cues: Said[] };
    const said = cues.map((cue, i) => ({
      text: byKey.get(`${id}:transcript:${i + 1}`)!,
      speaker: cue.speaker?.split(" ", 1)[0],
    }));
    const { sound, cues: timed, ms } = await speak(said, language);
    const audioUrl = await keepMedia(await encode(sound, RATE, FORM), "mp3");
    const ofOriginal = (name: string) => units.find(({ key }) => key === `${id}:${name}`)?.of;
    own.words.push(
      { key: `${id}:audioUrl`, text: audioUrl, of: ofOriginal("audioUrl") },
      { key: `${id}:audioDuration`, text: lengthText(ms), of: ofOriginal("audioDuration") },
    );
    own.transcripts.push({
      stopId: id,
      transcript: {
        language,
        source: "aligned",
        checked: false,
        notes: NOTES[language],
        cues: timed,
      },
    });
  }
  return own;
}

/** The sound of sentences, with their times. */
async function speak(said: Said[], language: string) {
  const take = createTake(RATE);
  const cues = [];
  take.wait(PAUSE.start);
  for (const { text, speaker } of said) {
    if (cues.length > 0) take.wait(PAUSE.sentence);
    const start = Math.round(take.ms);
    const voice = speaker ? `${language}+${VARIANTS[speaker]}` : language;
    take.add(await spoken("espeak-ng", (path) => ["-v", voice, "-s", SPEED, "-w", path, text]));
    const name = speaker && SPEAKERS[language][speaker];
    cues.push({ start, end: Math.round(take.ms), ...name && { speaker: name }, text });
  }
  take.wait(PAUSE.end);
  return { sound: take.sound(), cues, ms: take.ms };
}
