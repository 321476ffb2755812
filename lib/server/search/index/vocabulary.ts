/** All words of an index, for misspelt words. */
import { isWithin } from "../../../model/text/edit_distance.ts";

/** Most words that are found for a misspelt one. */
const MOST_SIMILAR = 16;

/** New words of a length that are put together in one step. */
const PER_STEP = 1000;

/**
 * Words of one length, one after the other without spaces, and for each the letters it has as a set
 * of 32 bits: as strings of their own half a million words would take eight times the memory.
 */
type Shelf = { text: string; letters: Uint32Array; count: number; fresh: string[] };

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** A vocabulary of `words`, all different, with spaces between them. */
export function createVocabulary(words: string) {
  const shelves = new Map<number, Shelf>();
  const removed = new Set<string>();

  function add(word: string): void {
    removed.delete(word);
    const shelf = shelves.get(word.length) ?? emptyShelf();
    shelves.set(word.length, shelf);
    if (shelf.fresh.push(word) >= PER_STEP) putAway(shelf);
  }
  for (let start = 0; start < words.length;) {
    const space = words.indexOf(" ", start);
    const end = space < 0 ? words.length : space;
    add(words.slice(start, end));
    start = end + 1;
  }

  return {
    add,
    /** Removes a word; its slot stays, but is skipped. */
    remove: (word: string): void => void removed.add(word),
    /** Other words that are at most `most` edits from this one, the nearest first. */
    similar(word: string, most: number): string[] {
      const letters = lettersOf(word);
      const found: string[][] = Array.from({ length: most }, () => []);
      for (let length = word.length - most; length <= word.length + most; length++) {
        const shelf = shelves.get(length);
        if (!shelf) continue;
        putAway(shelf);
        for (let i = 0; i < shelf.count; i++) {
          // One edit adds at most one letter and removes one: this excludes nearly all words.
          const others = shelf.letters[i];
          if (count(letters & ~others) > most || count(others & ~letters) > most) continue;
          const other = shelf.text.slice(i * length, (i + 1) * length);
          if (other === word || removed.has(other) || !isWithin(most, word, other)) continue;
          found[most > 1 && !isWithin(1, word, other) ? 1 : 0].push(other);
        }
      }
      return [...new Set(found.flat())].slice(0, MOST_SIMILAR);
    },
  };
}

const emptyShelf = (): Shelf => ({
  text: "",
  letters: new Uint32Array(PER_STEP),
  count: 0,
  fresh: [],
});

/** Puts the fresh words of a shelf behind its others. */
function putAway(shelf: Shelf): void {
  if (shelf.fresh.length === 0) return;
  const count = shelf.count + shelf.fresh.length;
  if (count > shelf.letters.length) {
    const letters = new Uint32Array(2 * count);
    letters.set(shelf.letters);
    shelf.letters = letters;
  }
  shelf.letters.set(shelf.fresh.map(lettersOf), shelf.count);
  shelf.text += shelf.fresh.join("");
  shelf.count = count;
  shelf.fresh = [];
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
