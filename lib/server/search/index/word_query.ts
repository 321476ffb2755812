/**
 * What was typed, as queries of SQLite's FTS5 (https://www.sqlite.org/fts5.html). They stand in the
 * order of their answers: an archive belongs to the first that finds it, and the last finds all.
 */
import { isFrequent, toWords } from "../../../model/text/search_words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One letter is no beginning yet. */
const SHORTEST_PREFIX = 2;

/** From this many letters on a word is found by its beginning in texts, too, and when misspelt. */
const LONG = 4;

/** So short a word is taken for another only beside others, and where nothing has it as it is. */
const SHORTEST_MISSPELT = 3;

/** Most words of one search that may be misspelt. */
const MOST_MISSPELT = 12;

/** Where the beginning of a short word is looked for: texts have too many words that begin so. */
const NAMES = "{title names stops}";

/** Most words of which some may be missing. */
const MOST_PARTIAL = 6;

/**
 * What finds a word: as it is, as it is or by its beginning, and misspelt as well. `said` finds it
 * among the words of a passage, which are separated by spaces.
 */
export type WordQuery = { whole: string; close: string; loose: string; said: RegExp };

type Kind = "whole" | "close" | "loose";

/**
 * What finds each word of a search. Frequent words count only where there are no others. `isLoose`
 * takes short words for others, too.
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
    // Words have letters, marks and digits only: nothing that means something else here.
    const said = [word.length < LONG ? word : `${word}[^ ]*`, ...similar].join("|");
    return { whole, close, loose, said: new RegExp(`(?:^| )(?:${said})(?: |$)`) };
  });
}

function closeTo(word: string): string {
  if (word.length < SHORTEST_PREFIX) return `"${word}"`;
  if (word.length < LONG) return `("${word}" OR (${NAMES} : "${word}"*))`;
  return `"${word}"*`;
}

/** How much of a word may be wrong: one letter in five, two at most, and nothing of a number. */
function mostEdits(word: string, isShortToo: boolean): number {
  if (/\d/.test(word) || word.length < (isShortToo ? SHORTEST_MISSPELT : LONG)) return 0;
  return Math.min(2, Math.max(1, Math.round(word.length / 5)));
}

/**
 * The queries for what has all words: those in titles come first, then those in the names of
 * creators and places, then those in titles of stops, then all others; what is misspelt comes last.
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
 * Where nothing has all words: the queries for what has all but one, all but two, and so on, until
 * one word is left; each in the order of their answers.
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
