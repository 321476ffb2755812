/** Texts that show their first lines, and unfold. */

/** Texts up to so many characters show whole: folding would save a line or two. */
const SHORT = 240;

/** True for a text that is worth folding. */
export const isLong = (text: string): boolean => text.length > SHORT;

/**
 * The paragraphs of a text. Where a closed `Unfold` stands in the same `.folds`, the style sheet
 * shows only the first lines; the whole text is always there, for search and for screen readers.
 */
export function FoldedText({ text }: { text: string }) {
  return (
    <div className="folded-text">
      {text.split(/\n+/).map((paragraph, i) => <p key={i}>{paragraph}</p>)}
    </div>
  );
}

/**
 * The way to the rest of a `FoldedText`, for long ones. It works without JavaScript. `describedBy`
 * is the id of what names the text.
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
