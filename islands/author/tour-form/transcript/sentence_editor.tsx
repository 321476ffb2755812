/** The editor of one sentence: its text, its speaker, its times. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Waveform } from "../../../../lib/device/media/peaks.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { MAX_CUE_TEXT } from "../../../../lib/model/tour/transcript_limits.ts";
import { type Mark } from "./places_to_check.ts";
import type { RecordingPlayer } from "./recording_player.ts";
import { onSentenceKey } from "./sentence_keys.ts";
import { MarkNote } from "./sentence_row.tsx";
import { SentenceTools } from "./sentence_tools.tsx";
import { SentenceWave } from "./sentence_wave.tsx";
import { isTimed, joinTexts, type Sentence } from "./transcript_edits.ts";
import type { ShownTranscript } from "./use_transcript.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type Props = {
  index: number;
  sentence: Sentence;
  mark?: Mark;
  isLast: boolean;
  work: ShownTranscript;
  player: RecordingPlayer;
  waveform?: Waveform;
  /** Where its caret goes when it is drawn; undefined to leave the focus alone. */
  caret: RefObject<number | undefined>;
  select: (index: number, caret?: number) => void;
  /** Marks a sentence more or less; missing where sentences cannot be a stop. */
  extend?: (by: 1 | -1) => void;
};

export function SentenceEditor(props: Props) {
  const { index, sentence, mark, isLast, work, player, waveform, caret, select, extend } = props;
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
  const number = index + 1;
  return (
    <div
      className="sentence-editor"
      role="group"
      aria-label={t("sentenceNumber", { number })}
    >
      <SentenceWave {...{ index, sentence, work, player, waveform }} />
      <SentenceTools
        {...{ number, sentence, isLast, player, play, split, remove }}
        start={(time) => edit({ kind: "start", at: index, time })}
        merge={() => merge(index)}
      />
      {mark && <MarkNote mark={mark} />}
      <textarea
        ref={box}
        {...textIn(work.language)}
        rows={2}
        aria-label={t("sentenceText", { number })}
        maxLength={MAX_CUE_TEXT}
        value={sentence.text}
        onKeyDown={(event) =>
          onSentenceKey(event, { index, isLast }, { play, split, merge, select, extend })}
        onChange={({ target }) =>
          edit({ kind: "text", at: index, text: target.value.replace(/[\r\n]+/g, " ") })}
      />
      <label className="sentence-speaker">
        <span>{t("speaker")}</span>
        <input
          type="text"
          {...textIn(work.language)}
          autoComplete="off"
          maxLength={120}
          placeholder={t("nobodyNamed")}
          value={sentence.speaker ?? ""}
          onChange={({ target }) =>
            edit({ kind: "speaker", at: index, speaker: target.value.replaceAll("-->", "→") })}
        />
      </label>
    </div>
  );
}
