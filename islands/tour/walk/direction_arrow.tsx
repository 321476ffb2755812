import { useSignals } from "@preact/signals-react/runtime";
import { ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { getOrientation } from "../../../lib/device/location/orientation.ts";

type Props = {
  /** Degrees from north, as is the course. */
  bearing: number;
  /** The direction walked last, which turns the arrow without a compass. */
  course?: number;
  small: boolean;
};

/**
 * Points to the next stop: relative to the device's or the visitor's direction, or on a map with
 * north up if neither is known. On an iPhone a tap on it asks for the compass.
 */
export function DirectionArrow({ bearing, course, small }: Props) {
  useSignals();
  const orientation = getOrientation();
  useEffect(() => orientation.follow(), []);
  const angle = useTurns(bearing - (orientation.heading.value ?? course ?? 0));
  const arrow = (
    <span className="walk-arrow" data-size={small ? "small" : undefined} aria-hidden="true">
      <ArrowUp style={{ rotate: `${angle}deg` }} />
    </span>
  );
  if (orientation.status.value !== "blocked") return arrow;
  return (
    <button
      type="button"
      className="walk-compass"
      aria-label="Turn the arrow with the phone"
      onClick={() => orientation.request()}
    >
      {arrow}
      <span aria-hidden="true">Compass</span>
    </button>
  );
}

/** The same angle, plus whole turns, so that the arrow turns the shorter way round. */
function useTurns(angle: number): number {
  const shown = useRef(angle);
  const turn = ((angle - shown.current) % 360 + 540) % 360 - 180;
  shown.current += turn;
  return Math.round(shown.current);
}
