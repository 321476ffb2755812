/** Archives in several languages: what is translated, and what visitors see of it. */
import { z } from "zod";
import { writeWordsTable } from "../../lib/formats/words/words_table.ts";
import { writeXliff } from "../../lib/formats/words/xliff_write.ts";
import { canonicalTag } from "../../lib/model/text/language.ts";
import { LanguageTag } from "../../lib/model/text/language_tag.ts";
import { permits } from "../../lib/model/people/tour_role.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";
import type { Translation } from "../../lib/model/tour/words/in_words.ts";
import { type Unit, unitsOf } from "../../lib/model/tour/words/units.ts";
import {
  LanguageOfTour,
  WordsChange,
  type WordsUnit,
  WordsUnit as WordsUnitAnswer,
} from "../../lib/model/tour/words/words.ts";
import { Transcript } from "../../lib/model/tour/transcript.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import type { WordsRecord } from "../../lib/store/records/words.ts";
import {
  changeWords,
  hideWords,
  removeWords,
  showWords,
  WordsRefusal,
} from "../../lib/store/words/change_words.ts";
import { listWords, readWords } from "../../lib/store/words/read_words.ts";
import { texts } from "../../lib/texts/texts.ts";
import { call, DONE, file, ok } from "../call.ts";
import { findTourToTranslate } from "../tour_language.ts";
import { findVisibleTour } from "../visible_tour.ts";

const t = texts("storeProblems");
const p = texts("problems");

/** The languages of an archive: `original` is missing where nobody has said it. */
const Languages = z.strictObject({
  original: z.string().optional(),
  languages: z.array(LanguageOfTour),
});

/** All words of a language. `revision` is 0 while nothing is saved. */
const WordsAnswer = z.strictObject({
  language: z.string(),
  original: z.string().optional(),
  revision: z.int().min(0),
  shown: z.int().min(1).optional(),
  units: z.array(WordsUnitAnswer),
  transcripts: z.record(z.string(), Transcript),
});

export const list = call({
  route: "GET /api/tours/:id/languages",
  access: "anyone",
  isPersonal: true,
  summary: "The languages of an archive",
  about: "Those that visitors see; all for those who write it.",
  answers: ok(Languages, "The languages besides its own, with how much is translated."),
  refusals: { 404: "The archive doesn’t exist, or it is private and not yours." },
  async handle({ kv }, c) {
    const found = await findVisibleTour(c);
    if (!found) throw new Problem(404, t("tourNotFound"));
    const { tour: { id, language: original }, role } = found;
    const all = await listWords(kv, id);
    const seen = permits(role, "translator") ? all : all.filter(({ shown }) => shown !== undefined);
    return { ...original && { original }, languages: seen.map(toLanguage) };
  },
});

export const read = call({
  route: "GET /api/tours/:id/languages/:language",
  access: "translator",
  summary: "The words of an archive beside their translation",
  about: "For a language without any words yet, each is `missing`. `changed` words have another " +
    "original than the one that was translated. Of a recording, `text` is the address.",
  answers: ok(WordsAnswer, "All words, in the order of the archive."),
  refusals: { 404: "The archive doesn’t exist, or it doesn’t have this language." },
  async handle({ kv, id, language: given }, c) {
    const language = tagOf(given);
    const tour = await findTourToTranslate(c);
    const { record, words, transcripts = {} } = await readLast(kv, id, language);
    return {
      language,
      ...tour.language && { original: tour.language },
      revision: record?.revision ?? 0,
      ...record?.shown && { shown: record.shown },
      units: unitsOf(tour, words).map(toUnit),
      transcripts: Object.fromEntries(
        tour.audioStops.flatMap(({ id }) => transcripts[id] ? [[id, transcripts[id]]] : []),
      ),
    };
  },
});

const FORMATS = {
  xliff: { type: "application/xliff+xml", ending: "xlf", write: writeXliff },
  csv: { type: "text/csv", ending: "csv", write: writeWordsTable },
};

const FileQuery = z.object({
  format: z.enum(["xliff", "csv"], {
    error: () => p("nameOneOf", { name: "format", values: Object.keys(FORMATS).join(", ") }),
  }).default("xliff"),
});

export const fileForTranslators = call({
  route: "GET /api/tours/:id/languages/:language/file",
  access: "translator",
  summary: "The words of an archive as a file for translators: XLIFF 2.1 or CSV",
  about: "A unit or row has a text, and its id is the `key`. In XLIFF a text without translation " +
    "is `initial`; one whose original is another one since is `initial` as well, and has the " +
    "sub-state `animating-the-archives:changed`. Recordings are not in it.",
  query: FileQuery,
  example: "format=csv",
  answers: file("application/xliff+xml, text/csv", "The file, to be saved."),
  refusals: { 404: "The archive doesn’t exist, or it doesn’t have this language." },
  async handle({ kv, id, language: given, query: { format } }, c) {
    const language = tagOf(given);
    const tour = await findTourToTranslate(c);
    const { words } = await readLast(kv, id, language);
    const { type, ending, write } = FORMATS[format];
    return c.body(write({ tour, language, words }), 200, {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${id}.${language}.${ending}"`,
    });
  },
});

