/** The recording, the times of all things on its waveform, and the boxes of the open one. */
import { ChevronRight, MapPinned, Pin, TimerOff } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { readTime } from "../../../../lib/formats/chapters/read_chapters.ts";
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import { FieldError, FieldLine, useFieldError } from "../field.tsx";
import { previewTimeOf } from "../stops/use_preview.ts";
import { lengthText } from "../stops/recording_length.ts";
import { Bars } from "../takes/trim.tsx";
import { RecordingBar, recordingKeys } from "../transcript/recording_bar.tsx";
import type { RecordingPlayer } from "../transcript/recording_player.ts";
import { useRecording, useWaveform } from "../transcript/use_recording.ts";
import type { TourValues } from "../values.ts";
import { indexOfPrefix } from "./thing_paths.ts";
import type { Card, ThingTimesProps } from "./thing_cards.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("things");

type Times = { from?: number; to?: number };

export function ThingTimesPanel({ name, cards, open, onOpen }: ThingTimesProps) {
  useSignals();
  const form = useFormContext<TourValues>();
  const address = useWatch({ control: form.control, name: `${name}audioUrl` });
  const player = useRecording(address);
  const box = useRef<HTMLDivElement>(null);
  const set = (index: number, { from, to }: Times) => {
    const path = `${name}things.${index}` as const;
    form.setValue(`${path}.from`, from, { shouldDirty: true });
    form.setValue(`${path}.to`, to, { shouldDirty: true });
    form.clearErrors(`${path}.to`);
  };
  /** The present second of the preview above, or of the player here. */
  const now = () => Math.round(previewTimeOf(indexOfPrefix(name)) ?? player.position.value);
  const here = (index: number) =>
    set(index, { from: now(), to: laterThan(now(), cards[index].to) });
  const until = (index: number) => set(index, { from: cards[index].from ?? 0, to: now() });
  const onKey = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const target = event.target as Element;
    if (
      ctrlKey || altKey || metaKey || target.closest("input:not([type=range]), textarea, select")
    ) {
      return;
    }
    const id = target.closest("[data-thing]")?.getAttribute("data-thing");
    const index = id ? cards.findIndex((card) => card.id === id) : open;
    if (index < 0 || key !== "f" && key !== "u") return;
    event.preventDefault();
    if (key === "f") here(index);
    else until(index);
  };
  const handler = useRef(onKey);
  handler.current = onKey;
  // The keys work on the cards above as well.
  useEffect(() => {
    const ended = new AbortController();
    const things = box.current?.closest(".things") as HTMLElement | null;
    things?.addEventListener("keydown", (event) => handler.current(event), {
      signal: ended.signal,
    });
    return () => ended.abort();
  }, []);
  const card = cards[open];
  const next = cards.find(({ from, url }, i) => i > open && url && from === undefined);
  return (
    <div ref={box} className="thing-times" onKeyDown={recordingKeys(player)}>
      <RecordingBar player={player} />
      <Marks {...{ cards, player, address, set }} />
      {card
        ? (
          <>
            <p className="thing-times-of">
              {card.label || t("pictureNumber", { number: open + 1 })}
            </p>
            <TimeBoxes
              key={`${card.id} ${card.from} ${card.to}`}
              path={`${name}things.${open}.to`}
              {...{ card }}
              length={player.length.value}
              onTimes={(times) => set(open, times)}
            />
            <div className="picture-file">
              <button type="button" className="button" onClick={() => here(open)}>
                <Pin aria-hidden="true" />
                {t("fromHere")}
              </button>
              <button type="button" className="button quiet" onClick={() => until(open)}>
                <MapPinned aria-hidden="true" />
                {t("untilHere")}
              </button>
              {card.from !== undefined && (
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => set(open, {})}
                >
                  <TimerOff aria-hidden="true" />
                  {t("noTime")}
                </button>
              )}
              {next && (
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => onOpen(next.id)}
                >
                  <ChevronRight aria-hidden="true" />
                  {t("nextPicture")}
                </button>
              )}
            </div>
          </>
        )
        : <p className="soft">{t("openToTime")}</p>}
      <p className="field-hint">
        {rich(t, "timeKeys", { kbd: (text) => <kbd>{text}</kbd> })}
      </p>
    </div>
  );
}

