/** Searches the archives that are kept on this device, without a connection. */
import type { CatalogueRecord } from "../../model/record/record.ts";
import { peopleIn, wordsIn } from "../../model/record/record_words.ts";
import { isWithin } from "../../model/text/edit_distance.ts";
import { chapterLine, wordsOfChapter } from "../../model/text/chapter_words.ts";
import { bestLine, textsOfThing } from "../../model/text/thing_words.ts";
import { isFrequent, toWords } from "../../model/text/search_words.ts";
import type { Tour } from "../../model/tour/tour.ts";
import type { TourHit } from "../../model/tour/tour_search.ts";
import { type Caches, dataPath, keptCacheName, type KeptTour } from "./kept_tours.ts";

/** A text of an archive, such as a sentence, with its words, and those of its headings. */
type Passage = { hit: TourHit; words: string[]; headings: string[] };

/** The searchable texts of one archive. */
export type KeptTexts = { id: string; title: string; language?: string; passages: Passage[] };

/** An archive with its hits, the best first. */
export type FoundKept = Pick<KeptTexts, "id" | "title" | "language"> & { hits: TourHit[] };

/** Most passages that are shown of one archive. */
const MAX_HITS = 5;

/** From this length on, a word may be misspelt. */
const SHORTEST_MISSPELT = 4;

/** Reads the texts of archives; leaves out those that are only partly on the device. */
export async function readKeptTexts(
  caches: Caches,
  tours: readonly Pick<KeptTour, "id" | "languages">[],
): Promise<KeptTexts[]> {
  const read = await Promise.all(tours.map(async ({ id, languages }) => {
    const cache = await caches.open(keptCacheName(id));
    const [first, ...others] = languages ? Object.keys(languages) : [undefined];
    const response = await cache.match(dataPath(id, first));
    if (!response) return undefined;
    const texts = textsOf(await response.json());
    for (const language of others) {
      const other = await cache.match(dataPath(id, language));
      if (other) texts.passages.push(...textsOf(await other.json()).passages);
    }
    return texts;
  }));
  return read.filter((texts) => texts !== undefined);
}

function textsOf(
  { id, title, description, language, record, things = [], audioStops }: Tour,
): KeptTexts {
  const titleWords = toWords(title);
  const passages = audioStops.flatMap((stop, i): Passage[] => {
    const { id: stopId, title: stopTitle, transcript, chapters = [] } = stop;
    const at = { stop: i + 1, stopId, stopTitle };
    const headings = [...titleWords, ...toWords(stopTitle)];
    const own = toWords(`${stopTitle} ${stop.description} ${catalogueWords(stop.record)}`);
    const cues = transcript?.cues.map(({ start, speaker, text }): Passage => ({
      hit: { ...at, start, speaker, text, language: transcript.language },
      words: toWords(text),
      headings,
    }));
    const parts = chapters.map((chapter): Passage => ({
      hit: {
        ...at,
        start: chapter.at,
        text: chapterLine(chapter),
        language: stop.language ?? language,
        isChapter: true,
      },
      words: toWords(wordsOfChapter(chapter)),
      headings,
    }));
    const pictures = stop.things?.flatMap(textsOfThing).map(({ words, ...text }): Passage => ({
      hit: { ...at, ...text, language: stop.language ?? language },
      words: toWords(words),
      headings,
    }));
    const story = { hit: at, words: own, headings: titleWords };
    return [story, ...parts, ...cues ?? [], ...pictures ?? []];
  });
  const pictured = things.flatMap(textsOfThing).map(({ words }) => words);
  const about = toWords([title, description, catalogueWords(record), ...pictured].join(" "));
  const [first] = audioStops;
  // An archive found by its own texts opens at its first stop.
  const whole = first && {
    hit: { stop: 1, stopId: first.id, stopTitle: first.title },
    words: about,
    headings: [],
  };
  return { id, title, language, passages: whole ? [whole, ...passages] : passages };
}

const catalogueWords = (record?: CatalogueRecord): string =>
  `${peopleIn(record)} ${wordsIn(record)}`;

/**
 * Finds the archives that have all words of `text`, whole or as beginnings of words; if there are
 * none, those with words that differ in one letter. Passages with more of the words come first.
 */
export function searchKept(archives: readonly KeptTexts[], text: string): FoundKept[] {
  const words = [...new Set(toWords(text))];
  const telling = words.filter((word) => !isFrequent(word));
  const wanted = telling.length > 0 ? telling : words;
  if (wanted.length === 0) return [];
  const exact = search(archives, wanted, (word) => (other) => other.startsWith(word));
  return exact.length > 0 ? exact : search(
    archives,
    wanted,
    (word) => (other) =>
      other.startsWith(word) || word.length >= SHORTEST_MISSPELT && isWithin(1, word, other),
  );
}

function search(
  archives: readonly KeptTexts[],
  wanted: string[],
  isLike: (word: string) => (other: string) => boolean,
): FoundKept[] {
  const tests = wanted.map(isLike);
  return archives.map(({ passages, ...archive }) => {
    const found = passages.flatMap(({ hit, words, headings }) => {
      const here = tests.filter((test) => words.some(test));
      if (here.length === 0) return [];
      const isWhole = tests.every((test) => here.includes(test) || headings.some(test));
      return isWhole ? [{ hit, count: here.length }] : [];
    }).sort((a, b) => b.count - a.count);
    const hits = new Map(found.map(({ hit }) => [JSON.stringify(hit), hit]));
    const shown = [...hits.values()].slice(0, MAX_HITS).map((hit) => lineOf(hit, tests));
    return { ...archive, best: found[0]?.count ?? 0, hits: shown };
  })
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ best: _, ...archive }) => archive);
}

/** A hit on a page with the line that has most of the words. */
const lineOf = (hit: TourHit, tests: ((other: string) => boolean)[]): TourHit => {
  if (hit.page === undefined) return hit;
  const count = (line: string) => {
    const words = toWords(line);
    return tests.filter((test) => words.some(test)).length;
  };
  return { ...hit, text: bestLine(hit.text!, count) };
};
