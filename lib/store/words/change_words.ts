/** Saves of translations: words are written, shown to visitors, hidden and removed. */
import { permits } from "../../model/people/tour_role.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import { excerpt } from "../../model/tour/excerpt.ts";
import { isFile } from "../../model/tour/fields/field.ts";
import type { Translation } from "../../model/tour/words/in_words.ts";
import { countWords, inPlace, type Unit, unitsOf } from "../../model/tour/words/units.ts";
import { recordingsOf } from "../../model/tour/words/recordings.ts";
import { MAX_LANGUAGES, type WordsChange } from "../../model/tour/words/words.ts";
import { AudioUrl } from "../../model/media/url.ts";
import { Problem } from "../../model/web/problem.ts";
import { texts } from "../../texts/texts.ts";
import { isAccountHidden } from "../accounts/account_gate.ts";
import { setDatestamp } from "../index/datestamps.ts";
import { mutate } from "../kv/atomic.ts";
import { setParts, toParts } from "../kv/parts.ts";
import { isReviewed } from "../kv/reviewed_kv.ts";
import { countSavedBytes } from "../limits/saved_bytes.ts";
import { noteMediaUsers } from "../media/media_users.ts";
import { keepMedia, setMediaUses } from "../media/media_uses.ts";
import { requireNameable } from "../media/may_name.ts";
import {
  type Actor,
  auditForeign,
  authorizeEditor,
  beginTourChange,
  isOwnerOrAdmin,
} from "../people/tour_actor.ts";
import { TourEditors } from "../records/roles.ts";
import { mediaUsesOf } from "../records/media.ts";
import { ContentRevision, StopIds, type TourRecord } from "../records/tours.ts";
import {
  TourWords,
  WordsMedia,
  WordsParts,
  type WordsRecord,
  WordsVersions,
} from "../records/words.ts";
import { getTour } from "../tours/tours.ts";
import { readWords } from "./read_words.ts";
import {
  isVersion,
  keepVersion,
  type Place,
  removeRevision,
  removeVersions,
} from "./words_versions.ts";

const t = texts("storeProblems");

type Saver = { by: Actor; now: Date };

/** Adds further writes to the atomic operation of a save. */
type Besides = (operation: Deno.AtomicOperation) => Promise<void>;

/** A refusal of a save, because others have changed the same words: those, as they are now. */
export class WordsRefusal extends Problem {
  constructor(readonly conflicts: { key: string; text: string }[]) {
    super(409, t("wordsChangedMeanwhile", { count: conflicts.length }));
  }
}

/**
 * Saves the changes of a translator as a new revision of the language, which visitors do not see
 * yet. The first change of a language begins it.
 *
 * @throws {Problem} 404 without the archive; 403 for all but its owner, its editors, translators of
 * this language and administrators; 400 for words that it does not have, and for the language it is
 * written in; 409 where others changed the same words, or the archive's language is not known; 413
 * beyond the most languages, or when they do not fit; 429 when too much was saved within a day.
 */
export async function changeWords(
  kv: Deno.Kv,
  { tourId, language }: Place,
  change: WordsChange,
  { by, now, besides }: Saver & { besides?: Besides },
): Promise<WordsRecord> {
  return await mutate(async () => {
    const { operation, tour: record } = await beginTourChange(kv, tourId);
    await authorizeWords(kv, operation, record, by, language);
    requireOther(record, language);
    const tour = (await getTour(kv, tourId))!.tour;
    const entry = await TourWords.get(kv, tourId, language);
    if (entry.value === null) await requireRoom(kv, tourId);
    const revision = (entry.value?.revision ?? 0) + 1;
    const before: Translation = entry.value
      ? await readWords(kv, tourId, entry.value)
      : { language, revision: 0, words: {} };
    const after = changed(tour, before, change);
    const parts = toParts(after, "words");
    const uses = await requireNameable(kv, { audioStops: recordingsOf(after.words) }, {
      uses: mediaUsesOf(recordingsOf(after.words)),
      tourId,
      by,
    });
    const isKept = entry.value !== null &&
      (change.keepsBefore === true || entry.value.revision === entry.value.shown);
    // Each text is a save of its own: where no earlier version is kept, its own bytes count.
    const added = isKept ? parts : toParts(change, "words");
    await countSavedBytes(kv, operation, by.id, { parts: added, now });
    await noteMediaUsers(kv, tourId, uses, null, now.toISOString());
    await keepMedia(kv, uses);
    const saved: WordsRecord = {
      language,
      revision,
      ...entry.value?.shown && { shown: entry.value.shown },
      ...entry.value?.card && { card: entry.value.card },
      updatedAt: now.toISOString(),
      updatedBy: by.id,
      counts: countWords(unitsOf(tour, after.words)),
    };
    operation.check(entry).set(entry.key, saved);
    setParts(operation, WordsParts.prefix(tourId, language, revision), parts);
    setMediaUses(operation, WordsMedia.key(tourId, language, revision), uses);
    if (isKept) await keepVersion(kv, operation, tourId, entry.value!);
    else if (entry.value) removeRevision(operation, { tourId, language }, entry.value.revision);
    await besides?.(operation);
    return { operation, result: saved };
  });
}

