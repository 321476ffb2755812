/** All words of an index, for misspelt words. */
import { isWithin } from "../../../model/text/edit_distance.ts";

/** Most words that are found for a misspelt one. */
const MOST_SIMILAR = 16;

/** Words of one length; for each, the letters it has as a set of 32 bits. */
type Shelf = { words: string[]; letters: number[] };

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** A vocabulary of `words`, all different. */
export function createVocabulary(words: Iterable<string>) {
  const known = new Set<string>();
  const shelves = new Map<number, Shelf>();

  function add(word: string): void {
    known.add(word);
    const shelf = shelves.get(word.length) ?? { words: [], letters: [] };
    shelves.set(word.length, shelf);
    shelf.words.push(word);
    shelf.letters.push(lettersOf(word));
  }
  for (const word of words) add(word);

  return {
    add,
    has: (word: string): boolean => known.has(word),
    /** Removes a word; its slot stays, but is skipped. */
    remove: (word: string): void => void known.delete(word),
    /** Other words that are at most `most` edits from this one, the nearest first. */
    similar(word: string, most: number): string[] {
      const letters = lettersOf(word);
      const found: string[][] = Array.from({ length: most }, () => []);
      for (let length = word.length - most; length <= word.length + most; length++) {
        const shelf = shelves.get(length);
        if (!shelf) continue;
        for (let i = 0; i < shelf.words.length; i++) {
          // One edit adds at most one letter and removes one: this excludes nearly all words.
          const others = shelf.letters[i];
          if (count(letters & ~others) > most || count(others & ~letters) > most) continue;
          const other = shelf.words[i];
          if (other === word || !known.has(other) || !isWithin(most, word, other)) continue;
          found[most > 1 && !isWithin(1, word, other) ? 1 : 0].push(other);
        }
      }
      return [...new Set(found.flat())].slice(0, MOST_SIMILAR);
    },
  };
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** The number of set bits. */
function count(bits: number): number {
  let number = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) number++;
  return number;
}
