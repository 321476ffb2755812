/** What is done with the marked sentences of a transcript. */
import { Scissors, X } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { useInsertStop } from "../stops/insert_stop.ts";
import { type Marked, markedText, partOfSentences, stopOfPart } from "./sentences_stop.ts";
import type { TourValues } from "../values.ts";
import type { Sentence } from "../transcript/transcript_edits.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("things");

type Props = {
  index: number;
  sentences: readonly Sentence[];
  marked: Marked;
  /** The milliseconds of the recording; 0 while they are unknown. */
  length: number;
  onEnd: () => void;
};

export function MarkedBar({ index, sentences, marked, length, onEnd }: Props) {
  const form = useFormContext<TourValues>();
  const insertStop = useInsertStop();
  const part = partOfSentences(sentences, marked, length || undefined);
  const isPart = typeof part !== "string";
  return (
    <div className="selection-bar" role="group" aria-label={t("markedSentences")}>
      <p role="status">
        {isPart ? markedText(marked, part) : part}
        <span className="field-hint">
          {rich(t, "tapLast", { kbd: (text) => <kbd>{text}</kbd> })}
        </span>
      </p>
      {isPart && (
        <button
          type="button"
          className="button primary"
          onClick={() => insertStop(index, stopOfPart(form, index, part))}
        >
          <Scissors aria-hidden="true" />
          {t("useAsStop")}
        </button>
      )}
      <button type="button" className="button quiet" onClick={onEnd}>
        <X aria-hidden="true" />
        {t("done")}
      </button>
    </div>
  );
}
