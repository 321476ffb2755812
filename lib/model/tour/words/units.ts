/**
 * The words of an archive beside their translation: what translators get, and what files for
 * translators hold. Without zod.
 */
import { type Field, isFile } from "../fields/field.ts";
import type { Tour } from "../tour.ts";
import { mapWords, type Words } from "./map_words.ts";

/**
 * Translated words; `of` is the hash of the words that they translate. For a recording `text` is
 * its address.
 */
export type Translated = { text: string; of: string };

/** The translated words of one language by their keys. */
export type TranslatedWords = Record<string, Translated>;

/** The longest words of all fields, in UTF-16 units. */
export const MAX_TEXT = 10_000;

/** "changed": the original is another one since. */
export const WORD_STATES = ["missing", "translated", "changed"] as const;
export type WordState = typeof WORD_STATES[number];

/**
 * Words with their translation, and the hash of the present original. `isLent`: the translation was
 * written for an equal item of the list; this one has none.
 */
export type Unit = Words & { of: string; state: WordState; translation?: string; isLent?: true };

/**
 * 53 bits of a text as 11 letters and digits: cyrb53, by bryc (public domain,
 * https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js). Not for secrets.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { textHash } from "./units.ts";
 *
 * assert.equal(textHash("The bell"), textHash("The bell"));
 * assert.notEqual(textHash("The bell"), textHash("The bells"));
 * ```
 */
export function textHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, "0");
}

/** A translation; `isLent` as in `Unit`. */
type Found = { text: string; isChanged: boolean; isLent?: true };

/** The translation of words, also where an item of a list has moved. */
export function findWords(translated: TranslatedWords): (words: Words) => Found | undefined {
  const moved = new Map<string, Map<string, Found>>();
  const inList = (key: string, of: string, texts: readonly string[]): Found | undefined => {
    const list = listOf(key);
    let known = moved.get(list);
    if (!known) {
      known = new Map();
      for (const [other, one] of Object.entries(translated)) {
        if (listOf(other) !== list) continue;
        const present = texts[Number(/:(\d+)(?=:synopsis$|$)/.exec(other)![1]) - 1];
        const isThere = present !== undefined && textHash(present) === one.of;
        // An item that has moved takes its translation along.
        if (isThere && known.has(one.of)) continue;
        known.set(one.of, { text: one.text, isChanged: false, ...isThere && { isLent: true } });
      }
      moved.set(list, known);
    }
    return known.get(of);
  };
  return ({ key, text, list }) => {
    const found = translated[key];
    const of = textHash(text);
    if (found?.of === of) return { text: found.text, isChanged: false };
    const other = list && inList(key, of, list);
    if (other) return other;
    // What stands at this number belongs to an item that has moved.
    const isOfOther = list?.some((one) => textHash(one) === found?.of);
    return found && !isOfOther ? { text: found.text, isChanged: true } : undefined;
  };
}

/** The key of a list's item without its number; any other key as it is. */
export const listOf = (key: string): string => key.replace(/:\d+(?=:synopsis$|$)/, ":");

/** All words of an archive with their translation. */
export function unitsOf(
  tour: Pick<Tour, "audioStops">,
  translated: TranslatedWords,
): Unit[] {
  const units: Unit[] = [];
  const find = findWords(translated);
  mapWords(tour, (words) => {
    const found = find(words);
    units.push({
      ...words,
      of: textHash(words.text),
      state: !found ? "missing" : found.isChanged ? "changed" : "translated",
      ...found && { translation: found.text },
      ...found?.isLent && { isLent: true },
    });
    return words.text;
  });
  return units;
}

/** True for words that somebody translates: not a recording, nor its length. */
export const isText = ({ field }: { field: Field }): boolean => !isFile(field) && !field.lead;

/** How many texts there are, how many are translated, and how many of these from an older text. */
export type WordCounts = { all: number; translated: number; changed: number; recordings: number };

export function countWords(units: readonly Unit[]): WordCounts {
  const texts = units.filter(isText);
  return {
    all: texts.length,
    translated: texts.filter(({ state }) => state !== "missing").length,
    changed: texts.filter(({ state }) => state === "changed").length,
    recordings: units.filter(({ field, state }) => isFile(field) && state !== "missing").length,
  };
}

/**
 * The translated words under the keys that they have now, so that a new item of a list does not
 * take the place of another. Lent words stay with the item for which they were written.
 * Words of stops that are gone stay, since these may come back.
 */
export function inPlace(
  tour: Pick<Tour, "audioStops">,
  translated: TranslatedWords,
): TranslatedWords {
  const placed: TranslatedWords = {};
  const find = findWords(translated);
  mapWords(tour, (words) => {
    const found = find(words);
    if (found && !found.isLent) {
      const of = found.isChanged ? translated[words.key].of : textHash(words.text);
      placed[words.key] = { text: found.text, of };
    }
    return words.text;
  });
  const stopIds = new Set(tour.audioStops.map(({ id }) => id));
  for (const [key, one] of Object.entries(translated)) {
    const stopId = key.slice(0, key.indexOf(":"));
    if (stopId !== "" && !stopIds.has(stopId)) placed[key] = one;
  }
  return placed;
}
