/** The takes of a stop: to play, cut and choose. */
import { Check, Pause, Play, Trash2 } from "lucide-react";
import { useContext, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { signal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import type { ShownTake } from "../../../../lib/device/takes/takes.ts";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";
import { ActionButton } from "../../../../lib/ui/action_button.tsx";
import type { MediaField } from "../media/earlier_file.tsx";
import { ArchiveTarget, isTargetOf } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import { attachTake } from "./attach_take.ts";
import { secondsText, Trim } from "./trim.tsx";
import { type Range, useTake, useTakePlayer } from "./use_take.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

/** The chosen parts of takes, by id, until they are used or the page is left. */
const cuts = signal<ReadonlyMap<string, Range>>(new Map());

/** The takes of the stop at `index`, the oldest first. */
function useTakesOf(index: number): ShownTake[] {
  const { control } = useFormContext<TourValues>();
  const target = useContext(ArchiveTarget);
  const stopId = useWatch({ control, name: `audioStops.${index}.id` });
  return [...getTakes().takes.value.values()]
    .filter((take) => take.stopId === stopId && isTargetOf(take.target, target) && !take.isRunning)
    .sort((a, b) => a.startedAt - b.startedAt);
}

type Props = { index: number; field: Pick<MediaField, "address" | "upload"> };

/** One line, unfolded where the stop has no recording. The caller calls `useSignals`. */
export function TakeList({ index, field: { address, upload } }: Props) {
  const takes = useTakesOf(index);
  const [wasOpen, setWasOpen] = useState(false);
  if (takes.length === 0) return null;
  return (
    <details
      className="takes unfold"
      open={address === ""}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary>{t("takes", { count: takes.length })}</summary>
      {wasOpen && (
        <div role="group" aria-label={t("takesOfStop", { number: index + 1 })}>
          <ol role="list">
            {takes.map((take, i) => (
              <TakeCard
                key={take.id}
                {...{ index, take }}
                number={i + 1}
                used={upload && upload.id === take.uploadId ? upload : undefined}
              />
            ))}
          </ol>
          <p className="soft">{t("dragEnds")}</p>
        </div>
      )}
    </details>
  );
}

type CardProps = {
  index: number;
  take: ShownTake;
  number: number;
  /** The upload of the take that is the stop's recording, and its part, if it was cut. */
  used: { range?: Range } | undefined;
};

function TakeCard({ index, take, number, used }: CardProps) {
  useSignals();
  const form = useFormContext<TourValues>();
  const { url, waveform } = useTake(take.id);
  const seconds = waveform?.seconds || take.seconds;
  const whole = { start: 0, end: seconds };
  const range = cuts.value.get(take.id) ?? used?.range ?? whole;
  const player = useTakePlayer(url, range);
  const isPlaying = player.position !== undefined;
  const isCut = !isSame(range, whole);
  return (
    <li className="take">
      <div className="take-head">
        <button
          type="button"
          className="icon-button"
          aria-label={isPlaying ? t("pauseTake", { number }) : t("playTake", { number })}
          disabled={url === ""}
          onClick={player.toggle}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <strong>{t("takeNumber", { number })}</strong>
        <output className="soft">
          {isCut
            ? t("secondsOfWhole", {
              start: secondsText(range.start),
              end: secondsText(range.end),
              whole: secondsText(seconds),
            })
            : t("secondsShort", { seconds: secondsText(seconds) })}
        </output>
        <button
          type="button"
          className="icon-button"
          aria-label={t("deleteTakeNumber", { number })}
          onClick={() => getTakes().remove(take.id)}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <Trim
        {...{ seconds, range, waveform }}
        startLabel={t("takeStart", { number })}
        endLabel={t("takeEnd", { number })}
        position={player.position}
        onRange={(to) => {
          player.stop(); // The cut parts are not played.
          cuts.value = new Map(cuts.value).set(take.id, to);
        }}
      />
      {used && isSame(range, used.range ?? whole)
        ? <p className="soft">{t("takeIsUsed")}</p>
        : (
          <ActionButton
            className="button primary"
            onAction={() => attachTake(form, index, take, isCut ? range : undefined)}
          >
            <Check aria-hidden="true" />
            {t("useThisTake")}
          </ActionButton>
        )}
    </li>
  );
}

const isSame = (a: Range, b: Range) => a.start === b.start && a.end === b.end;
