/** Chooses the part of its recording that a stop plays: on the waveform, by keys, or by times. */
import { Check, Play, SkipForward, Square, Undo2, ZoomIn, ZoomOut } from "lucide-react";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import {
  MIN_PART,
  parsePartAddress,
  partAddress,
  wholeOf,
} from "../../../../lib/model/media/part_address.ts";
import { usePanel } from "../open-one/panel_context.ts";
import { lengthText } from "../stops/recording_length.ts";
import { Trim } from "../takes/trim.tsx";
import { useRecording, useWaveform } from "../transcript/use_recording.ts";
import type { TourValues } from "../values.ts";
import { choosePart } from "./choose_part.ts";
import type { Part } from "./cut_story.ts";
import { LeftOutNote } from "./left_out_note.tsx";
import { readPart } from "./part_times.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** What "the last seconds" are, in milliseconds. */
const LAST = 3_000;

export function PartPanel({ index }: { index: number }) {
  useSignals();
  const { getValues } = useFormContext<TourValues>();
  const [address] = useState(() => getValues(`audioStops.${index}.audioUrl`));
  const whole = wholeOf(address);
  const player = useRecording(whole);
  const length = player.length.value;
  return (
    <div className="part-panel">
      {length > 0
        ? <Choice {...{ index, whole, player, length }} now={parsePartAddress(address)} />
        : (
          <p role="status" className="soft">
            {player.problem.value || t("loadingRecording")}
          </p>
        )}
    </div>
  );
}

type ChoiceProps = {
  index: number;
  /** The address of the whole recording, and its milliseconds. */
  whole: string;
  length: number;
  player: ReturnType<typeof useRecording>;
  /** The part that the stop plays; undefined for the whole. */
  now: Part | undefined;
};

function Choice({ index, whole, length, player, now }: ChoiceProps) {
  useSignals();
  const form = useFormContext<TourValues>();
  const { showInside } = usePanel();
  const waveform = useWaveform(whole, length);
  const [part, setPart] = useState<Part>(() => ({
    from: now?.from ?? 0,
    to: Math.min(now?.to ?? length, length),
  }));
  /** What is typed in a box until it is a time of the part. */
  const [typed, setTyped] = useState<Typed>({});
  const [problem, setProblem] = useState("");
  const [view, setView] = useState<Part>();
  const isPlaying = player.isPlaying.value;
  const isWhole = part.from === 0 && part.to === length;
  const change = (next: Part) => {
    player.pause(); // What is left out is not played.
    setProblem("");
    setTyped({});
    setPart(next);
    if (view && (next.from < view.from || next.to > view.to)) setView(around(next, length));
  };
  const use = (chosen: Part | undefined) => {
    player.pause();
    const { from, to } = chosen ?? { from: 0, to: length };
    const address = chosen ? partAddress({ whole, ...chosen }) : whole;
    choosePart(form, index, address, lengthText(Math.max(1, (to - from) / 1000)));
    showInside(undefined);
  };
  const play = (from: number) => isPlaying ? player.pause() : player.play(from, part.to);
  return (
    <>
      <Trim
        startLabel={t("partStart")}
        endLabel={t("partEnd")}
        seconds={length / 1000}
        range={inSeconds(part)}
        view={view && inSeconds(view)}
        shortest={MIN_PART / 1000}
        waveform={waveform}
        position={isPlaying ? player.position.value / 1000 : undefined}
        onRange={({ start, end }) => {
          // A handle that stays keeps its milliseconds.
          const [from, to] = [Math.round(start * 1000), Math.round(end * 1000)];
          change({ from, to: Math.min(to, length) });
        }}
      />
      <div className="part-acts">
        <button type="button" className="button" onClick={() => play(part.from)}>
          {isPlaying ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
          {isPlaying ? t("stop") : t("listen")}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => player.play(Math.max(part.from, part.to - LAST), part.to)}
        >
          <SkipForward aria-hidden="true" />
          {t("lastSeconds")}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => setView(view ? undefined : around(part, length))}
        >
          {view ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          {view ? t("showAll") : t("lookCloser")}
        </button>
      </div>
      <Times
        {...{ part, length, problem, typed }}
        onType={setTyped}
        onPart={change}
        onProblem={setProblem}
      />
      {!isWhole && <LeftOutNote {...{ index, part, whole }} />}
      <div className="part-acts">
        <button
          type="button"
          className="button primary"
          aria-disabled={problem !== "" || isWhole || undefined}
          onClick={() => problem || isWhole || use(part)}
        >
          <Check aria-hidden="true" />
          {t("useThisPart")}
        </button>
        {now && (
          <button type="button" className="button" onClick={() => use(undefined)}>
            <Undo2 aria-hidden="true" />
            {t("useWholeRecording")}
          </button>
        )}
      </div>
      <p className="field-hint">{t("visitorsHaveWhole")}</p>
    </>
  );
}

const inSeconds = ({ from, to }: Part) => ({ start: from / 1000, end: to / 1000 });

/** A part with some of the recording on both sides, where its handles can go. */
function around({ from, to }: Part, length: number): Part {
  const margin = Math.max(5_000, (to - from) / 4);
  return { from: Math.max(0, from - margin), to: Math.min(length, to + margin) };
}

type Typed = { from?: string; to?: string };

type TimesProps = {
  part: Part;
  typed: Typed;
  onType: (typed: Typed) => void;
  length: number;
  problem: string;
  onPart: (part: Part) => void;
  /** What was typed cannot be a part: "" once it can. */
  onProblem: (problem: string) => void;
};

function Times({ part, length, problem, typed, onType, onPart, onProblem }: TimesProps) {
  const id = useId();
  const shown = { from: timeText(part.from), to: timeText(part.to), ...typed };
  const settle = () => {
    if (typed.from === undefined && typed.to === undefined) return;
    const read = readPart(shown, part, length);
    if (typeof read === "string") onProblem(read);
    else onPart(read);
  };
  const box = (edge: keyof Part, label: string) => (
    <div className="field-box">
      <label htmlFor={`${id}-${edge}`}>{label}</label>
      <input
        id={`${id}-${edge}`}
        type="text"
        className="figures"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem !== "" || undefined}
        aria-describedby={`${id}-problem`}
        value={shown[edge]}
        onChange={({ target }) => onType({ ...typed, [edge]: target.value })}
        onKeyDown={({ key }) => key === "Enter" && settle()}
        onBlur={settle}
      />
    </div>
  );
  return (
    <div className="part-times" role="group" aria-label={t("partTimes")}>
      {box("from", t("partFrom"))}
      {box("to", t("partTo"))}
      <output className="soft">
        {t("partOfWhole", { part: timeText(part.to - part.from), whole: timeText(length) })}
      </output>
      <p id={`${id}-problem`} role="alert" className="field-error">{problem}</p>
    </div>
  );
}
