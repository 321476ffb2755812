/** A class in which pupils translate a stop. */
import type { Submission, Translated } from "../../../lib/model/class/submission.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import type { LanguageOfTour } from "../../../lib/model/tour/words/words.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { readWords } from "../../../lib/store/words/read_words.ts";
import { makeTranscript } from "../data/transcripts.ts";
import { ask, withClass } from "./classes.ts";
import type { Client } from "./client.ts";
import { SPOKEN_STOP } from "./people.ts";

export const [TITLE, TEXT] = [`${SPOKEN_STOP}:title`, `${SPOKEN_STOP}:description`];
/** What the keys of its sentences begin with. */
export const SENTENCE = `${SPOKEN_STOP}:transcript:`;

/** A class with Ada and Ben, in which the spoken stop is handed out into German. */
export async function withTranslators(over: Parameters<typeof withClass>[0] = {}) {
  const it = await withClass(over);
  const { clients: { owner }, lesson, kv, tourId } = it;
  const [ada, ben] = [await lesson.join("Ada"), await lesson.join("Ben")];
  const { members } = await lesson.state();
  const idOf = (name: string) => members.find(({ nickname }) => nickname === name)!.id;
  const path = `${lesson.at}/submissions`;
  const handOut = async (names: string[], more: object = {}, status = 201) => {
    const memberIds = names.map(idOf);
    const body = { title: "The mill", stopId: SPOKEN_STOP, language: "de", memberIds, ...more };
    return (await ask<Submission>(owner, "POST", path, { body, status })).id;
  };
  const wordsOf = (pupil: Client, id: string, status = 200) =>
    ask<Translated>(pupil, "GET", `/api/class/submissions/${id}/words`, { status });
  const write = (pupil: Client, id: string, words: object[], status = 200) =>
    ask<{ revision: number; conflicts: object[] }>(
      pupil,
      "PATCH",
      `/api/class/submissions/${id}/words`,
      { body: { words }, status },
    );
  const german = async () => {
    const { languages } = await ask<{ languages: LanguageOfTour[] }>(
      owner,
      "GET",
      `/api/tours/${tourId}/languages`,
    );
    const record = languages.find(({ language }) => language === "de");
    const { words } = await readWords(kv, tourId, record ?? { language: "de", revision: 0 });
    return Object.fromEntries(Object.entries(words).map(([key, { text }]) => [key, text]));
  };
  const teacherWrites = (words: object[]) =>
    ask(owner, "PATCH", `/api/tours/${tourId}/languages/de`, { body: { words } });
  /** The teacher writes what is said at the stop, sentence by sentence. */
  const say = async (...sentences: string[]) => {
    const tour = await ask<Tour>(owner, "GET", `/api/tours/${tourId}`);
    const { visibility: _, ...form } = toForm(tour);
    const transcript = makeTranscript(sentences.map((text) => ({ text })));
    const audioStops = form.audioStops.map((stop) =>
      stop.id === SPOKEN_STOP ? { ...stop, transcript } : stop
    );
    await updateTour(kv, tourId, { ...form, audioStops });
  };
  /** The sentences with their translations, as the pupil sees them. */
  const said = async (pupil: Client, id: string) =>
    (await wordsOf(pupil, id)).units.filter(({ key }) => key.startsWith(SENTENCE))
      .map(({ text, translation }) => [text, translation]);
  const textOf = ({ units }: Translated, key: string) =>
    units.find((unit) => unit.key === key)?.translation;
  return {
    ...it,
    ada,
    ben,
    path,
    handOut,
    wordsOf,
    write,
    german,
    teacherWrites,
    say,
    said,
    textOf,
  };
}
