/** The words of pictures and papers, for searches. Without zod, because visitors' pages load it. */
import { pagesOf, type Thing } from "../media/thing.ts";

/**
 * A text of a thing that is found by itself: what is shown of it, and all words that find it.
 * `page` counts from 1, where the text is that of a page.
 */
export type ThingText = { thing: string; page?: number; text: string; words: string };

/** Its caption and what else is said of it, then the text of each page. */
export function textsOfThing(thing: Thing): ThingText[] {
  const { id, alt, caption, credit, date, source } = thing;
  const texts = [caption, alt, credit, date, source].filter(Boolean) as string[];
  const said = texts.length > 0
    ? [{ thing: id, text: caption || alt || texts.join(", "), words: texts.join("\n") }]
    : [];
  const pages = pagesOf(thing).flatMap(({ text }, i) =>
    text ? [{ thing: id, page: i + 1, text, words: text }] : []
  );
  return [...said, ...pages];
}

/** Most characters that are shown of the text of a page; `LINES` has the same number. */
const LONGEST_LINE = 200;

/** A sentence or a line; of a longer one, as many words as are shown. */
const LINES = /[^\n]{1,200}?(?:[.!?…。](?=\s)|(?=\n)|$)|[^\n]{1,200}(?=\s)|[^\n]{1,200}/g;

/** The sentence or line of a text for which `count` is highest, the first of them. */
export function bestLine(text: string, count: (line: string) => number): string {
  if (text.length <= LONGEST_LINE) return text;
  const lines = (text.match(LINES) ?? []).map((line) => line.trim()).filter(Boolean);
  const counts = lines.map(count);
  return lines[counts.indexOf(Math.max(...counts))] ?? text.slice(0, LONGEST_LINE);
}
