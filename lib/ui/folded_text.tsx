/** Texts that show their first lines, and unfold. */
import type { ReactNode } from "react";
import { textIn } from "../model/text/language.ts";
import { texts } from "../texts/texts.ts";

const t = texts("shell");

/** Texts up to this number of characters are shown whole: folding would save a line or two. */
const SHORT = 240;

/** The paragraphs of a text in `language`, where that is known. */
export const Paragraphs = ({ text, language }: { text: string; language?: string }) =>
  text.split(/\n+/).map((paragraph, i) => <p key={i} {...textIn(language)}>{paragraph}</p>);

type FoldedProps = {
  children: ReactNode;
  /** Characters of its text. */
  length: number;
  /** More, which is seen only once it is unfolded. */
  rest?: ReactNode;
  /** The id of an element that names the text. */
  describedBy?: string;
};

/**
 * A text that shows its first lines if it is long, and the button for its rest. While that is
 * closed, the style sheet shows only the first lines; the whole text is always in the page, for
 * search and for screen readers. Works without JavaScript.
 */
export const Folded = ({ children, length, rest, describedBy }: FoldedProps) => (
  <>
    <div className="folded-text">{children}</div>
    {(length > SHORT || rest) && (
      <details className="unfold" data-rest={rest ? "" : undefined}>
        <summary aria-describedby={describedBy}>
          <span className="when-closed">{t("readOn")}</span>
          <span className="when-open">{t("showLess")}</span>
        </summary>
        {rest}
      </details>
    )}
  </>
);

/** Texts up to this number of characters are whole where there is room beside the map. */
const ROOMY = 800;

/** The paragraphs of an archive's description, folded if it is long. */
export const FoldedText = ({ text, language }: { text: string; language?: string }) => (
  <div className="folds" data-roomy={text.length <= ROOMY ? "" : undefined}>
    <Folded length={text.length}>
      <Paragraphs text={text} language={language} />
    </Folded>
  </div>
);