/**
 * Shows the last saved words of a language to visitors.
 *
 * @throws {Problem} 404 without the archive or the language; 403 for all but owner, editors and
 * administrators, and on sites with review for all but administrators.
 */
export const showWords = (kv: Deno.Kv, place: Place, saver: Saver): Promise<WordsRecord> =>
  changeShown(kv, place, saver, true);

/** The opposite: visitors do not see the language any more. Its words stay. */
export const hideWords = (kv: Deno.Kv, place: Place, saver: Saver): Promise<WordsRecord> =>
  changeShown(kv, place, saver, false);

function changeShown(
  kv: Deno.Kv,
  { tourId, language }: Place,
  { by, now }: Saver,
  isShown: boolean,
): Promise<WordsRecord> {
  return mutate(async () => {
    const { operation, tour } = await beginTourChange(kv, tourId);
    await authorizeEditor(kv, operation, tour, by);
    if (isShown && isReviewed(kv) && !by.isAdmin) throw new Problem(403, t("wordsNeedReview"));
    const entry = await TourWords.get(kv, tourId, language);
    if (entry.value === null) throw new Problem(404, t("noSuchLanguage"));
    const { shown, card: _, ...rest } = entry.value;
    const after: WordsRecord = isShown
      ? { ...rest, shown: rest.revision, card: cardOf(await readWords(kv, tourId, rest)) }
      : rest;
    if (after.shown === shown) return { result: after };
    operation.check(entry).set(entry.key, after);
    if (shown && shown !== rest.revision && !await isVersion(kv, { tourId, language }, shown)) {
      removeRevision(operation, { tourId, language }, shown);
    }
    await noteChange(kv, operation, tour, now);
    await auditForeign(kv, operation, tour, "show-language", by, now, { language, isShown });
    return { operation, result: after };
  });
}

/** What lists say of an archive in a language; nothing of what is not translated. */
function cardOf({ words }: Translation): NonNullable<WordsRecord["card"]> {
  const { ":title": title, ":description": description } = words;
  return {
    ...title && { title: title.text },
    ...description && { description: excerpt(description.text) },
  };
}

/**
 * Removes a language of an archive with all its words; no effect without it.
 *
 * @throws {Problem} 404 without the archive; 403 for all but owner, editors and administrators.
 */
export function removeWords(kv: Deno.Kv, place: Place, { by, now }: Saver): Promise<void> {
  const { tourId, language } = place;
  return mutate(async () => {
    const { operation, tour } = await beginTourChange(kv, tourId);
    await authorizeEditor(kv, operation, tour, by);
    const entry = await TourWords.get(kv, tourId, language);
    if (entry.value === null) return { result: undefined };
    operation.check(entry).delete(entry.key);
    const { revision, shown } = entry.value;
    removeRevision(operation, place, revision);
    if (shown) removeRevision(operation, place, shown);
    await removeVersions(kv, operation, place);
    if (shown) await noteChange(kv, operation, tour, now);
    await auditForeign(kv, operation, tour, "remove-language", by, now, { language });
    return { operation, result: undefined };
  });
}

