/** Cuts a recording at both ends: its waveform, with a handle at each. */
import { type CSSProperties, type KeyboardEvent, memo, useMemo } from "react";
import type { Waveform } from "../../../../lib/device/media/peaks.ts";
import type { Range } from "./use_take.ts";
import { language, texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

type Props = {
  startLabel: string;
  endLabel: string;
  /** The whole length. */
  seconds: number;
  range: Range;
  /** What is shown; the whole if missing. */
  view?: Range;
  /** The shortest part, in seconds. */
  shortest?: number;
  waveform?: Waveform;
  /** The playing position in seconds. */
  position?: number;
  onRange: (range: Range) => void;
};

/** The step of a handle by key, that with Shift, and the shortest recording, in seconds. */
const [STEP, LONG_STEP, SHORTEST] = [0.1, 1, 0.5];

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

export function Trim(
  {
    startLabel,
    endLabel,
    seconds,
    range,
    view,
    shortest = SHORTEST,
    waveform,
    position,
    onRange,
  }: Props,
) {
  const { start, end } = range;
  const shown = view ?? { start: 0, end: seconds };
  const peaks = useMemo(
    () => waveform && peaksWithin(waveform, shown),
    [waveform, shown.start, shown.end],
  );
  const part = (time: number) => `${100 * (time - shown.start) / (shown.end - shown.start)}%`;
  const handle = (label: string, value: number, onValue: (value: number) => void) => {
    const step = (event: KeyboardEvent) => {
      const by = event.shiftKey ? KEYS[event.key] : undefined;
      if (by === undefined) return;
      event.preventDefault();
      onValue(Math.max(shown.start, Math.min(value + by * LONG_STEP, shown.end)));
    };
    return (
      <input
        type="range"
        aria-label={label}
        aria-valuetext={spokenTime(value)}
        min={shown.start}
        max={shown.end}
        step={STEP}
        value={value}
        onKeyDown={step}
        onChange={({ target }) => onValue(Number(target.value))}
      />
    );
  };
  return (
    <div
      className="trim"
      style={{ "--trim-start": part(start), "--trim-end": part(end) } as CSSProperties}
    >
      <Bars peaks={peaks} />
      {position !== undefined && shown.start <= position && position <= shown.end && (
        <span className="trim-position" style={{ insetInlineStart: part(position) }} />
      )}
      {handle(startLabel, start, (value) =>
        onRange({ start: Math.max(0, Math.min(value, end - shortest)), end }))}
      {handle(endLabel, end, (value) =>
        // The last step may be shorter.
        onRange({
          start,
          end: seconds - value < STEP ? seconds : Math.max(value, start + shortest),
        }))}
    </div>
  );
}

/** The square root of the measurement, so that quiet speech is visible, too. */
export const Bars = memo(function Bars({ peaks = [] }: { peaks?: readonly number[] }) {
  const path = peaks.map((peak, i) => {
    const half = Math.max(1, 48 * Math.sqrt(Math.min(1, peak)));
    return `M${i + 0.5} ${50 - half}V${50 + half}`;
  }).join("");
  return (
    <svg viewBox={`0 0 ${peaks.length || 1} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

/** The peaks of a part, at most `MOST_BARS` of them. */
export function peaksWithin({ peaks, seconds }: Waveform, { start, end }: Range): number[] {
  const rate = peaks.length / seconds;
  const own = peaks.slice(Math.floor(start * rate), Math.ceil(end * rate));
  const count = Math.min(own.length, MOST_BARS);
  return Array.from(
    { length: count },
    (_, i) =>
      Math.max(...own.slice(Math.floor(i * own.length / count), (i + 1) * own.length / count)),
  );
}

/** Bars of two pixels and a gap each, on a wide screen. */
const MOST_BARS = 400;

const spokenTime = (seconds: number) =>
  seconds < 60 ? t("seconds", { seconds: secondsText(seconds) }) : t("minutesSeconds", {
    count: Math.floor(seconds / 60),
    seconds: secondsText(seconds % 60),
  });

/** Seconds with one digit after the point. */
export const secondsText = (seconds: number) =>
  seconds.toLocaleString(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
