/** The buttons of the edited sentence: its sound, its start, and cutting it. */
import { Combine, Minus, Pause, Play, Plus, Scissors, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import type { RecordingPlayer } from "./recording_player.ts";
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import { isTimed, type Sentence } from "./transcript_edits.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type Props = {
  number: number;
  sentence: Sentence;
  isLast: boolean;
  player: RecordingPlayer;
  /** Moves the sentence's start to so many milliseconds. */
  start: (time: number) => void;
  play: () => void;
  split: () => void;
  merge: () => void;
  remove: () => void;
};

/** The milliseconds by which a button moves a start. */
const NUDGE = 100;

export function SentenceTools(props: Props) {
  useSignals();
  const { number, sentence, isLast, player, start, play, split, merge, remove } = props;
  return (
    <div className="sentence-tools">
      <Tool label={t("playSentence", { number })} onClick={play}>
        {player.isPlaying.value ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Tool>
      {isTimed(sentence)
        ? (
          <>
            <Tool label={t("startEarlier")} onClick={() => start(sentence.start - NUDGE)}>
              <Minus aria-hidden="true" />
            </Tool>
            <output>{timeText(sentence.start)}</output>
            <Tool label={t("startLater")} onClick={() => start(sentence.start + NUDGE)}>
              <Plus aria-hidden="true" />
            </Tool>
          </>
        )
        : (
          <button
            type="button"
            className="button quiet"
            onClick={() => start(player.position.value)}
          >
            {t("startsAt", { time: timeText(player.position.value) })}
          </button>
        )}
      <Tool label={t("splitHere")} onClick={split}>
        <Scissors aria-hidden="true" />
      </Tool>
      <Tool label={t("mergeNext")} isOff={isLast} onClick={merge}>
        <Combine aria-hidden="true" />
      </Tool>
      <Tool label={t("deleteSentence", { number })} onClick={remove}>
        <Trash2 aria-hidden="true" />
      </Tool>
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
