/** The waveform around a sentence, with a handle at its start and at its end. */
import { type CSSProperties, useRef } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import type { Waveform } from "../../../../lib/device/media/peaks.ts";
import { Bars, peaksWithin, secondsText } from "../takes/trim.tsx";
import type { RecordingPlayer } from "./recording_player.ts";
import { isTimed, type Sentence, type Span } from "./transcript_edits.ts";
import type { ShownTranscript } from "./use_transcript.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type Props = {
  index: number;
  sentence: Sentence;
  work: ShownTranscript;
  player: RecordingPlayer;
  waveform?: Waveform;
};

/** The visible margin on both sides of a sentence, and the step of a handle, in milliseconds. */
const [AROUND, STEP] = [1500, 50];

export function SentenceWave({ index, sentence, work, player, waveform }: Props) {
  useSignals();
  const seen = useRef<Span & { length: number }>(undefined);
  if (!isTimed(sentence)) return null;
  const { start, end } = sentence;
  const length = Math.max(player.length.value, end);
  // It stays while a handle moves, until a boundary would leave it.
  const { current: last } = seen;
  const isInside = last && last.length === length && last.start <= start && end <= last.end;
  const view = isInside ? last : {
    start: Math.max(0, start - AROUND),
    end: Math.min(length, end + AROUND),
    length,
  };
  seen.current = view;
  const width = view.end - view.start;
  const part = (time: number) => `${100 * (time - view.start) / width}%`;
  const position = player.position.value;
  const handle = (kind: "start" | "end", value: number) => (
    <input
      type="range"
      aria-label={kind === "start"
        ? t("startOfSentence", { number: index + 1 })
        : t("endOfSentence", { number: index + 1 })}
      aria-valuetext={t("seconds", { seconds: secondsText(value / 1000) })}
      min={view.start}
      max={view.end}
      step={STEP}
      value={value}
      onChange={({ target }) => work.edit({ kind, at: index, time: Number(target.value) })}
    />
  );
  return (
    <div
      className="trim"
      style={{ "--trim-start": part(start), "--trim-end": part(end) } as CSSProperties}
    >
      <Bars peaks={waveform && peaksWithin(waveform, inSeconds(view))} />
      {view.start <= position && position <= view.end && (
        <span className="trim-position" style={{ insetInlineStart: part(position) }} />
      )}
      {handle("start", start)}
      {handle("end", end)}
    </div>
  );
}

const inSeconds = ({ start, end }: Span) => ({ start: start / 1000, end: end / 1000 });
