/**
 * Translations by pupils: the texts of one stop, into one language. Their words are stored beside
 * the submission. When the teacher takes it, they are copied into the words of the language.
 */
import type { Pupil } from "../../model/class/member.ts";
import type { Take, Taken, TranslationSave } from "../../model/class/submission.ts";
import type { Tour } from "../../model/tour/tour.ts";
import {
  inPlace,
  isText,
  listOf,
  textHash,
  type TranslatedWords,
  type Unit,
  unitsOf,
} from "../../model/tour/words/units.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { readParts, setParts, toParts } from "../kv/parts.ts";
import { ClassWords, type SubmissionRecord, Submissions } from "../records/classes.ts";
import { TourWords } from "../records/words.ts";
import { getTour } from "../tours/tours.ts";
import { changeWords, requireFitting, WordsRefusal } from "../words/change_words.ts";
import { readWords } from "../words/read_words.ts";
import { beginClassStep, type ClassAct } from "./class_step.ts";
import { beginOwn, requireWorking } from "./pupil_work.ts";
import {
  changeSubmission,
  findSubmission,
  isOf,
  noSubmission,
  setSubmission,
  SubmissionConflict,
} from "./submissions.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** What pupils have changed; `was` is what the language had before the first change of a text. */
type PupilsWords = Record<string, { text: string; of: string; was: string }>;

/** A submission that is a translation. */
export type TranslationRecord = SubmissionRecord & { stopId: string; language: string };

/** @throws {Problem} 404 for a story. */
export function asTranslation(record: SubmissionRecord): TranslationRecord {
  if (record.language === undefined) throw new Problem(404, noSubmission());
  return record as TranslationRecord;
}

/**
 * A translation of a pupil.
 *
 * @throws {Problem} 404 for others, and for a story.
 */
export async function findOwnTranslation(
  kv: Deno.Kv,
  pupil: Pupil,
  id: string,
): Promise<TranslationRecord> {
  const record = await findSubmission(kv, pupil.classId, id);
  if (!isOf(record, pupil)) throw new Problem(404, noSubmission());
  return asTranslation(record);
}

/**
 * The texts of the stop as `tour` has it, with what the pupils have written; an empty list
 * where it has no such stop.
 */
export async function readTranslation(
  kv: Deno.Kv,
  tour: Tour,
  classId: string,
  record: TranslationRecord,
): Promise<(Unit & { was?: string })[]> {
  const { own, units } = await readPupilsWords(kv, tour, classId, record);
  return units.map((unit) => ({ ...unit, ...own[unit.key] && { was: own[unit.key].was } }));
}

/**
 * `present` are the texts of the stop as the language has them, `own` what the pupils have changed,
 * by the present keys, and `units` are both together. `unplaced` is what the pupils have changed in
 * texts that the stop does not have at present.
 */
async function readPupilsWords(
  kv: Deno.Kv,
  tour: Tour,
  classId: string,
  { id, stopId, language }: TranslationRecord,
) {
  const stop = { audioStops: tour.audioStops.filter((one) => one.id === stopId) };
  const { value } = await TourWords.get(kv, tour.id, language);
  const words: TranslatedWords = value ? (await readWords(kv, tour.id, value)).words : {};
  const present = unitsOf(stop, words).filter(isText);
  const stored = await readParts(kv, ClassWords.prefix(classId, id)) as PupilsWords | undefined;
  const { own, unplaced } = place(stored ?? {}, present);
  const both = inPlace(stop, words);
  for (const [key, { text, of }] of Object.entries(own)) {
    if (text === "") delete both[key];
    else both[key] = { text, of };
  }
  return { own, unplaced, present, units: unitsOf(stop, both).filter(isText) };
}

/**
 * Finds the texts that `stored` translates, even if an item of a list has moved. Each text gets
 * one translation: first those of the same original, then those whose original has changed.
 */
function place(stored: PupilsWords, present: readonly Unit[]) {
  const [own, unplaced]: PupilsWords[] = [{}, { ...stored }];
  const placeWhere = (fits: (unit: Unit, key: string, of: string) => boolean) => {
    for (const [key, one] of Object.entries(unplaced)) {
      const unit = present.find((unit) => !own[unit.key] && fits(unit, key, one.of));
      if (!unit) continue;
      own[unit.key] = one;
      delete unplaced[key];
    }
  };
  placeWhere((unit, key, of) => unit.key === key && unit.of === of);
  placeWhere((unit, key, of) => unit.of === of && listOf(unit.key) === listOf(key));
  placeWhere(({ key: its, list }, key, of) =>
    its === key && !list?.some((text) => textHash(text) === of)
  );
  return { own, unplaced };
}

