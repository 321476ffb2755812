/** Recordings that were made in another language. Without zod. */
import type { TranslatedWords } from "./units.ts";

/** The key of a stop's recording among translated words. */
export const recordingKey = (stopId: string): string => `${stopId}:audioUrl`;

/** The recordings of translated words, in the form in which a stop has its own. */
export const recordingsOf = (words: TranslatedWords): { audioUrl: string }[] =>
  Object.entries(words).filter(([key]) => key.endsWith(recordingKey("")))
    .map(([, { text }]) => ({ audioUrl: text }));
