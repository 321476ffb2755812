/** Beginnings of texts for lists and link previews. Without zod, because pages use it too. */

import { cutText } from "../text/unfit_text.ts";

/** Most characters (UTF-16 units) of a description on a card. */
export const EXCERPT_LENGTH = 300;

/** The first paragraph of a text. */
export const firstParagraph = (text: string): string => text.trim().split(/\n+/, 1)[0].trimEnd();

/**
 * The first paragraph of a text, cut after a word to at most `EXCERPT_LENGTH` characters, which
 * include the "…" that marks the cut. A single longer word is cut between two characters as people
 * see them.
 */
export function excerpt(text: string): string {
  const paragraph = firstParagraph(text);
  if (paragraph.length <= EXCERPT_LENGTH) return paragraph;
  const beginning = fitting(paragraph, "word").replace(/[\s\p{P}]+$/u, "");
  return `${beginning || fitting(paragraph, "grapheme")}…`;
}

/**
 * As many whole segments from the start of `text` as leave room for the "…". Without Intl.Segmenter
 * (Firefox before 125) words end at spaces, and surrogate pairs are kept whole.
 */
function fitting(text: string, granularity: "word" | "grapheme"): string {
  if (!("Segmenter" in Intl)) {
    const beginning = cutText(text, EXCERPT_LENGTH - 1);
    return granularity === "word" ? beginning.replace(/\s*\S*$/, "") : beginning;
  }
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter("und", { granularity }).segment(text)) {
    if (index + segment.length > EXCERPT_LENGTH - 1) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