/**
 * Saves texts of an own translation.
 *
 * @throws {SubmissionConflict} when it is handed in or taken.
 * @throws {WordsRefusal} where other pupils have changed the same texts.
 * @throws {Problem} 404 for others, and for a story; 400 for texts that the stop does not have; 401
 * when the class has ended; 413 when they do not fit; 503 when too many write at once.
 */
export async function saveTranslation(
  kv: Deno.Kv,
  { words }: TranslationSave,
  { tour, ...act }: { pupil: Pupil; id: string; now: Date; tour: Tour },
): Promise<SubmissionRecord> {
  const { pupil: { classId }, id, now } = act;
  const begin = async (before: SubmissionRecord) => {
    const { operation } = await beginOwn(kv, act)(before);
    const record = asTranslation(before);
    requireWorking(record);
    const read = await readPupilsWords(kv, tour, classId, record);
    const after = withUnplaced(changed(read, words), read.unplaced);
    setParts(operation, ClassWords.prefix(classId, id), toParts(after, "words"));
    return { operation };
  };
  return await changeSubmission(kv, { classId, id }, begin, { now, after: () => ({}) });
}

/** Both together: a text that the stop does not have at present may come back. */
function withUnplaced(after: PupilsWords, unplaced: PupilsWords): PupilsWords {
  const all = { ...after };
  for (const [key, one] of Object.entries(unplaced)) {
    let free = key;
    // Another item of the list has this number now. With a zero before it, it is nobody else's.
    while (all[free]) free = free.replace(/:(?=\d+(:synopsis)?$)/, ":0");
    all[free] = one;
  }
  return all;
}

type Read = Awaited<ReturnType<typeof readPupilsWords>>;

function changed({ own, present, units }: Read, given: TranslationSave["words"]): PupilsWords {
  const after = { ...own };
  const conflicts: { key: string; text: string }[] = [];
  for (const { key, text, of, was } of given) {
    const unit = units.find((one) => one.key === key);
    if (!unit) throw new Problem(400, t("noSuchWords", { key }));
    requireFitting(unit, text);
    const { translation = "", isLent } = unit;
    if (was !== undefined && !isLent && translation !== was && translation !== text) {
      conflicts.push({ key, text: translation });
      continue;
    }
    const before = present.find((one) => one.key === key)!;
    const first = own[key]?.was ?? before.translation ?? "";
    if (text === first && before.state !== "changed") delete after[key];
    else after[key] = { text, of: of ?? unit.of, was: first };
  }
  if (conflicts.length > 0) throw new WordsRefusal(conflicts);
  return after;
}

/**
 * Puts a translation into the words of its language, in one step with its new state. `take.words`
 * has what the teacher has decided; a text that stays as the archive has it changes nothing. What
 * it replaces stays in the history of the language.
 *
 * @throws {WordsRefusal} where the archive has another text than the pupils began from.
 * @throws {SubmissionConflict} when it has changed meanwhile.
 * @throws {Problem} 400 without any text of the pupils; 404 without the stop; and as `changeWords`
 * does.
 */
export async function takeTranslation(
  kv: Deno.Kv,
  submission: SubmissionRecord,
  { words: decided = [] }: Take,
  act: ClassAct,
): Promise<Taken> {
  const { tourId, classId, by, now } = act;
  const record = asTranslation(submission);
  const { id, stopId, language } = record;
  const tour = (await getTour(kv, tourId))?.tour;
  if (!tour?.audioStops.some((stop) => stop.id === stopId)) {
    throw new Problem(404, t("archiveNoSuchStop"));
  }
  const { own } = await readPupilsWords(kv, tour, classId, record);
  if (Object.keys(own).length === 0) throw new Problem(400, t("nothingTranslated"));
  const words = Object.entries(own).flatMap(([key, { text, of, was }]) => {
    const decision = decided.find((one) => one.key === key);
    if (!decision) return [{ key, text, of, was }];
    return decision.text === decision.was ? [] : [{ ...decision, of }];
  });
  const besides = async (operation: Deno.AtomicOperation) => {
    const entry = await Submissions.get(kv, classId, id);
    if (entry.value?.revision !== record.revision) {
      throw new SubmissionConflict(t("storyChangedMeanwhile"), entry.value ?? record);
    }
    const { comment: _, ...before } = entry.value;
    await setSubmission(kv, operation.check(entry), classId, {
      ...before,
      state: "taken",
      revision: before.revision + 1,
      changedAt: now.toISOString(),
    });
  };
  if (words.length === 0) {
    await mutate(async () => {
      const { operation } = await beginClassStep(kv, act);
      await besides(operation);
      return { operation, result: undefined };
    });
    return { tourId, stopId };
  }
  // Where all of it was missing before, nothing is lost.
  const keepsBefore = words.some(({ was }) => was !== "");
  const change = { words, transcripts: [], keepsBefore };
  await changeWords(kv, { tourId, language }, change, { by, now, besides });
  return { tourId, stopId };
}
