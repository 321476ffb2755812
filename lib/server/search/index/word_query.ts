/**
 * Turns typed text into queries of SQLite's FTS5 (https://www.sqlite.org/fts5.html). Their order is
 * that of the results: an archive belongs to the first query that finds it, and the last finds all.
 */
import { isFrequent, toWords } from "../../../model/text/search_words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One letter is too short for a prefix search. */
const SHORTEST_PREFIX = 2;

/** From this length on a word also matches as a prefix in texts, and when misspelt. */
const LONG = 4;

/**
 * Shorter words of at least this length match similar ones only beside other words, and only if
 * nothing has the word itself.
 */
const SHORTEST_MISSPELT = 3;

/** Most words of one search that may be misspelt. */
const MOST_MISSPELT = 12;

/** Where short prefixes are searched; texts have too many words that begin with them. */
const NAMES = "{title names stops}";

/** Most words of a search of which some may be missing. */
const MOST_PARTIAL = 6;

/**
 * The patterns for a word: exact, exact or prefix, and misspelt as well. `said` finds it in a
 * passage, whose words are separated by spaces.
 */
export type WordQuery = { whole: string; close: string; loose: string; said: RegExp };

type Kind = "whole" | "close" | "loose";

/**
 * The patterns for each word of a search. Frequent words count only if there are no others.
 * `isLoose` allows misspelling in short words, too.
 */
export function toWordQueries(text: string, known: Vocabulary, isLoose = false): WordQuery[] {
  const words = [...new Set(toWords(text))];
  const telling = words.filter((word) => !isFrequent(word));
  return (telling.length > 0 ? telling : words).map((word, i) => {
    const whole = `"${word}"`;
    const close = closeTo(word);
    const most = i < MOST_MISSPELT ? mostEdits(word, isLoose && words.length > 1) : 0;
    const similar = most > 0 ? known.similar(word, most) : [];
    const loose = either([close, ...similar.map((other) => `"${other}"`)]);
    // Words have only letters, marks and digits, which need no escaping here.
    const said = [word.length < LONG ? word : `${word}[^ ]*`, ...similar].join("|");
    return { whole, close, loose, said: new RegExp(`(?:^| )(?:${said})(?: |$)`) };
  });
}

function closeTo(word: string): string {
  if (word.length < SHORTEST_PREFIX) return `"${word}"`;
  if (word.length < LONG) return `("${word}" OR (${NAMES} : "${word}"*))`;
  return `"${word}"*`;
}

/** How many letters of a word may be wrong: one in five, at most two, and none in a number. */
function mostEdits(word: string, isShortToo: boolean): number {
  if (/\d/.test(word) || word.length < (isShortToo ? SHORTEST_MISSPELT : LONG)) return 0;
  return Math.min(2, Math.max(1, Math.round(word.length / 5)));
}

/**
 * The queries for all words: matches in titles come first, then in names of creators and places,
 * then in titles of stops, then all others; misspelt ones come last.
 */
export function queriesOfAll(words: WordQuery[]): string[] {
  const all = (kind: Kind) => every(words.map((word) => word[kind]));
  const any = (kind: Kind) => either(words.map((word) => word[kind]));
  const [close, loose] = [all("close"), all("loose")];
  return [
    ...new Set([
      `title : ${all("whole")}`,
      `title : ${close}`,
      ...["title", "names", "stops"].map((column) => `(${column} : ${any("close")}) AND ${close}`),
      all("whole"),
      close,
      `title : ${loose}`,
      `(title : ${any("loose")}) AND ${loose}`,
      loose,
    ]),
  ];
}

/**
 * If nothing has all words: the queries for all but one, all but two, and so on, down to one word;
 * each in the order of their results.
 */
export function* queriesOfSome(words: WordQuery[]): Generator<string[]> {
  const loose = words.slice(0, MOST_PARTIAL).map((word) => word.loose);
  for (let size = Math.min(words.length - 1, loose.length); size > 0; size--) {
    const some = either(combinations(loose, size).map(every));
    yield [`(title : ${either(loose)}) AND ${some}`, some];
  }
}

const every = (queries: string[]) => `(${queries.join(" AND ")})`;

const either = (queries: string[]) => `(${queries.join(" OR ")})`;

function combinations(of: string[], size: number): string[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, i) =>
    combinations(of.slice(i + 1), size - 1).map((rest) => [first, ...rest])
  );
}
