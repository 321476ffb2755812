/** Checks the words of archives in other languages. */
import { mediaHashesIn } from "../../model/media/media.ts";
import { StoredTranslation } from "../../model/tour/words/words.ts";
import { recordingsOf } from "../../model/tour/words/recordings.ts";
import { readParts } from "../kv/parts.ts";
import { toUses } from "../records/media.ts";
import {
  TourWords,
  WordsMedia,
  WordsParts,
  type WordsRecord,
  WordsVersions,
} from "../records/words.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { usesOf } from "./check_tours.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds languages whose words are lost, and words of languages and revisions that are gone. */
export async function* checkWords(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const { key, value } of listSound<WordsRecord>(kv, TourWords.root)) {
    const [tourId, language] = TourWords.idsOf(key);
    for (const revision of await revisionsOf(kv, tourId, value)) {
      yield* checkRevision(kv, { tourId, language, revision });
    }
  }
  for (const kind of [WordsParts, WordsMedia]) {
    for await (const entry of listSound(kv, kind.root)) {
      const [tourId, language, revision] = kind.idsOf(entry.key);
      const record = await getSound<WordsRecord>(kv, TourWords.key(tourId, language));
      const kept = record ? await revisionsOf(kv, tourId, record) : [];
      if (kept.includes(Number(revision))) continue;
      const what = "words of a revision that is not there";
      // Without the record they may be all that remains of the language.
      yield record || kind === WordsMedia
        ? removed(entry, what)
        : { level: "wrong", key: entry.key, what: "words of a language that is not there" };
    }
  }
}

/** The revisions that are kept: the last, the one that visitors see, and earlier versions. */
async function revisionsOf(
  kv: Deno.Kv,
  tourId: string,
  { language, revision, shown }: WordsRecord,
): Promise<number[]> {
  const versions = await Array.fromAsync(listSound(kv, WordsVersions.prefix(tourId, language)));
  const kept = versions.map(({ key }) => Number(key.at(-1)));
  return [...new Set([revision, shown ?? revision, ...kept])];
}

async function* checkRevision(
  kv: Deno.Kv,
  { tourId, language, revision }: { tourId: string; language: string; revision: number },
): AsyncGenerator<Finding> {
  const prefix = WordsParts.prefix(tourId, language, revision);
  const stored = StoredTranslation.safeParse(await readParts(kv, prefix).catch(() => null));
  if (!stored.success) {
    yield { level: "wrong", key: prefix, what: "the words of a language cannot be read" };
    return;
  }
  const named = mediaHashesIn(recordingsOf(stored.data.words));
  const entry = await WordsMedia.get(kv, tourId, language, revision);
  const uses = toUses(await usesOf(kv, tourId, { named, kept: entry.value }));
  if (uses.length === 0 && entry.value === null) return;
  const finding = compared(entry, uses, "the list of files of an archive’s words");
  if (finding) yield finding;
}
