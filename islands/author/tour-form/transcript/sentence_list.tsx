/** The sentences around the edited one, with the aligner's marks. */
import { ListChecks, Redo2, Scissors, Undo2 } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { effect } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { isDivisible } from "../../../../lib/model/media/part_address.ts";
import { MarkedBar } from "../parts/marked_bar.tsx";
import { useMarks } from "../parts/use_marks.ts";
import { markOf, placeOfSpeech, placesToCheck } from "./places_to_check.ts";
import type { RecordingPlayer } from "./recording_player.ts";
import { SentenceEditor } from "./sentence_editor.tsx";
import { SentenceRow, SpeechRow } from "./sentence_row.tsx";
import { sentenceAt } from "./sentence_times.ts";
import { useWaveform } from "./use_recording.ts";
import { isTimed, type Sentence } from "./transcript_edits.ts";
import type { ShownTranscript } from "./use_transcript.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("transcripts");

type Props = { index: number; work: ShownTranscript; player: RecordingPlayer; address: string };

/** Sentences that are drawn at once, so that typing stays fast with thousands of them. */
const DRAWN = 40;

export function SentenceList({ index: stopIndex, work, player, address }: Props) {
  useSignals();
  const { sentences, extraSpeech } = work;
  const sounding = useSounding(player, sentences);
  const { selected, caret, from, select, show, setFirst } = useChosen(sentences.length, sounding);
  const marks = useMarks(sentences.length, selected);
  const { marked, markTo } = marks;
  const canMark = isDivisible(address) && sentences.some(isTimed);
  const isMarking = useRef(false);
  isMarking.current = canMark && marked !== undefined;
  // Constant, as `select`.
  const choose = useCallback((index: number, caret: number, toHere: boolean) => {
    if (isMarking.current || toHere && canMark) markTo(index);
    else select(index, caret);
  }, [canMark]);
  useEffect(() => {
    if (!work.goal) return;
    const { at, span } = work.goal;
    select(at, 0);
    player.play(span.start, span.end);
    work.goTo(undefined);
  }, [work.goal]);
  const waveform = useWaveform(address, player.length.value);
  const hasTimes = sentences.some(isTimed);
  const places = useMemo(
    () => [...new Set(placesToCheck({ sentences, extraSpeech }).map(({ at }) => at))],
    [sentences, extraSpeech],
  );
  const speech = useMemo(
    () => extraSpeech.map((span) => ({ span, before: placeOfSpeech(sentences, span) })),
    [sentences, extraSpeech],
  );
  const speechBefore = (index: number) =>
    speech.filter(({ before }) => before === index).map(({ span }) => (
      <SpeechRow
        key={span.start}
        span={span}
        onPlay={() => player.play(span.start, span.end)}
      />
    ));

  const isMarkedAt = (index: number) =>
    marked && (index >= marked.first && index <= marked.last || undefined);
  const extend = (by: 1 | -1) => show(marks.step(by));

  const rows = sentences.slice(from, from + DRAWN);
  const below = sentences.length - from - DRAWN;
  return (
    <div className="sentences" onKeyDown={(event) => undoOrRedo(event, work)}>
      <ListHead
        work={work}
        places={places}
        onNext={() => select(places.find((at) => at > selected) ?? places[0], 0)}
        onMark={canMark && !marked ? () => markTo(selected) : undefined}
      />
      {from > 0 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => setFirst(Math.max(0, from - DRAWN / 2))}
        >
          {t("earlierSentences", { count: from })}
        </button>
      )}
      <ol role="list" start={from + 1}>
        {rows.map((sentence, i) => {
          const index = from + i;
          return (
            <li
              key={index}
              data-sounds={index === sounding || undefined}
              data-marked={isMarkedAt(index)}
            >
              {speechBefore(index)}
              {index === selected
                ? (
                  <SentenceEditor
                    key={index}
                    {...{ index, sentence, work, player, waveform, select }}
                    mark={markOf(sentence, hasTimes)}
                    caret={caret}
                    extend={canMark ? extend : undefined}
                    isLast={index === sentences.length - 1}
                  />
                )
                : (
                  <SentenceRow
                    {...{ index, sentence }}
                    mark={markOf(sentence, hasTimes)}
                    language={work.language}
                    isMarked={marked && isMarkedAt(index) === true}
                    onSelect={choose}
                  />
                )}
            </li>
          );
        })}
      </ol>
      {below > 0 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => setFirst(from + DRAWN / 2)}
        >
          {t("laterSentences", { count: below })}
        </button>
      )}
      {below <= 0 && speechBefore(sentences.length)}
      {canMark && marked && (
        <MarkedBar
          {...{ sentences, marked }}
          index={stopIndex}
          length={player.length.value}
          onEnd={marks.end}
        />
      )}
    </div>
  );
}

