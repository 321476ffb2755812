/** The editor of one sentence: its text, its speaker, its times. */
import { Combine, Minus, Pause, Play, Plus, Scissors, Trash2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import type { Waveform } from "../../../../lib/device/media/peaks.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { MAX_CUE_TEXT } from "../../../../lib/model/tour/transcript_limits.ts";
import { type Mark } from "./places_to_check.ts";
import type { RecordingPlayer } from "./recording_player.ts";
import { MarkNote, timeText } from "./sentence_row.tsx";
import { SentenceWave } from "./sentence_wave.tsx";
import { isTimed, joinTexts, type Sentence } from "./transcript_edits.ts";
import type { TranscriptWork } from "./use_transcript.ts";

type Props = {
  index: number;
  sentence: Sentence;
  mark?: Mark;
  isLast: boolean;
  work: TranscriptWork;
  player: RecordingPlayer;
  waveform?: Waveform;
  /** Where its caret goes when it is drawn; undefined to leave the focus alone. */
  caret: RefObject<number | undefined>;
  select: (index: number, caret?: number) => void;
};

/** The milliseconds by which a button moves a start. */
const NUDGE = 100;

export function SentenceEditor(props: Props) {
  useSignals();
  const { index, sentence, mark, isLast, work, player, waveform, caret, select } = props;
  const { edit } = work;
  const box = useRef<HTMLTextAreaElement>(null);
  // At each drawing, because an undo or a split may leave the same sentence chosen.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    const at = caret.current;
    caret.current = undefined;
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(at, at);
    box.current?.closest("li")?.scrollIntoView({ block: "nearest" });
  });

  const split = () => {
    const at = box.current?.selectionStart ?? 0;
    edit({ kind: "split", at: index, caret: at });
    const isSplit = work.current().sentences.length > work.sentences.length;
    if (isSplit) select(index + 1, 0);
  };
  /** Joins the sentence at `at` and the next; the caret goes between them. */
  const merge = (at: number) => {
    const [a, b] = work.current().sentences.slice(at, at + 2);
    if (!b) return;
    edit({ kind: "merge", at });
    const isMerged = work.current().sentences.length < work.sentences.length;
    if (isMerged) select(at, joinTexts(a.text, b.text).trim().length - b.text.trim().length);
  };
  const remove = () => {
    edit({ kind: "remove", at: index });
    select(Math.max(0, isLast ? index - 1 : index), 0);
  };
  const play = () => {
    if (player.isPlaying.value) player.pause();
    else if (isTimed(sentence)) player.play(sentence.start, sentence.end);
    else player.play();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing || altKey) return;
    const { selectionStart, selectionEnd, value } = currentTarget;
    const isStart = selectionStart === 0 && selectionEnd === 0;
    const isEnd = selectionStart === value.length;
    const act = (run: () => void) => {
      event.preventDefault();
      run();
    };
    if (key === "Enter" && (ctrlKey || metaKey)) {
      if (shiftKey) return;
      event.stopPropagation();
      return act(play);
    }
    if (ctrlKey || metaKey || shiftKey) return;
    if (key === "Enter") act(split);
    else if (key === "Backspace" && isStart && index > 0) act(() => merge(index - 1));
    else if (key === "Delete" && isEnd && !isLast) act(() => merge(index));
    else if (key === "ArrowUp" && isStart && index > 0) act(() => select(index - 1, 0));
    else if (key === "ArrowDown" && isEnd && !isLast) act(() => select(index + 1, 0));
  };
  const nudge = (by: number) =>
    isTimed(sentence) && edit({ kind: "start", at: index, time: sentence.start + by });
  const name = `sentence ${index + 1}`;
  return (
    <div className="sentence-editor" role="group" aria-label={`Sentence ${index + 1}`}>
      <SentenceWave {...{ index, sentence, work, player, waveform }} />
      <div className="sentence-tools">
        <Tool label={`Play ${name}`} onClick={play}>
          {player.isPlaying.value ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Tool>
        {isTimed(sentence)
          ? (
            <>
              <Tool label="Start 0.1 seconds earlier" onClick={() => nudge(-NUDGE)}>
                <Minus aria-hidden="true" />
              </Tool>
              <output>{timeText(sentence.start)}</output>
              <Tool label="Start 0.1 seconds later" onClick={() => nudge(NUDGE)}>
                <Plus aria-hidden="true" />
              </Tool>
            </>
          )
          : (
            <button
              type="button"
              className="button quiet"
              onClick={() => edit({ kind: "start", at: index, time: player.position.value })}
            >
              Starts at {timeText(player.position.value)}
            </button>
          )}
        <Tool label="Split at the cursor" onClick={split}>
          <Scissors aria-hidden="true" />
        </Tool>
        <Tool label="Merge with the next" isOff={isLast} onClick={() => merge(index)}>
          <Combine aria-hidden="true" />
        </Tool>
        <Tool label={`Delete ${name}`} onClick={remove}>
          <Trash2 aria-hidden="true" />
        </Tool>
      </div>
      {mark && <MarkNote mark={mark} />}
      <textarea
        ref={box}
        {...textIn(work.language)}
        rows={2}
        aria-label={`Text of ${name}`}
        maxLength={MAX_CUE_TEXT}
        value={sentence.text}
        onKeyDown={onKeyDown}
        onChange={({ target }) =>
          edit({ kind: "text", at: index, text: target.value.replace(/[\r\n]+/g, " ") })}
      />
      <label className="sentence-speaker">
        <span>Speaker</span>
        <input
          type="text"
          {...textIn(work.language)}
          autoComplete="off"
          maxLength={120}
          placeholder="Nobody named"
          value={sentence.speaker ?? ""}
          onChange={({ target }) =>
            edit({ kind: "speaker", at: index, speaker: target.value.replaceAll("-->", "→") })}
        />
      </label>
    </div>
  );
}

type ToolProps = { label: string; isOff?: boolean; onClick: () => void; children: ReactNode };

function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
    >
      {children}
    </button>
  );
}
