/** Writes archives to the index, and removes them. */
import type { DatabaseSync } from "node:sqlite";
import { minutesOf } from "../../../model/tour/duration.ts";
import { foldText, isFrequent, toWords } from "../../../model/text/search_words.ts";
import { chapterLine, wordsOfChapter } from "../../../model/text/chapter_words.ts";
import { textsOfThing, type ThingText } from "../../../model/text/thing_words.ts";
import { startOf } from "../../../model/tour/stop_place.ts";
import type { IndexedStop, IndexedTour, ListedPage, Telling } from "./indexed_tour.ts";
import { createNumbering } from "./numbering.ts";
import { onSphere } from "./sphere.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words that `tidy` examines in one step: some 20 ms. */
const WORDS_PER_STEP = 1000;

/** Sorts after all ids. */
const END = "~";

/** What is shown of a row, and where it begins; `isChapter` for SQLite, which has no booleans. */
type Passage = Partial<IndexedStop["cues"][0] & Omit<ThingText, "words">> & {
  language?: string;
  isChapter?: 1;
};

/** The functions that write to the tables of `database.ts`. */
export function createArchiveStore(db: DatabaseSync, vocabulary: Vocabulary) {
  const stampsIn = db.prepare("SELECT id, stamp FROM archives WHERE id >= ? AND id < ?");
  const numberOf = createNumbering(db);
  const lastPassage = db.prepare("SELECT max(number) AS last FROM passages");
  const addArchive = db.prepare(`INSERT INTO archives VALUES (${marks(18)})`);
  const addWords = db.prepare(
    `INSERT INTO archive_words (rowid, title, names, stops, texts) VALUES (${marks(5)})`,
  );
  const addPassage = db.prepare(`INSERT INTO passages VALUES (${marks(12)})`);
  const addTelling = db.prepare(`INSERT INTO tellings VALUES (${marks(8)})`);
  const addWord = db.prepare("INSERT OR IGNORE INTO vocabulary VALUES (?)");
  const nextWords = db.prepare("SELECT word FROM vocabulary WHERE word > ? ORDER BY word LIMIT ?");
  const isUsed = db.prepare("SELECT 1 FROM archive_words WHERE archive_words MATCH ? LIMIT 1");
  const removeWord = db.prepare("DELETE FROM vocabulary WHERE word = ?");
  const ofArchive = "(SELECT first_passage FROM archives WHERE id = :id) " +
    "AND (SELECT end_passage FROM archives WHERE id = :id) - 1";
  const removals = [
    `DELETE FROM passages WHERE number BETWEEN ${ofArchive}`,
    "DELETE FROM tellings WHERE archive = :id",
    "DELETE FROM archive_words WHERE rowid = (SELECT number FROM archives WHERE id = :id)",
    "DELETE FROM archives WHERE id = :id",
  ].map((sql) => db.prepare(sql));
  const [begin, commit, rollback] = ["BEGIN", "COMMIT", "ROLLBACK"].map((sql) => db.prepare(sql));

  function inOneStep(work: () => void): void {
    begin.run();
    try {
      work();
      commit.run();
    } catch (error) {
      // Deno 2.6 does not say it.
      if (db.isTransaction ?? true) rollback.run();
      throw error;
    }
  }

  function remove(id: string): void {
    for (const removal of removals) removal.run({ id });
  }

  function put(tour: IndexedTour): void {
    remove(tour.id);
    const number = numberOf(tour.id);
    const first = Number(lastPassage.get()!.last ?? 0) + 1;
    const others = (tour.translations ?? []).map((telling) => ({
      language: telling.toldIn,
      telling,
    }));
    const tellings = [{ language: tour.language, telling: tour as Telling }, ...others];
    let end = first;
    for (const [at, { language = null, telling }] of tellings.entries()) {
      const start = end;
      end = putPassages(telling.stops, start);
      if (others.length === 0) continue;
      const { title, language: titleLanguage = null } = telling;
      const names = [tour.creatorName, tour.place].filter(Boolean).join("\n");
      const words = new Set([
        ...toWords(`${title}\n${namesOf(telling)}\n${names}`),
        ...tellingWords(`${stopTitlesOf(telling)}\n${textsOf(telling)}`),
      ]);
      addTelling.run(tour.id, at, language, title, titleLanguage, start, end, [...words].join(" "));
    }
    const start = startOf(tour);
    const at = start && onSphere(start);
    const degrees = [start?.latitude, start?.longitude, at?.x, at?.y, at?.z].map((n) => n ?? null);
    const { id, stamp, title, language = null, place = null, tourType, duration } = tour;
    const row = [number, id, stamp, title, sortKey(title), language, place, tourType, duration];
    const minutes = minutesOf(duration) ?? null;
    addArchive.run(...row, minutes, tour.stops.length, ...degrees, first, end);
    const all = (of: (telling: Telling) => string) =>
      tellings.map(({ telling }) => of(telling)).join("\n");
    const names = [tour.creatorName, place, namesOf(tour)];
    addWords.run(
      number,
      toRow(toWords(all(({ title }) => title))),
      toRow([...new Set(toWords(names.filter(Boolean).join("\n")))]),
      toRow(toWords(all(stopTitlesOf))),
      toRow(tellingWords(all(textsOf))),
    );
  }

  function putPassages(stops: IndexedStop[], first: number): number {
    let next = first;
    for (const [i, stop] of stops.entries()) {
      const { id, title, description, people, words, language, cues, toldIn, chapters } = stop;
      const add = (words: string, passage: Passage = {}) => {
        const { start, speaker, text, language, isChapter, thing, page } = passage;
        const said = [start, speaker, text, language, isChapter, thing, page];
        const row = said.map((value) => value ?? null);
        addPassage.run(next++, i + 1, id, title, ...row, toRow(tellingWords(words)));
      };
      for (const chapter of chapters) {
        const text = chapterLine(chapter);
        add(wordsOfChapter(chapter), { start: chapter.at, text, language: toldIn, isChapter: 1 });
      }
      for (const cue of cues) add(cue.text, { ...cue, language });
      for (const { words, ...text } of stop.things.flatMap(textsOfThing)) {
        add(words, { ...text, language: toldIn });
      }
      add([title, description, people, words].join("\n"));
    }
    return next;
  }

  /** The words for FTS5, which is set to split only at spaces. */
  function toRow(words: string[]): string {
    for (const word of new Set(words)) {
      if (addWord.run(word).changes > 0) vocabulary.add(word);
    }
    return words.join(" ");
  }

  return {
    /** Adds archives; replaces earlier versions of them. */
    put: (tours: IndexedTour[]): void => inOneStep(() => tours.forEach(put)),
    /**
     * Compares a page of the list with the index: removes archives that are no longer listed, and
     * returns the ids of new and changed ones.
     */
    compare({ first = "", above = END, cards }: ListedPage): string[] {
      const rows = stampsIn.all(first, above) as { id: string; stamp: string }[];
      const indexed = new Map(rows.map(({ id, stamp }) => [id, stamp]));
      const listed = new Set(cards.map(([id]) => id));
      const gone = [...indexed.keys()].filter((id) => !listed.has(id));
      if (gone.length > 0) inOneStep(() => gone.forEach(remove));
      return cards.flatMap(([id, stamp]) => indexed.get(id) === stamp ? [] : id);
    },
    /**
     * Removes words from the vocabulary that no archive has any more: examines those after `after`
     * ("" for the first). Returns the last one examined, or undefined at the end.
     */
    tidy(after: string): string | undefined {
      const words = nextWords.all(after, WORDS_PER_STEP).map(({ word }) => String(word));
      for (const word of words) {
        if (isUsed.get(`"${word}"`)) continue;
        removeWord.run(word);
        vocabulary.remove(word);
      }
      return words.length === WORDS_PER_STEP ? words.at(-1) : undefined;
    },
  };
}

/** The people of an archive and of its stops. */
const namesOf = ({ people, stops }: Telling): string =>
  [people, ...stops.map((stop) => stop.people)].join("\n");

const stopTitlesOf = ({ stops }: Telling): string => stops.map(({ title }) => title).join("\n");

const textsOf = ({ description, words, things, stops }: Telling): string =>
  [
    description,
    words,
    ...things.flatMap(textsOfThing).map(({ words }) => words),
    ...stops.flatMap(({ description, words, cues, chapters, things }) => [
      description,
      words,
      ...chapters.map(wordsOfChapter),
      ...things.flatMap(textsOfThing).map(({ words }) => words),
      ...cues.map(({ text }) => text),
    ]),
  ].join("\n");

const marks = (count: number) => Array(count).fill("?").join(", ");

/** "Room 9" comes before "Room 10". */
const sortKey = (title: string) =>
  foldText(title).replace(/\d+/g, (digits) => digits.padStart(8, "0"));

/** Each word of a long text once, without very frequent ones. */
const tellingWords = (text: string): string[] =>
  [...new Set(toWords(text))].filter((word) => !isFrequent(word));