/** The edited sentence, where its caret goes, and the first of those that are drawn. */
function useChosen(count: number, sounding: number) {
  const [chosen, setChosen] = useState(0);
  /** Where the caret goes in the chosen sentence; undefined to leave it. */
  const caret = useRef<number>(undefined);
  const [first, setFirst] = useState(0);
  const show = useCallback(
    (index: number) =>
      setFirst((first) =>
        index < first || index >= first + DRAWN ? Math.max(0, index - DRAWN / 4) : first
      ),
    [],
  );
  // Constant, so that rows are not redrawn for it.
  const select = useCallback((index: number, at?: number) => {
    caret.current = at;
    setChosen(index);
    show(index);
  }, []);
  useEffect(() => {
    if (sounding >= 0) {
      setFirst((first) => sounding < first || sounding >= first + DRAWN ? sounding : first);
    }
  }, [sounding]);
  return {
    selected: Math.min(chosen, count - 1),
    from: Math.max(0, Math.min(first, count - DRAWN)),
    caret,
    select,
    show,
    setFirst,
  };
}

function undoOrRedo(event: KeyboardEvent, work: ShownTranscript): void {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || !/^[zy]$/i.test(key)) return;
  event.preventDefault();
  if (key.toLowerCase() === "y" || shiftKey) work.redo();
  else work.undo();
}

type HeadProps = {
  work: ShownTranscript;
  places: readonly number[];
  onNext: () => void;
  /** Begins to mark sentences; missing where they cannot be marked, or are. */
  onMark?: () => void;
};

function ListHead({ work, places, onNext, onMark }: HeadProps) {
  return (
    <div className="sentences-head">
      <p role="status">
        {places.length > 0 ? t("placesToCheck", { count: places.length }) : t("nothingToCheck")}
      </p>
      {places.length > 0 && (
        <button
          type="button"
          className="button quiet"
          onClick={onNext}
        >
          <ListChecks aria-hidden="true" />
          {t("nextPlace")}
        </button>
      )}
      {onMark && (
        <button type="button" className="button quiet" onClick={onMark}>
          <Scissors aria-hidden="true" />
          {rich(t, "makeStop", {
            hidden: (text) => <span className="visually-hidden">{text}</span>,
          })}
        </button>
      )}
      <StepButton kind="undo" isOff={!work.canUndo} onClick={work.undo} />
      <StepButton kind="redo" isOff={!work.canRedo} onClick={work.redo} />
    </div>
  );
}

/** The index of the playing sentence, or -1. */
function useSounding({ isPlaying, position }: RecordingPlayer, sentences: readonly Sentence[]) {
  const [at, setAt] = useState(-1);
  useEffect(
    () => effect(() => setAt(isPlaying.value ? sentenceAt(sentences, position.value) : -1)),
    [sentences],
  );
  return at;
}

type StepProps = { kind: "undo" | "redo"; isOff: boolean; onClick: () => void };

function StepButton({ kind, isOff, onClick }: StepProps) {
  const Icon = kind === "undo" ? Undo2 : Redo2;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(kind)}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
