/** What is done with the marked sentences of a transcript. */
import { Scissors, X } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { useInsertStop } from "../stops/insert_stop.ts";
import { type Marked, markedText, partOfSentences, stopOfPart } from "./sentences_stop.ts";
import type { TourValues } from "../values.ts";
import type { Sentence } from "../transcript/transcript_edits.ts";

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
    <div className="selection-bar" role="group" aria-label="Marked sentences">
      <p role="status">
        {isPart ? markedText(marked, part) : part}
        <span className="field-hint">
          Tap the last one, or press <kbd>Shift ↓</kbd>.
        </span>
      </p>
      {isPart && (
        <button
          type="button"
          className="button primary"
          onClick={() => insertStop(index, stopOfPart(form, index, part))}
        >
          <Scissors aria-hidden="true" />Use these sentences as a stop
        </button>
      )}
      <button type="button" className="button quiet" onClick={onEnd}>
        <X aria-hidden="true" />Done
      </button>
    </div>
  );
}
