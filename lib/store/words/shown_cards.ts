/** What lists show of archives in other languages, without a look at all their words. */
import { bestLanguage } from "../../model/text/language.ts";
import type { TourCard } from "../../model/tour/tour.ts";
import { TourWords, type WordsRecord } from "../records/words.ts";
import { listWords } from "./read_words.ts";

/**
 * The cards in the language of their reader, as far as visitors see the archives in it. Costs a
 * short list of KV for each archive in another language, and nothing for the others.
 */
export function cardsIn<T extends TourCard>(
  kv: Deno.Kv,
  cards: T[],
  reader: string,
): Promise<T[]> {
  return Promise.all(cards.map(async (card) => {
    // What has no language has no translation.
    if (!card.language || bestLanguage([card.language], reader)) return card;
    const shown = (await listWords(kv, card.id)).filter(isShown);
    const best = bestLanguage(shown.map(({ language }) => language), reader);
    return inLanguage(card, shown.find(({ language }) => language === best));
  }));
}

/** The card in exactly this language; as it is where visitors do not see the archive in it. */
export async function cardIn<T extends TourCard>(
  kv: Deno.Kv,
  card: T,
  language: string,
): Promise<T> {
  if (card.language === language) return card;
  const { value } = await TourWords.get(kv, card.id, language);
  return inLanguage(card, value && isShown(value) ? value : undefined);
}

const isShown = ({ shown }: WordsRecord): boolean => shown !== undefined;

const inLanguage = <T extends TourCard>(card: T, words: WordsRecord | undefined): T =>
  words?.card?.title === undefined && words?.card?.description === undefined
    ? card
    : { ...card, ...words.card, language: words.language };

/** The languages and revisions that visitors see of an archive: another text for others. */
export const shownWords = async (kv: Deno.Kv, tourId: string): Promise<string> =>
  textOf((await listWords(kv, tourId)).filter(isShown));

/** The text that says the same of languages that are known. */
export const textOf = (words: readonly WordsRecord[] = []): string =>
  words.map(({ language, shown }) => ` ${language}:${shown}`).join("");

/** The card in each language that visitors see the archive in, besides its own. */
export const otherCards = (card: TourCard, words: readonly WordsRecord[] = []): TourCard[] =>
  words.map((one) => inLanguage(card, one)).filter((one) => one !== card);

/**
 * The languages that visitors see of archives, by their ids: those from `first` to before `above`,
 * or to either end.
 */
export async function listShownWords(
  kv: Deno.Kv,
  { first, above }: { first?: string; above?: string },
): Promise<Map<string, WordsRecord[]>> {
  const [start, end] = [first, above].map((id) => id === undefined ? id : TourWords.prefix(id));
  const selector = start && end
    ? { start, end }
    : { prefix: TourWords.root, ...start && { start }, ...end && { end } };
  const all = await Array.fromAsync(kv.list<WordsRecord>(selector, { batchSize: 500 }));
  const shown = all.filter(({ value }) => isShown(value));
  const byTour = Map.groupBy(shown, ({ key }) => TourWords.idsOf(key)[0]);
  return new Map(
    [...byTour].map(([id, entries]) => [id, entries.map(({ value }) => value)]),
  );
}