/** An end that is before the new start goes. */
const laterThan = (from: number, to: number | undefined) =>
  to !== undefined && to > from ? to : undefined;

type MarksProps = {
  cards: readonly Card[];
  player: RecordingPlayer;
  address: string;
  set: (index: number, times: Times) => void;
};

/** The step of a mark by key, in milliseconds. */
const STEP = 500;

function Marks({ cards, player, address, set }: MarksProps) {
  useSignals();
  const length = player.length.value;
  const waveform = useWaveform(address, length);
  if (length === 0) return null;
  const part = (time: number) => `${100 * Math.min(time, length) / length}%`;
  return (
    <div
      className="trim thing-marks"
      style={{ "--trim-start": "0%", "--trim-end": "100%" } as CSSProperties}
    >
      <Bars peaks={waveform?.peaks} />
      <span className="trim-position" style={{ insetInlineStart: part(player.position.value) }} />
      {cards.map(({ id, from, to, label }, index) =>
        from !== undefined && (
          <input
            key={id}
            type="range"
            aria-label={label
              ? t("startOfTitled", { title: label })
              : t("startOfPicture", { number: index + 1 })}
            aria-valuetext={timeText(from)}
            min={0}
            max={length}
            step={STEP}
            value={from}
            onChange={({ target }) => {
              const time = Number(target.value);
              set(index, { from: time, to: laterThan(time, to) });
            }}
          />
        )
      )}
    </div>
  );
}

type BoxesProps = {
  path: `audioStops.${number}.things.${number}.to`;
  card: Card;
  /** The length of the recording in milliseconds; 0 while unknown. */
  length: number;
  onTimes: (times: Times) => void;
};

const textOf = (time: number | undefined) => time === undefined ? "" : timeText(time);

function TimeBoxes({ path, card, length, onTimes }: BoxesProps) {
  const id = useId();
  const { from, to } = card;
  const [texts, setTexts] = useState({ from: textOf(from), to: textOf(to) });
  const [problem, setProblem] = useState("");
  const error = useFieldError(path);
  const settle = () => {
    const read = { from: readTime(texts.from), to: readTime(texts.to) };
    const bad = (["from", "to"] as const).find((name) =>
      texts[name].trim() !== "" && read[name] === undefined
    );
    if (bad) return setProblem(t("notTime", { typed: texts[bad] }));
    if (read.to !== undefined && read.to <= (read.from ?? 0)) {
      return setProblem(t("shownThenHidden"));
    }
    setProblem("");
    const times = { ...read, from: read.from ?? (read.to === undefined ? undefined : 0) };
    if (times.from !== from || times.to !== to) onTimes(times);
  };
  const isBeyond = length > 0 && Math.max(from ?? 0, to ?? 0) > length + 500;
  const said = problem || error ||
    (isBeyond ? t("recordingEnds", { time: lengthText(length / 1000) }) : "");
  const line = (name: "from" | "to", label: string) => (
    <FieldLine id={`${id}-${name}`} label={label} className="short">
      <input
        id={`${id}-${name}`}
        type="text"
        className="figures"
        inputMode="decimal"
        autoComplete="off"
        placeholder={t("timeFormat")}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? `${id}-error` : undefined}
        value={texts[name]}
        {...name === "to" && { name: path }}
        onChange={({ target }) =>
          setTexts({ ...texts, [name]: target.value })}
        onBlur={settle}
      />
    </FieldLine>
  );
  return (
    <>
      <div className="thing-time-boxes">
        {line("from", t("shownFrom"))}
        {line("to", t("shownUntil"))}
      </div>
      {said && <FieldError id={`${id}-error`}>{said}</FieldError>}
    </>
  );
}
