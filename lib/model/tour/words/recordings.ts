/** Recordings that were made in another language. Without zod. */
import type { TranslatedWords } from "./units.ts";

/** The key of a stop's recording among translated words. */
export const recordingKey = (stopId: string): string => `${stopId}:audioUrl`;

/** Whether words are the address of a recording. */
export const isRecordingKey = (key: string): boolean => key.endsWith(recordingKey(""));

/** The recordings of translated words, in the form in which a stop has its own. */
export const recordingsOf = (words: TranslatedWords): { audioUrl: string }[] =>
  Object.entries(words).filter(([key]) => isRecordingKey(key))
    .map(([, { text }]) => ({ audioUrl: text }));
