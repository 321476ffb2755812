/** The takes of a stop: to play, cut and choose. */
import { Check, Pause, Play, Trash2 } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ShownTake } from "../../../../lib/device/takes/takes.ts";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";
import { ActionButton } from "../../../../lib/ui/action_button.tsx";
import { ArchiveTarget, isTargetOf } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import { attachTake } from "./attach_take.ts";
import { secondsText, Trim } from "./trim.tsx";
import { type Range, useTake, useTakePlayer } from "./use_take.ts";

/** The takes of the stop at `index`, the oldest first. The caller calls `useSignals`. */
export function useTakesOf(index: number): ShownTake[] {
  const { control } = useFormContext<TourValues>();
  const target = useContext(ArchiveTarget);
  const stopId = useWatch({ control, name: `audioStops.${index}.id` });
  return [...getTakes().takes.value.values()]
    .filter((take) =>
      take.stopId === stopId && isTargetOf(take.target, target) && !take.isRunning &&
      take.uploadId === undefined
    )
    .sort((a, b) => a.startedAt - b.startedAt);
}

type Props = {
  index: number;
  takes: ShownTake[];
  /** The new take, which gets the focus. */
  newest?: string;
};

export function TakeList({ index, takes, newest }: Props) {
  if (takes.length === 0) return null;
  return (
    <div className="takes" role="group" aria-label={`Takes of stop ${index + 1}`}>
      <ol role="list">
        {takes.map((take, i) => (
          <TakeCard
            key={take.id}
            {...{ index, take }}
            label={`take ${i + 1}`}
            takesFocus={take.id === newest}
          />
        ))}
      </ol>
      <p className="soft">
        {takes.length > 1
          ? "Record again for another take. When you use one, the others are deleted."
          : "Drag the ends to cut it. Record again for another take; this one stays."}
      </p>
    </div>
  );
}

type CardProps = { index: number; take: ShownTake; label: string; takesFocus: boolean };

function TakeCard({ index, take, label, takesFocus }: CardProps) {
  const form = useFormContext<TourValues>();
  const { url, waveform } = useTake(take.id);
  const seconds = waveform?.seconds || take.seconds;
  const [cut, setCut] = useState<Range>();
  const range = cut ?? { start: 0, end: seconds };
  const player = useTakePlayer(url, range);
  const playButton = useRef<HTMLButtonElement>(null);
  const isReady = url !== "";
  // A disabled button takes no focus.
  useEffect(() => {
    if (takesFocus && isReady) playButton.current?.focus();
  }, [takesFocus, isReady]);
  const isPlaying = player.position !== undefined;
  const isCut = range.start > 0 || range.end < seconds;
  return (
    <li className="take">
      <div className="take-head">
        <button
          ref={playButton}
          type="button"
          className="icon-button"
          aria-label={`${isPlaying ? "Pause" : "Play"} ${label}`}
          disabled={!isReady}
          onClick={player.toggle}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <strong>{label[0].toUpperCase() + label.slice(1)}</strong>
        <output className="soft">
          {isCut
            ? `${secondsText(range.start)}–${secondsText(range.end)} of ${secondsText(seconds)} s`
            : `${secondsText(seconds)} s`}
        </output>
        <button
          type="button"
          className="icon-button"
          aria-label={`Delete ${label}`}
          onClick={() => getTakes().remove(take.id)}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <Trim
        {...{ label, seconds, range, waveform }}
        position={player.position}
        onRange={(to) => {
          player.stop(); // The cut parts are not played.
          setCut(to);
        }}
      />
      <ActionButton
        className="button primary"
        onAction={() => attachTake(form, index, take, isCut ? range : undefined)}
      >
        <Check aria-hidden="true" />Use this take
      </ActionButton>
    </li>
  );
}
