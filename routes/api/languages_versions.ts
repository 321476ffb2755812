/**
 * Earlier versions of an archive's words in a language: the newest 20 of those that visitors have
 * seen, or that a change with `keepsBefore` has replaced.
 */
import { z } from "zod";
import { WordsDifferences, WordsVersion } from "../../lib/model/tour/words/versions.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { getUserNames } from "../../lib/store/accounts/users.ts";
import { compareVersion, listVersions } from "../../lib/store/words/words_versions.ts";
import { call, ok } from "../call.ts";
import { findTourToTranslate } from "../tour_language.ts";
import { tagOf } from "./languages.ts";
import { noRevision, parseRevision } from "./revisions.ts";

export const list = call({
  route: "GET /api/tours/:id/languages/:language/versions",
  access: "translator",
  summary: "The earlier versions of an archive’s words, the newest first",
  about: "Kept are versions that visitors have seen, and what a change with `keepsBefore` has " +
    "replaced: 20 at most. `differing` says how many texts and transcripts have changed since.",
  answers: ok(z.array(WordsVersion), "All kept versions."),
  refusals: { 404: "The archive doesn’t exist, or it doesn’t have this language." },
  async handle({ kv, language }, c) {
    const tour = await findTourToTranslate(c);
    const versions = await listVersions(kv, tour, tagOf(language));
    const names = await getUserNames(kv, versions.map(({ updatedBy }) => updatedBy));
    return versions.map(({ revision, updatedAt, updatedBy, differing }) => {
      const savedBy = names.get(updatedBy);
      return { revision, savedAt: updatedAt, ...savedBy && { savedBy }, differing };
    });
  },
});

export const read = call({
  route: "GET /api/tours/:id/languages/:language/versions/:revision",
  access: "translator",
  summary: "What has changed since an earlier version of the words",
  about: "To bring the version back, change the words to `then`, with its `of`, and with `now` " +
    "as `was`.",
  answers: ok(WordsDifferences, "The texts and transcripts that have changed since."),
  refusals: { 404: "The archive or the version doesn’t exist." },
  async handle({ kv, language, revision }, c) {
    const tour = await findTourToTranslate(c);
    const place = { language: tagOf(language), revision: parseRevision(revision) };
    const found = await compareVersion(kv, tour, place);
    if (!found) throw new Problem(404, noRevision());
    return found;
  },
});
