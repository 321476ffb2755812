/** How far a tour is from here, how long it is on foot, and how much there is to hear. */
import { useSignals } from "@preact/signals-react/runtime";
import { LocateFixed } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { getLocation } from "../lib/browser/location.ts";
import { distanceBetween } from "../lib/geo/distance.ts";
import { walkingSeconds } from "../lib/geo/route_length.ts";
import type { Position } from "../lib/model/position.ts";
import { Figures } from "../lib/ui/facts.tsx";
import { minutesText, wayText } from "../lib/ui/lengths.ts";
import { distanceText } from "../lib/ui/tour_labels.ts";

/** `way` in metres and `listening` in seconds are there where they are known. */
type Props = { start: Position; way?: number; listening?: number };

const never = () => () => {};

export default function GettingThere({ start, way, listening }: Props) {
  useSignals();
  const location = useSyncExternalStore(never, getLocation, () => undefined);
  const position = location?.position.value;
  return (
    <>
      <Figures
        className="trip-figures"
        figures={[
          ["Route", way && wayText(way)],
          ["On foot", way && minutesText(walkingSeconds(way))],
          ["Listening", listening && minutesText(listening)],
        ]}
      />
      {position
        ? (
          <p className="how-far figures">
            <LocateFixed aria-hidden="true" />
            The start is {distanceText(distanceBetween(position, start))}
          </p>
        )
        : <Locate />}
    </>
  );
}

/** Asks for the position: nothing here does so by itself. */
function Locate() {
  const [failure, setFailure] = useState<string>();
  const [isLocating, setLocating] = useState(false);
  const locate = () => {
    setLocating(true);
    getLocation().locate()
      .catch((error: Error) => setFailure(error.message))
      .finally(() => setLocating(false));
  };
  return (
    <div className="locate">
      <button type="button" className="how-far" disabled={isLocating} onClick={locate}>
        <LocateFixed aria-hidden="true" />
        {isLocating ? "Looking for your position…" : "How far is it from here?"}
      </button>
      <p role="status">{failure}</p>
    </div>
  );
}
