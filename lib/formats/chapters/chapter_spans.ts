/** Chapters in seconds, with their ends, as other programs want them. */
import type { Chapter } from "../../model/tour/chapters.ts";

/** A chapter from `start` to `end`, in seconds; `end` is missing for the last, if unknown. */
type ChapterSpan = Omit<Chapter, "at"> & { start: number; end?: number };

/**
 * Each chapter ends where the next one begins, and the last with the recording, whose length is in
 * seconds. Those behind its end are left out.
 */
export const chapterSpans = (chapters: readonly Chapter[], length?: number): ChapterSpan[] =>
  chapters.filter(({ at }) => length === undefined || at < length * 1000)
    .map(({ at, ...chapter }, i, all) => {
      const next = all[i + 1];
      return { ...chapter, start: at / 1000, end: next ? next.at / 1000 : length };
    });
