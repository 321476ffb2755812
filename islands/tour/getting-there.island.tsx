/** The distance of a tour, the time on foot, and the length of its stories. */
import { useSignals } from "@preact/signals-react/runtime";
import { LocateFixed } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { getLocation } from "../../lib/device/location/location.ts";
import { distanceBetween } from "../../lib/geo/distance.ts";
import { roughMetresText } from "../../lib/geo/metres_text.ts";
import { walkingSeconds } from "../../lib/geo/route_length.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import type { Position } from "../../lib/model/tour/position.ts";
import { listeningSeconds } from "../../lib/model/media/recording_length.ts";
import { Figures } from "../../lib/ui/tour/facts.tsx";
import { distanceText, minutesText } from "../../lib/ui/tour/tour_labels.ts";
import { usePlayer } from "../player/use_player.ts";

/** `start` is missing without a stop on the map; `way` in metres is there if known. */
type Props = { tour: PlayerTour; start?: Position; way?: number };

/** Metres from the start that count as being there: phones are seldom more accurate. */
const AT_START = 20;

const never = () => () => {};

export default function GettingThere({ tour, start, way }: Props) {
  useSignals();
  const listening = listeningSeconds(tour.audioStops, usePlayer()?.lengths.value);
  const location = useSyncExternalStore(never, getLocation, () => undefined);
  const position = location?.position.value;
  return (
    <>
      <Figures
        className="trip-figures"
        figures={[
          ["Route", way && roughMetresText(way)],
          ["On foot", way && minutesText(walkingSeconds(way))],
          ["Listening", listening && minutesText(listening)],
        ]}
      />
      {start && (position
        ? (
          <p className="how-far figures">
            <LocateFixed aria-hidden="true" />
            {startText(distanceBetween(position, start))}
          </p>
        )
        : <Locate />)}
    </>
  );
}

const startText = (metres: number) =>
  metres <= AT_START ? "You’re at the start" : `The start is ${distanceText(metres)}`;

/** Asks for the position, which nothing here does without a tap. */
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
        {isLocating ? "Finding your position…" : "How far is it from here?"}
      </button>
      <p role="status">{failure}</p>
    </div>
  );
}
