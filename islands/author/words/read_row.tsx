/** A text of the original beside its translation, to be read. */
import type { ReactNode } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import { FoldedText, Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import type { NamedText } from "./row_names.ts";
import type { Languages } from "./use_words.ts";

const t = texts("translating");

type Props = NamedText & {
  language: Languages;
  /** Marks a text that somebody is to look at. */
  isMarked?: boolean;
  /** What stands below the translation. */
  children?: ReactNode;
};

export const ReadRow = ({ unit, label, heading, language, isMarked, children }: Props) => (
  <>
    {heading && <h3>{heading}</h3>}
    <div className="words-row words-read" data-marked={isMarked || undefined}>
      <p className="words-label">{label}</p>
      <div className="words-original">
        <FoldedText text={unit.text} language={language.from} />
      </div>
      <div className="words-translation">
        {unit.translation
          ? (
            <div {...textIn(language.to)}>
              <Paragraphs text={unit.translation} />
            </div>
          )
          : <p className="soft">{t("notTranslated")}</p>}
        {children}
      </div>
    </div>
  </>
);
