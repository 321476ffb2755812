/** Finds the words of a search within an archive. */
import type { DatabaseSync } from "node:sqlite";
import type { TourHit } from "../../../model/tour/tour_search.ts";
import { toWords } from "../../../model/text/search_words.ts";
import { bestLine } from "../../../model/text/thing_words.ts";
import type { FoundRow, Words } from "./find_archives.ts";

/** Most chapters, sentences and things that are shown of one archive, each with all words. */
const MOST_SENTENCES = 3;

export function createPassageFinder(db: DatabaseSync) {
  const passages = db.prepare(`
    SELECT words, stop, stop_id AS stopId, stop_title AS stopTitle, start, speaker, text, language,
      is_chapter AS isChapter, thing, page
    FROM passages WHERE number >= ? AND number < ? ORDER BY number
  `);

  /**
   * The chapters, sentences and things of an archive, or of one of its languages, with all words;
   * else the first stop whose own texts have all, else the first sentence with one of them.
   * Examines all passages: 24 archives with 100 sentences each take some 10 ms; a query of FTS5 for
   * each takes ten times as long.
   */
  return ({ first, end }: Pick<FoundRow, "first" | "end">, { words }: Words): TourHit[] => {
    const countIn = (said: string) => words.filter((word) => word.said.test(said)).length;
    const toHit = ({ isChapter, ...row }: Record<string, unknown>): TourHit => {
      const filled = Object.entries(row).filter(([, value]) => value !== null);
      const hit = Object.fromEntries(filled) as TourHit;
      // Of a page, the line that has most of the words.
      const text = hit.page && bestLine(hit.text!, (line) => countIn(toWords(line).join(" ")));
      return { ...hit, ...text && { text }, ...isChapter === 1 && { isChapter: true } };
    };
    const sentences: TourHit[] = [];
    let [stop, other]: (TourHit | undefined)[] = [];
    for (const { words: has, ...row } of passages.iterate(first, end)) {
      const count = countIn(String(has));
      if (count === 0) continue;
      if (count < words.length) {
        if (row.text !== null) other ??= toHit(row);
      } else if (row.text === null) stop ??= toHit(row);
      else if (sentences.push(toHit(row)) === MOST_SENTENCES) break;
    }
    return sentences.length > 0 ? sentences : [stop ?? other].filter((hit) => hit !== undefined);
  };
}
