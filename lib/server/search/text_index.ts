/** Full-text search over archives, by MiniSearch. It holds words, and no text. */
import MiniSearch, { type Query } from "minisearch";
import { isFrequent, toWords } from "./words.ts";

/** What is searched of an archive. */
export type ArchiveTexts = {
  id: string;
  title: string;
  creator: string;
  /** The town by which its place is known. */
  place: string;
  stopTitles: string;
  /** Its description and those of its stops. */
  texts: string;
};

/** How much a word counts by where it stands. */
const BOOST = { title: 40, creator: 12, place: 12, stopTitles: 4, texts: 1 };

/** A word that only begins with the one that was typed counts this much; a misspelt one less. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0.25 };

/** One letter is no beginning yet. */
const SHORTEST_PREFIX = 2;

/** Where the beginning of a short word is looked for: texts have too many words that begin so. */
const NAMES = ["title", "creator", "place", "stopTitles"];

/** From this many letters on a word is found by its beginning in texts, too, and when misspelt. */
const LONG = 4;

/** How much of a long word may be wrong: one letter in five, two at most. */
const FUZZY = { fuzzy: 0.2, maxFuzzy: 2 };

export type TextIndex = ReturnType<typeof createTextIndex>;

/** An empty index. */
export function createTextIndex() {
  const index = new MiniSearch<ArchiveTexts>({
    fields: Object.keys(BOOST),
    tokenize: (text, field) => field === "texts" ? tellingWords(text) : toWords(text),
    processTerm: (word) => word,
  });
  return {
    /** Adds an archive, in place of what was known of it. */
    put(texts: ArchiveTexts): void {
      if (index.has(texts.id)) index.replace(texts);
      else index.add(texts);
    },
    /** Forgets an archive; one that is not known is none to forget. */
    remove(id: string): void {
      if (index.has(id)) index.discard(id);
    },
    /**
     * The archives that have all words of `query`, by id with their scores: the higher, the better
     * they fit. Frequent words count only where there are no others. A text without words finds
     * nothing.
     */
    search(query: string): Map<string, number> {
      const words = [...new Set(toWords(query))];
      const telling = words.filter((word) => !isFrequent(word));
      const queries = (telling.length > 0 ? telling : words).map(toQuery);
      const found = index.search({ queries, combineWith: "AND" }, { boost: BOOST });
      return new Map(found.map(({ id, score }) => [id, score]));
    },
  };
}

/** Each word of a long text once: how often it has one says little, and takes half the time. */
function tellingWords(text: string): string[] {
  return [...new Set(toWords(text))].filter((word) => !isFrequent(word));
}

/** What finds a word: all archives that have it, or one that begins with it, or much like it. */
function toQuery(word: string): Query {
  if (word.length < SHORTEST_PREFIX) return word;
  if (word.length < LONG) {
    const byBeginning = { queries: [word], fields: NAMES, prefix: true, weights: WEIGHTS };
    return { queries: [word, byBeginning], combineWith: "OR" };
  }
  const isNumber = /\d/.test(word);
  return { queries: [word], prefix: true, ...(isNumber ? {} : FUZZY), weights: WEIGHTS };
}
