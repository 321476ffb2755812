/** Texts that show their first lines, and unfold. */
import { textIn } from "../model/text/language.ts";

/** Texts up to this number of characters are shown whole: folding would save a line or two. */
const SHORT = 240;

/** True for a text that is worth folding. */
const isLong = (text: string): boolean => text.length > SHORT;

/** The paragraphs of a text in `language`, where that is known. */
export const Paragraphs = ({ text, language }: { text: string; language?: string }) =>
  text.split(/\n+/).map((paragraph, i) => <p key={i} {...textIn(language)}>{paragraph}</p>);

/**
 * The paragraphs of a text. If a closed `Unfold` is in the same `.folds`, the style sheet shows
 * only the first lines; the whole text is always in the page, for search and for screen readers.
 */
export function FoldedText({ text, language }: { text: string; language?: string }) {
  return (
    <div className="folded-text">
      <Paragraphs text={text} language={language} />
    </div>
  );
}

/**
 * The button for the rest of a long `FoldedText`. It works without JavaScript. `describedBy` is the
 * id of an element that names the text.
 */
export function Unfold({ text, describedBy }: { text: string; describedBy?: string }) {
  if (!isLong(text)) return null;
  return (
    <details className="unfold">
      <summary aria-describedby={describedBy}>
        <span className="when-closed">Read on</span>
        <span className="when-open">Show less</span>
      </summary>
    </details>
  );
}
