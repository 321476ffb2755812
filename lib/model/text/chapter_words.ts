/** The words of a chapter, for searches. Without zod, because visitors' pages load it. */
import type { Chapter } from "../tour/chapters.ts";

/** Its title and its synopsis: "The mill: How it was built." */
export const chapterLine = ({ title, synopsis }: Chapter): string =>
  synopsis ? `${title}: ${synopsis}` : title;

/** All by which it is found. */
export const wordsOfChapter = (chapter: Chapter): string =>
  [chapterLine(chapter), ...chapter.keywords ?? [], chapter.place?.name ?? ""].join("\n");