/** Removes all languages of an archive that is removed for good. */
export async function removeAllWords(kv: Deno.Kv, tourId: string): Promise<void> {
  for (const records of [WordsParts, WordsMedia, WordsVersions, TourWords]) {
    await records.clear(kv, tourId);
  }
}

/**
 * Adds to `operation` that visitors get another answer: the stops' ids, whose versionstamp says
 * whether an archive is as it was, the lists of the site and the harvesters' date.
 */
async function noteChange(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tour: TourRecord,
  now: Date,
): Promise<void> {
  const { value: ids } = await StopIds.get(kv, tour.id);
  if (ids) operation.set(StopIds.key(tour.id), ids);
  const visibility = visibilityOf(tour);
  if (visibility !== "private") operation.sum(ContentRevision.root, 1n);
  if (visibility === "public") {
    await setDatestamp(kv, operation, tour.id, { isDeleted: false, now });
  }
}

/** Owners and editors write all languages, a translator one. */
async function authorizeWords(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { id, userId }: TourRecord,
  by: Actor,
  language: string,
): Promise<void> {
  if (isOwnerOrAdmin(userId, by)) return;
  const entry = await TourEditors.get(kv, id, by.id);
  operation.check(entry);
  const isTranslator = entry.value?.role === "translator" && entry.value.language === language;
  const may = isTranslator || permits(entry.value?.role ?? null, "editor");
  if (!may || await isAccountHidden(kv, userId)) throw new Problem(403, t("wordsOfOthers"));
}

/**
 * @throws {Problem} 400 for the language that an archive is written in; 409 where that is not
 * known.
 */
export function requireOther({ language: original }: TourRecord, language: string): void {
  if (original === undefined) throw new Problem(409, t("languageNotKnown"));
  if (original === language) throw new Problem(400, t("languageOfArchive"));
}

/** @throws {Problem} 413 when an archive already has as many languages as it may. */
export async function requireRoom(kv: Deno.Kv, tourId: string): Promise<void> {
  const all = await TourWords.values(kv, tourId);
  if (all.length >= MAX_LANGUAGES) {
    throw new Problem(413, t("manyLanguages", { maxLanguages: MAX_LANGUAGES }));
  }
}

/** The stored words after a change. */
function changed(
  tour: Tour,
  { words: stored, transcripts: before = {} }: Translation,
  { words: given, transcripts: timed }: WordsChange,
): Omit<Translation, "language" | "revision"> {
  const units = new Map(unitsOf(tour, stored).map((unit) => [unit.key, unit]));
  const words = inPlace(tour, stored);
  const conflicts: { key: string; text: string }[] = [];
  for (const { key, text, of, was } of given) {
    const unit = units.get(key);
    if (!unit) throw new Problem(400, t("noSuchWords", { key }));
    requireFitting(unit, text);
    const { translation = "", isLent } = unit;
    if (was !== undefined && !isLent && translation !== was && translation !== text) {
      conflicts.push({ key, text: translation });
    } else if (text === "") delete words[key];
    else words[key] = { text, of: of ?? unit.of };
  }
  if (conflicts.length > 0) throw new WordsRefusal(conflicts);
  const transcripts = { ...before };
  const ids = new Set(tour.audioStops.map(({ id }) => id));
  for (const { stopId, transcript } of timed) {
    if (!ids.has(stopId)) throw new Problem(400, t("noSuchWords", { key: stopId }));
    if (transcript) transcripts[stopId] = transcript;
    else delete transcripts[stopId];
  }
  return { words, ...Object.keys(transcripts).length > 0 && { transcripts } };
}

/**
 * @throws {Problem} 400 for a text that is too long, and for an address that is not a recording's.
 */
export function requireFitting({ key, field }: Unit, text: string): void {
  if (field.longest !== undefined && text.length > field.longest) {
    throw new Problem(400, t("wordsTooLong", { key, longest: field.longest }));
  }
  if (!isFile(field) || text === "") return;
  const { error } = AudioUrl.safeParse(text);
  if (error) throw new Problem(400, error.issues[0].message);
}
