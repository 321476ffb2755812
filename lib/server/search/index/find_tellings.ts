/** Finds the language of an archive that has the words of a search. */
import type { DatabaseSync } from "node:sqlite";
import { bestLanguage } from "../../../model/text/language.ts";
import type { Words } from "./find_archives.ts";

/**
 * An archive in one of its languages: `title` is in `titleLanguage`, its passages have the numbers
 * from `first` to before `end`. `isNamed` where a link has to name the language, because readers
 * get another one otherwise.
 */
export type FoundTelling = {
  language: string | null;
  title: string;
  titleLanguage: string | null;
  first: number;
  end: number;
  isNamed: boolean;
};

type Row = Omit<FoundTelling, "isNamed"> & { words: string };

export function createTellingFinder(db: DatabaseSync) {
  const tellings = db.prepare(`
    SELECT language, title, title_language AS titleLanguage, first_passage AS first,
      end_passage AS "end", words
    FROM tellings WHERE archive = ? ORDER BY place
  `);

  /**
   * The language of an archive that has most of the words. Of several, the one that
   * the `reader` gets anyway comes first, then the archive's own. Undefined for an archive in one
   * language.
   */
  return (id: string, { words }: Words, reader: string): FoundTelling | undefined => {
    const rows = tellings.all(id) as unknown as Row[];
    if (rows.length === 0) return undefined;
    const read = readIn(rows, reader);
    const counted = [read, ...rows.filter((row) => row !== read)].map((row) => ({
      row,
      count: words.filter(({ said }) => said.test(row.words)).length,
    }));
    const most = Math.max(...counted.map(({ count }) => count));
    const { words: _, ...found } = counted.find(({ count }) => count === most)!.row;
    return { ...found, isNamed: found.language !== null && found.language !== read.language };
  };
}

/** What a page in the reader's language shows. */
function readIn(rows: Row[], reader: string): Row {
  const best = bestLanguage(rows.flatMap(({ language }) => language ?? []), reader);
  return rows.find(({ language }) => language === best) ?? rows[0];
}
