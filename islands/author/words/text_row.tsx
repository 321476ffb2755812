/** A text of the original, and the box of its translation beside or below it. */
import { useSignals } from "@preact/signals-react/runtime";
import { memo, useId } from "react";
import { isTooLong, type WordsSaver } from "../../../lib/device/words/words_saver.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";
import { FoldedText } from "../../../lib/ui/folded_text.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import type { Languages } from "./use_words.ts";
import { RowNotes } from "./row_notes.tsx";

const t = texts("translating");

/** Letters in a line, and most lines of an empty box, for browsers in which boxes do not grow. */
const [LINE, MOST_LINES] = [45, 10];

type Props = {
  unit: WordsUnit;
  label: string;
  /** What stands above the first of a list. */
  heading?: string;
  language: Languages;
  saver: WordsSaver;
};

export const TextRow = memo(function TextRow(
  { unit, label, heading, language, saver }: Props,
) {
  useSignals();
  const id = useId();
  const { key, text: original, longest } = unit;
  const { text: { value: text }, trouble } = saver.row(key);
  const tooLong = isTooLong(text, unit);
  return (
    <>
      {heading && <h3>{heading}</h3>}
      <div className="words-row">
        <p className="words-label">{label}</p>
        <p className="words-length" aria-hidden="true">
          {longest !== undefined && t("lengthOf", { length: text.trim().length, longest })}
        </p>
        <div id={`${id}-original`} className="words-original">
          <FoldedText text={original} language={language.from} />
        </div>
        <div className="words-translation">
          <textarea
            className="field"
            data-key={key}
            aria-label={t("inLanguage", { label, language: language.name })}
            aria-describedby={`${id}-original`}
            aria-invalid={tooLong || trouble.value !== undefined || undefined}
            {...textIn(language.to)}
            rows={Math.min(MOST_LINES, Math.ceil(original.length / LINE))}
            value={text}
            onChange={({ currentTarget }) => saver.type(key, currentTarget.value)}
            onBlur={() => void saver.flush()}
          />
          {tooLong && (
            <p role="alert" className="field-error">
              {t("tooLong", { length: text.trim().length, longest: longest! })}
            </p>
          )}
          <RowNotes {...{ unit, label, language, saver }} />
        </div>
      </div>
    </>
  );
});
