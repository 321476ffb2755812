/** A sentence that is not being edited: a tap chooses it. And speech that the text lacks. */
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import { Play, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { textIn } from "../../../../lib/model/text/language.ts";
import type { Mark } from "./places_to_check.ts";
import type { Sentence, Span } from "./transcript_edits.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type RowProps = {
  index: number;
  sentence: Sentence;
  mark?: Mark;
  language: string;
  /** Whether it is marked; missing while a tap opens it. */
  isMarked?: boolean;
  /** Must not change between renderings. `toHere`: the sentences up to this one are marked. */
  onSelect: (index: number, caret: number, toHere: boolean) => void;
};

export const SentenceRow = memo(function SentenceRow(props: RowProps) {
  const { index, sentence, mark, language, isMarked, onSelect } = props;
  const { start, speaker, text } = sentence;
  return (
    <button
      type="button"
      className="sentence-row"
      // The arrow keys go from sentence to sentence.
      tabIndex={-1}
      aria-pressed={isMarked}
      onClick={({ shiftKey }) => onSelect(index, text.length, shiftKey)}
    >
      <span className="sentence-time">{start === undefined ? "–" : timeText(start)}</span>
      <span className="sentence-text" {...textIn(language)}>
        {speaker && <strong>{`${speaker}: `}</strong>}
        {text}
      </span>
      {mark && <MarkNote mark={mark} />}
    </button>
  );
});

const MARKS = { unspoken: "markUnspoken", uncertain: "markUncertain" } as const;

export function MarkNote({ mark }: { mark: Mark }) {
  return (
    <span className="sentence-mark">
      <TriangleAlert aria-hidden="true" />
      {t(MARKS[mark])}
    </span>
  );
}

export function SpeechRow({ span, onPlay }: { span: Span; onPlay: () => void }) {
  const times = `${timeText(span.start)}–${timeText(span.end)}`;
  return (
    <div className="speech-row">
      <span className="sentence-mark">
        <TriangleAlert aria-hidden="true" />
        {t("extraSpeech", { times })}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t("playSpeech", { times })}
        onClick={onPlay}
      >
        <Play aria-hidden="true" />
      </button>
    </div>
  );
}