export const change = call({
  route: "PATCH /api/tours/:id/languages/:language",
  access: "translator",
  summary: "Translate words of an archive",
  about: "The first words begin the language. Visitors see nothing of it until it is shown. An " +
    "empty text removes a translation.",
  body: WordsChange,
  example: { words: [{ key: ":title", text: "Die Mühle" }] },
  answers: ok(LanguageOfTour, "The language as it is now."),
  refusals: {
    400: "The archive is written in this language, or has no such words.",
    403: "You write in another language of it, or not at all.",
    404: "The archive doesn’t exist, or it doesn’t have this language.",
    409: "Somebody has changed the same words: `conflicts` has them as they are now. Or the " +
      "archive doesn’t say in which language it is written.",
    413: "The archive has as many languages as it may have, or the words are too large.",
    429: "You have saved too much today.",
  },
  current: (_given, _c, error) =>
    Promise.resolve(
      error instanceof WordsRefusal ? { conflicts: error.conflicts } : undefined,
    ),
  async handle({ kv, now, id, language, by, body }, c) {
    requireSeen(await findTourToTranslate(c), body);
    const place = { tourId: id, language: tagOf(language) };
    return toLanguage(await changeWords(kv, place, body, { by, now }));
  },
});

export const show = call({
  route: "PUT /api/tours/:id/languages/:language/shown",
  access: "editor",
  summary: "Show visitors the last saved words of a language",
  answers: ok(LanguageOfTour, "The language as it is now."),
  refusals: {
    403: "On a site with review, administrators do it.",
    404: "The archive doesn’t exist, or it doesn’t have this language.",
  },
  handle: async ({ kv, now, id, language, by }) =>
    toLanguage(await showWords(kv, { tourId: id, language: tagOf(language) }, { by, now })),
});

export const hide = call({
  route: "DELETE /api/tours/:id/languages/:language/shown",
  access: "editor",
  summary: "Show visitors a language no more",
  about: "Its words stay.",
  answers: ok(LanguageOfTour, "The language as it is now."),
  refusals: { 404: "The archive doesn’t exist, or it doesn’t have this language." },
  handle: async ({ kv, now, id, language, by }) =>
    toLanguage(await hideWords(kv, { tourId: id, language: tagOf(language) }, { by, now })),
});

export const remove = call({
  route: "DELETE /api/tours/:id/languages/:language",
  access: "editor",
  summary: "Delete a language with all its words",
  answers: DONE,
  refusals: { 404: "The archive doesn’t exist, or it doesn’t have this language." },
  handle: ({ kv, now, id, language, by }) =>
    removeWords(kv, { tourId: id, language: tagOf(language) }, { by, now }),
});

/** The words that were saved last; without any where the language has not begun. */
async function readLast(kv: Deno.Kv, id: string, language: string): Promise<LastWords> {
  const record = (await listWords(kv, id)).find((one) => one.language === language);
  return record ? { record, ...await readWords(kv, id, record) } : { words: {} };
}

type LastWords = Pick<Translation, "words" | "transcripts"> & { record?: WordsRecord };

/**
 * Refuses words of stories that are not released to translators.
 *
 * @throws {Problem} 400 for words that the tour does not have.
 */
function requireSeen({ audioStops }: Tour, { words, transcripts }: WordsChange): void {
  const seen = new Set(["", ...audioStops.map(({ id }) => id)]);
  const changed = [...words.map(({ key }) => key), ...transcripts.map(({ stopId }) => stopId)];
  const key = changed.find((one) => !seen.has(one.split(":", 1)[0]));
  if (key !== undefined) throw new Problem(400, t("noSuchWords", { key }));
}

/** The `:language` of the path; a malformed one counts as missing. */
export function tagOf(text: string): string {
  const tag = canonicalTag(text);
  if (tag === undefined || !LanguageTag.safeParse(tag).success) {
    throw new Problem(404, t("noSuchLanguage"));
  }
  return tag;
}

/** A language as the API answers it. */
export const toLanguage = (
  { language, revision, shown, updatedAt, counts }: WordsRecord,
): LanguageOfTour => ({ language, revision, ...shown && { shown }, updatedAt, counts });

/** Words as the API answers them. */
export const toUnit = (
  { key, stopId, field: { label, kind, longest }, at, text, of, state, translation }: Unit,
): WordsUnit => ({
  key,
  ...stopId !== undefined && { stopId },
  label,
  kind,
  ...longest !== undefined && { longest },
  ...at !== undefined && { at },
  text,
  of,
  state,
  ...translation !== undefined && { translation },
});
