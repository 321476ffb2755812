/** Cuts a take at both ends: its waveform, with a handle at each. */
import type { CSSProperties } from "react";
import type { Waveform } from "../../../../lib/device/media/peaks.ts";
import type { Range } from "./use_take.ts";

type Props = {
  /** The name of the take. */
  label: string;
  /** The whole length. */
  seconds: number;
  range: Range;
  waveform?: Waveform;
  /** The playing position in seconds. */
  position?: number;
  onRange: (range: Range) => void;
};

/** The step of a handle by key, and the shortest recording, in seconds. */
const [STEP, SHORTEST] = [0.1, 0.5];

export function Trim({ label, seconds, range, waveform, position, onRange }: Props) {
  const { start, end } = range;
  const part = (time: number) => `${100 * time / seconds}%`;
  const handle = (name: string, value: number, onValue: (value: number) => void) => (
    <input
      type="range"
      aria-label={`${name} of ${label}`}
      aria-valuetext={`${secondsText(value)} seconds`}
      min={0}
      max={seconds}
      step={STEP}
      value={value}
      onChange={({ target }) => onValue(Number(target.value))}
    />
  );
  return (
    <div
      className="trim"
      style={{ "--trim-start": part(start), "--trim-end": part(end) } as CSSProperties}
    >
      <Bars peaks={waveform?.peaks} />
      {position !== undefined && (
        <span className="trim-position" style={{ insetInlineStart: part(position) }} />
      )}
      {handle("Start", start, (value) =>
        onRange({ start: Math.max(0, Math.min(value, end - SHORTEST)), end }))}
      {handle("End", end, (value) =>
        // The last step may be shorter.
        onRange({
          start,
          end: seconds - value < STEP ? seconds : Math.max(value, start + SHORTEST),
        }))}
    </div>
  );
}

/** The square root of the measurement, so that quiet speech is visible, too. */
export function Bars({ peaks = [] }: { peaks?: readonly number[] }) {
  const path = peaks.map((peak, i) => {
    const half = Math.max(1, 48 * Math.sqrt(Math.min(1, peak)));
    return `M${i + 0.5} ${50 - half}V${50 + half}`;
  }).join("");
  return (
    <svg viewBox={`0 0 ${peaks.length || 1} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Seconds with one digit after the point. */
export const secondsText = (seconds: number) => seconds.toFixed(1);
